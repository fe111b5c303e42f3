"""How a PostgreSQL database came to its present format; what is only of the moment is not logged."""

from fathoms.server.migrations import Migration

KEPT = """
CREATE TABLE matches (
    id TEXT COLLATE "C" PRIMARY KEY, fixed BYTEA NOT NULL, present BYTEA NOT NULL, version BIGINT NOT NULL,
    made DOUBLE PRECISION NOT NULL, changed DOUBLE PRECISION NOT NULL);
CREATE TABLE steps (
    match TEXT COLLATE "C" NOT NULL, n INTEGER NOT NULL, row BYTEA NOT NULL, positions BYTEA NOT NULL,
    PRIMARY KEY (match, n));
CREATE TABLE rights (
    match TEXT COLLATE "C" NOT NULL, guest TEXT COLLATE "C" NOT NULL, rank INTEGER NOT NULL,
    PRIMARY KEY (match, guest));
CREATE INDEX rights_of_guest ON rights (guest);
CREATE TABLE tokens (
    hashed BYTEA PRIMARY KEY, match TEXT COLLATE "C" NOT NULL, role TEXT NOT NULL, seat INTEGER NOT NULL);
CREATE TABLE answers (
    match TEXT COLLATE "C" NOT NULL, guest TEXT COLLATE "C" NOT NULL, id TEXT COLLATE "C" NOT NULL,
    body BYTEA NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (match, guest, id));
CREATE TABLE news (version TEXT COLLATE "C" PRIMARY KEY, kinds BYTEA NOT NULL);
CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at DOUBLE PRECISION NOT NULL);
CREATE TABLE key (one INTEGER PRIMARY KEY CHECK (one = 1), key BYTEA NOT NULL);
"""
CHANGES = """
CREATE TABLE changes (
    match TEXT COLLATE "C" NOT NULL, version BIGINT NOT NULL, first INTEGER, tells TEXT NOT NULL,
    PRIMARY KEY (match, version));
"""
SERVERS = """
CREATE UNLOGGED TABLE servers (
    id TEXT COLLATE "C" PRIMARY KEY, thinks_only BOOLEAN NOT NULL, beat TIMESTAMPTZ NOT NULL);
CREATE UNLOGGED TABLE presence (
    match TEXT COLLATE "C" NOT NULL, guest TEXT COLLATE "C" NOT NULL, server TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match, guest, server));
CREATE INDEX presence_of_server ON presence (server);
"""
QUESTIONS = """
CREATE UNLOGGED TABLE questions (
    key TEXT COLLATE "C" PRIMARY KEY, pool TEXT NOT NULL, rules TEXT NOT NULL, work TEXT NOT NULL,
    about BYTEA NOT NULL, guest TEXT COLLATE "C" NOT NULL, watched BOOLEAN NOT NULL, turn INTEGER NOT NULL,
    asked TIMESTAMPTZ NOT NULL DEFAULT now(), server TEXT COLLATE "C", tries INTEGER NOT NULL DEFAULT 0,
    answer BYTEA, failed TEXT);
CREATE INDEX questions_of_guest ON questions (guest);
"""
BANNED = 'CREATE TABLE banned (guest TEXT COLLATE "C" PRIMARY KEY)'
MIGRATIONS: tuple[Migration, ...] = tuple(map(Migration, (KEPT, CHANGES, SERVERS, QUESTIONS, BANNED)))
