import type { DatabaseSync } from 'node:sqlite';

import { sql } from '../db/index.ts';

/** What somebody said of who they are. `birthDate`: `YYYY-MM-DD`; empty: not said. */
export type Told = { surname: string; name: string; birthDate: string };

/** So many names an account may have had; then only the support changes it. */
export const mostNames = 20;

const toldOf = (row: Record<string, unknown>): Told => ({
  surname: String(row.surname),
  name: String(row.name),
  birthDate: String(row.birth_date),
});

/** What the player said before what they say now: a name is not left behind by another one. Rows VERIF-10, LIM-98. */
export const toldBefore = (db: DatabaseSync, userId: number): Told[] =>
  sql(db, 'SELECT surname, name, birth_date FROM told_before WHERE user_id = ? LIMIT ?')
    .all(userId, mostNames)
    .map(toldOf);

/** Keeps what is said no more. Nothing was said when there is no name and no birthday. */
export function keepTold(db: DatabaseSync, userId: number, { surname, name, birthDate }: Told): void {
  if (surname + name + birthDate === '') return;
  sql(db, 'INSERT OR IGNORE INTO told_before (user_id, surname, name, birth_date) VALUES (?, ?, ?, ?)').run(
    ...[userId, surname, name, birthDate],
  );
}

/** All players who give or once gave this date of birth, with the name that they gave with it. */
export const bornOn = (db: DatabaseSync, birthDate: string): (Told & { userId: number })[] =>
  sql(
    db,
    `SELECT id, json_extract(client_config, '$.user_data.surname') AS surname,
            json_extract(client_config, '$.user_data.name') AS name, ?1 AS birth_date FROM user
       WHERE json_extract(client_config, '$.user_data.date_birthday') = ?1
     UNION ALL SELECT user_id AS id, surname, name, birth_date FROM told_before WHERE birth_date = ?1`,
  )
    .all(birthDate)
    .map((row) => ({ userId: Number(row.id), ...toldOf({ surname: '', name: '', ...row }) }));
