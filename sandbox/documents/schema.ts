import type { AreaSchema } from '../db/index.ts';

/**
 * What players show of themselves. `document_part`: pieces of files that are still on their way. `bytes`: without the metadata of
 * the device. `hash`: of the file as it came. `zone`: its machine-readable lines. Times: ms; `due_at`: when the reviewer goes on;
 * `expires_at`: the day on the document.
 */
export const documentSchema: AreaSchema = {
  area: 'documents',
  steps: [
    `CREATE TABLE document_part (
       user_id INTEGER NOT NULL REFERENCES user (id),
       file_id TEXT NOT NULL,
       place INTEGER NOT NULL,
       parts INTEGER NOT NULL,
       bytes BLOB NOT NULL,
       at INTEGER NOT NULL,
       PRIMARY KEY (user_id, file_id, place)
     ) STRICT;
     CREATE TABLE document (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       user_id INTEGER NOT NULL REFERENCES user (id),
       file_id TEXT NOT NULL,
       type INTEGER NOT NULL,
       file_name TEXT NOT NULL,
       size INTEGER NOT NULL,
       hash TEXT NOT NULL,
       bytes BLOB NOT NULL,
       zone TEXT NOT NULL,
       state TEXT NOT NULL,
       reason TEXT,
       sent_at INTEGER NOT NULL,
       changed_at INTEGER NOT NULL,
       due_at INTEGER,
       expires_at INTEGER,
       UNIQUE (user_id, file_id)
     ) STRICT;`,
    // `number`: of the document, from its lines.
    `ALTER TABLE document ADD COLUMN number TEXT;
     CREATE INDEX document_by_number ON document (number) WHERE number IS NOT NULL;`,
    'CREATE INDEX document_part_by_time ON document_part (at);',
  ],
};
