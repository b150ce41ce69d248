import type { AreaSchema } from '../db/index.ts';

/**
 * Questions of players about payments. `send_id`: the page's own name of one, so that none is kept twice. `payment_id`,
 * `payment_number`: of the payment concerned. `bytes`: the photo without the metadata of the device. Times: ms.
 */
export const paymentRequestSchema: AreaSchema = {
  area: 'payment-requests',
  steps: [
    `CREATE TABLE payment_request (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       user_id INTEGER NOT NULL REFERENCES user (id),
       send_id TEXT NOT NULL,
       topic_id INTEGER NOT NULL,
       sub_topic_id INTEGER,
       payment_id TEXT,
       payment_number TEXT,
       text TEXT NOT NULL,
       file_name TEXT,
       bytes BLOB,
       answer TEXT,
       answered_at INTEGER,
       at INTEGER NOT NULL,
       UNIQUE (user_id, send_id)
     ) STRICT;
     CREATE INDEX payment_request_of_user ON payment_request (user_id, id);`,
    'CREATE INDEX payment_request_by_time ON payment_request (at);',
  ],
};
