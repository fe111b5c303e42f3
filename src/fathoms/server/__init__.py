"""The web table: matches by link, for people and bots, kept safe and fair."""
