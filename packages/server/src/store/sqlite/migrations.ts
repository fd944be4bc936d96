/** Each is run once, in order; what has been published is never changed. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    kept_name TEXT UNIQUE,
    password TEXT,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_ending ON sessions (expires_at);

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    number INTEGER NOT NULL,
    stage TEXT NOT NULL,
    is_private INTEGER NOT NULL,
    ruleset TEXT NOT NULL,
    players INTEGER NOT NULL,
    speed TEXT NOT NULL,
    due_at INTEGER,
    updated_at INTEGER NOT NULL,
    row TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_owned ON tables (owner, stage);
  CREATE INDEX tables_listed ON tables (is_private, stage, updated_at);
  CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;

  CREATE TABLE seats (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person TEXT,
    request TEXT,
    what TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE entries ADD COLUMN epoch INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE entries ADD COLUMN position_check TEXT;

  CREATE TABLE records (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    record TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE people ADD COLUMN recovery TEXT;
  ALTER TABLE sessions ADD COLUMN begun_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
  UPDATE sessions SET begun_at = expires_at - 15724800000;
  CREATE INDEX sessions_owned ON sessions (person);
  `,
  `
  ALTER TABLE people ADD COLUMN looks TEXT;
  UPDATE people SET looks = looks_of(name) WHERE kept_name IS NOT NULL;
  CREATE INDEX people_looks ON people (looks) WHERE looks IS NOT NULL;
  `,
  `
  CREATE INDEX entries_asked ON entries (person) WHERE person IS NOT NULL;
  `,
  `
  CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    reporter TEXT NOT NULL,
    report TEXT NOT NULL
  ) STRICT;
  `,
  `
  ALTER TABLE reports ADD COLUMN settled TEXT;

  CREATE TABLE announcements (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE blocks (
    person TEXT PRIMARY KEY REFERENCES people (id),
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE owner_sessions (
    token TEXT PRIMARY KEY,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE notice_people (
    person TEXT PRIMARY KEY REFERENCES people (id),
    settings TEXT NOT NULL,
    feed TEXT UNIQUE
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE notice_channels (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES notice_people (person),
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    name TEXT NOT NULL,
    is_on INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    sent_at INTEGER NOT NULL,
    trouble TEXT,
    holder TEXT,
    leased_until INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notice_channels_owned ON notice_channels (person);

  CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL,
    notice TEXT NOT NULL,
    UNIQUE (person, table_id, number, kind)
  ) STRICT;
  CREATE INDEX notices_about ON notices (table_id);

  CREATE TABLE deliveries (
    channel TEXT NOT NULL,
    notice INTEGER NOT NULL,
    PRIMARY KEY (channel, notice)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE server_keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE plans (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL,
    plans TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX plans_made ON plans (person);
  `,
  `
  CREATE TABLE results (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
    contest TEXT,
    result TEXT NOT NULL
  ) STRICT;
  CREATE INDEX results_contest ON results (contest) WHERE contest IS NOT NULL;

  CREATE TABLE result_people (
    person TEXT NOT NULL,
    number INTEGER NOT NULL REFERENCES results (number),
    PRIMARY KEY (person, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_over ON tables (updated_at) WHERE stage = 'over';
  `,
  `
  CREATE TABLE programs (
    person TEXT PRIMARY KEY REFERENCES people (id),
    owner TEXT NOT NULL REFERENCES people (id),
    used_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX programs_owned ON programs (owner);

  CREATE TABLE sharings (
    person TEXT PRIMARY KEY REFERENCES people (id),
    sharing TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE friends (
    person TEXT NOT NULL REFERENCES people (id),
    friend TEXT NOT NULL REFERENCES people (id),
    at INTEGER NOT NULL,
    PRIMARY KEY (person, friend)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX friends_back ON friends (friend);

  CREATE TABLE friend_requests (
    asker TEXT NOT NULL REFERENCES people (id),
    asked TEXT NOT NULL REFERENCES people (id),
    at INTEGER NOT NULL,
    is_declined INTEGER NOT NULL,
    is_withdrawn INTEGER NOT NULL,
    PRIMARY KEY (asker, asked)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX friend_requests_asked ON friend_requests (asked);

  CREATE TABLE personal_blocks (
    person TEXT NOT NULL REFERENCES people (id),
    blocked TEXT NOT NULL REFERENCES people (id),
    at INTEGER NOT NULL,
    PRIMARY KEY (person, blocked)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX personal_blocks_back ON personal_blocks (blocked);

  CREATE TABLE shown_people (
    person TEXT PRIMARY KEY REFERENCES people (id)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    renewals INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE club_members (
    club TEXT NOT NULL REFERENCES clubs (id),
    person TEXT NOT NULL REFERENCES people (id),
    role TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (club, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX club_members_in ON club_members (person);

  CREATE TABLE club_events (
    id TEXT PRIMARY KEY,
    club TEXT NOT NULL REFERENCES clubs (id),
    created_at INTEGER NOT NULL,
    stage TEXT NOT NULL,
    settings TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX club_events_of ON club_events (club);

  CREATE TABLE club_entrants (
    event TEXT NOT NULL REFERENCES club_events (id),
    person TEXT NOT NULL REFERENCES people (id),
    takes_part INTEGER NOT NULL,
    PRIMARY KEY (event, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX club_entrants_in ON club_entrants (person);

  CREATE TABLE club_rounds (
    event TEXT NOT NULL REFERENCES club_events (id),
    round INTEGER NOT NULL,
    drawn TEXT NOT NULL,
    is_made INTEGER NOT NULL,
    closed TEXT,
    PRIMARY KEY (event, round)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX club_rounds_unmade ON club_rounds (is_made) WHERE is_made = 0;
  `,
  `
  -- Since when everyone may look at a club: what was begun before stays for its members.
  ALTER TABLE clubs ADD COLUMN public_since INTEGER;
  UPDATE clubs SET public_since = created_at WHERE is_public = 1;
  `,
];
