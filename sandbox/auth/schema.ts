import type { AreaSchema } from '../db/index.ts';

/** `client_config`: the fields of ClientConfig that differ from the defaults. Times: ms. `secret_hash`: SHA-256 of the cookie `sid`. */
export const authSchema: AreaSchema = {
  area: 'auth',
  steps: [
    `CREATE TABLE user (
       id INTEGER PRIMARY KEY,
       email TEXT UNIQUE COLLATE NOCASE,
       password TEXT NOT NULL,
       profile TEXT NOT NULL,
       client_config TEXT NOT NULL DEFAULT '{}',
       country_id INTEGER NOT NULL,
       language TEXT NOT NULL,
       bonus INTEGER NOT NULL DEFAULT 0,
       ref TEXT NOT NULL DEFAULT '{}',
       active_account INTEGER,
       main_account INTEGER,
       is_frozen INTEGER NOT NULL DEFAULT 0,
       is_blocked INTEGER NOT NULL DEFAULT 0,
       has_two_step INTEGER NOT NULL DEFAULT 0,
       has_first_deposit_bonus INTEGER NOT NULL DEFAULT 0,
       convert_status INTEGER NOT NULL DEFAULT 0,
       created_at INTEGER NOT NULL
     ) STRICT;
     CREATE TABLE session (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       secret_hash TEXT NOT NULL UNIQUE,
       user_id INTEGER REFERENCES user (id),
       is_saved INTEGER NOT NULL,
       step TEXT,
       created_at INTEGER NOT NULL,
       seen_at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX session_of_user ON session (user_id);`,
    // `phone`: with its code, "+447700900000". `social`: somebody came back from a provider and has no account here
    // yet.
    `ALTER TABLE user ADD COLUMN phone TEXT;
     ALTER TABLE user ADD COLUMN takes_news INTEGER NOT NULL DEFAULT 1;
     ALTER TABLE user ADD COLUMN cookies_type INTEGER;
     ALTER TABLE user ADD COLUMN cookies_agreed_at INTEGER;
     CREATE UNIQUE INDEX user_phone ON user (phone);
     ALTER TABLE session ADD COLUMN social TEXT;
     CREATE TABLE social_account (
       provider TEXT NOT NULL,
       subject TEXT NOT NULL,
       user_id INTEGER NOT NULL REFERENCES user (id),
       PRIMARY KEY (provider, subject)
     ) STRICT;
     CREATE TABLE link (
       token_hash TEXT PRIMARY KEY,
       kind TEXT NOT NULL,
       user_id INTEGER NOT NULL REFERENCES user (id),
       expires_at INTEGER NOT NULL
     ) STRICT;`,
    // `used_code`: used codes of providers, until they would expire, Unix seconds. `device`: devices that a player
    // signed in with, as the cookie's SHA-256. `wrong_code`: wrong codes in the hour that ends at that ms; `subject`:
    // whose, see attempts.ts.
    `CREATE TABLE used_code (jti TEXT PRIMARY KEY, ends_at INTEGER NOT NULL) STRICT;
     CREATE TABLE device (
       user_id INTEGER NOT NULL REFERENCES user (id),
       secret_hash TEXT NOT NULL,
       seen_at INTEGER NOT NULL,
       PRIMARY KEY (user_id, secret_hash)
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE wrong_code (subject TEXT PRIMARY KEY, wrong INTEGER NOT NULL, ends_at INTEGER NOT NULL) STRICT;`,
    // `rights`: what the account may see beyond others, a list in JSON. Only an operator gives it.
    `ALTER TABLE user ADD COLUMN rights TEXT NOT NULL DEFAULT '[]';`,
    `ALTER TABLE user ADD COLUMN password_changed_at INTEGER;`,
    // What players want to hear of stands in the area of marketing.
    `ALTER TABLE user DROP COLUMN takes_news;`,
    // 'limit': the player's own time was over.
    'ALTER TABLE session ADD COLUMN ended TEXT;',
    // `agent`: the browser's own words. `country`: two letters. `login_event`: each try with this player's name, `how`: by
    // which call, `is_in`: it was let in.
    `ALTER TABLE session ADD COLUMN agent TEXT NOT NULL DEFAULT '';
     ALTER TABLE session ADD COLUMN address TEXT NOT NULL DEFAULT '';
     ALTER TABLE session ADD COLUMN country TEXT NOT NULL DEFAULT '';
     CREATE TABLE login_event (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       user_id INTEGER NOT NULL REFERENCES user (id),
       at INTEGER NOT NULL,
       how TEXT NOT NULL,
       agent TEXT NOT NULL,
       address TEXT NOT NULL,
       country TEXT NOT NULL,
       is_in INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX login_event_of_user ON login_event (user_id, id);`,
  ],
};
