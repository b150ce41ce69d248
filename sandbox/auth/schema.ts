import type { AreaSchema } from '../db/index.ts';

/** `client_config`: the fields of ClientConfig that differ from the defaults. Times: ms. `secret_hash`: SHA-256 of what the session's cookie holds. */
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
    // The choice of messages is in the area of marketing.
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
    // `secret`: in base 32. `last_period`: of the last code that was taken. A backup code stays until it is used.
    `CREATE TABLE authenticator (
       user_id INTEGER PRIMARY KEY REFERENCES user (id),
       secret TEXT NOT NULL,
       is_on INTEGER NOT NULL,
       last_period INTEGER NOT NULL
     ) STRICT;
     CREATE TABLE backup_code (
       user_id INTEGER NOT NULL REFERENCES user (id),
       code_hash TEXT NOT NULL,
       PRIMARY KEY (user_id, code_hash)
     ) STRICT, WITHOUT ROWID;`,
    // `passkey.id`: as the browser names it. `passkey_challenge`: what a session must sign, until that ms.
    `CREATE TABLE passkey (
       id TEXT PRIMARY KEY,
       user_id INTEGER NOT NULL REFERENCES user (id),
       public_key BLOB NOT NULL,
       counter INTEGER NOT NULL,
       name TEXT NOT NULL,
       created_at INTEGER NOT NULL,
       used_at INTEGER
     ) STRICT;
     CREATE TABLE passkey_challenge (
       session_id INTEGER PRIMARY KEY,
       challenge TEXT NOT NULL,
       ends_at INTEGER NOT NULL
     ) STRICT;`,
    // Log-ins by QR: one code a visitor's session. `user_id`: who looked at it first.
    `CREATE TABLE qr_login (
       session_id INTEGER PRIMARY KEY,
       code_hash TEXT NOT NULL UNIQUE,
       agent TEXT NOT NULL,
       address TEXT NOT NULL,
       country TEXT NOT NULL,
       asked_at INTEGER NOT NULL,
       ends_at INTEGER NOT NULL,
       state TEXT NOT NULL,
       user_id INTEGER REFERENCES user (id)
     ) STRICT;`,
    // `question`: its key, the answer as a hash.
    `CREATE TABLE secret_question (
       user_id INTEGER PRIMARY KEY REFERENCES user (id),
       question TEXT NOT NULL,
       answer_hash TEXT NOT NULL
     ) STRICT;`,
    // `proven_at`: when the player of the session last showed that it is them, ms. `step`: a list from now on, one for
    // each tab. `passkey_challenge`: as many as there are tabs. `removed_passkey`: it is told so when it is used.
    `ALTER TABLE session ADD COLUMN proven_at INTEGER;
     UPDATE session SET step = NULL;
     DROP TABLE passkey_challenge;
     CREATE TABLE passkey_challenge (
       challenge TEXT PRIMARY KEY,
       session_id INTEGER NOT NULL,
       ends_at INTEGER NOT NULL
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE removed_passkey (id TEXT PRIMARY KEY, removed_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;`,
    // The contact that a player typed at registration, though it was another person's.
    `ALTER TABLE user ADD COLUMN claimed_email TEXT;
     ALTER TABLE user ADD COLUMN claimed_phone TEXT;`,
    // As many codes by QR as there are tabs. They last two minutes, so nothing is moved.
    `DROP TABLE qr_login;
     CREATE TABLE qr_login (
       code_hash TEXT PRIMARY KEY,
       session_id INTEGER NOT NULL,
       agent TEXT NOT NULL,
       address TEXT NOT NULL,
       country TEXT NOT NULL,
       asked_at INTEGER NOT NULL,
       ends_at INTEGER NOT NULL,
       state TEXT NOT NULL,
       user_id INTEGER REFERENCES user (id)
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX qr_login_session ON qr_login (session_id);`,
    // `maker`: whose new passkey the challenge is for; null: it is for showing one.
    `ALTER TABLE passkey_challenge ADD COLUMN maker INTEGER;`,
    // Old rows are swept at every log-in, and people are found by what is in their JSON.
    `CREATE INDEX session_by_sight ON session (seen_at);
     CREATE INDEX session_by_age ON session (created_at);
     CREATE INDEX device_by_sight ON device (seen_at);
     CREATE INDEX device_of_secret ON device (secret_hash);
     CREATE INDEX link_of_user ON link (user_id);
     CREATE INDEX link_by_end ON link (expires_at);
     CREATE INDEX used_code_by_end ON used_code (ends_at);
     CREATE INDEX wrong_code_by_end ON wrong_code (ends_at);
     CREATE INDEX passkey_of_user ON passkey (user_id);
     CREATE INDEX passkey_challenge_by_end ON passkey_challenge (ends_at);
     CREATE INDEX qr_login_by_end ON qr_login (ends_at);
     CREATE INDEX social_account_of_user ON social_account (user_id);
     CREATE INDEX user_of_tag ON user (json_extract(ref, '$.tag'));
     CREATE INDEX user_of_friend ON user (json_extract(ref, '$.bf'));
     CREATE INDEX user_by_birth ON user (json_extract(client_config, '$.user_data.date_birthday'));`,
    `CREATE INDEX login_event_by_time ON login_event (at);
     CREATE INDEX removed_passkey_by_time ON removed_passkey (removed_at);`,
  ],
};
