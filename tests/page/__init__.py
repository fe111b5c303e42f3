"""The page's own state, under Node's test runner."""
