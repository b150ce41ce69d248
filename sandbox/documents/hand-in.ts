import { createHash } from 'node:crypto';

import { errorCodes } from '../../contracts/common.ts';
import { type DocumentRequest, hasZone } from '../../contracts/documents.ts';
import { plainText } from '../../contracts/plain-text.ts';
import type { z } from '../../contracts/zod.ts';
import { userById } from '../auth/users.ts';
import { sql, transaction } from '../db/index.ts';
import { ApiFailure, unauthorized, wrongField } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { forgetParts } from './parts.ts';
import { photoOf } from './photo.ts';
import { moveDocument } from './review.ts';
import { documentById, typesFor } from './store.ts';
import { readZone } from './zone.ts';

const twice = () =>
  new ApiFailure(409, errorCodes.conflict, 'This file has already been uploaded.', {
    errors: [{ field: 'file', detail: 'verification.wrong.twice', priority: 1 }],
  });

/** Makes a document of the parts that are here. A second call for the same file changes nothing. Rows VERIF-04, VERIF-09. */
export function handIn(world: World, userId: number, sent: z.infer<typeof DocumentRequest>): void {
  const { db, clock } = world;
  const user = userById(db, userId);
  if (user === null) throw unauthorized();
  if (sql(db, 'SELECT 1 FROM document WHERE user_id = ? AND file_id = ?').get(userId, sent.fileId) !== undefined)
    return;
  if (!typesFor(user).includes(sent.type)) throw wrongField('type', 'verification.wrong.type');
  const zone = hasZone(sent.type) ? readZone(sent.zone, clock.now()) : null;
  if (zone === null && hasZone(sent.type)) throw wrongField('zone', 'verification.wrong.zone');
  const { file, clean } = photoOf(world, userId, sent.fileId);
  const hash = createHash('sha256').update(file).digest('hex');
  const same = "SELECT 1 FROM document WHERE user_id = ? AND hash = ? AND state NOT IN ('rejected', 'expired')";
  if (sql(db, same).get(userId, hash) !== undefined) throw twice();
  const id = transaction(db, () => {
    forgetParts(world, userId, sent.fileId);
    const made = sql(
      db,
      `INSERT INTO document (user_id, file_id, type, file_name, size, hash, bytes, zone, state, sent_at, changed_at, expires_at, number)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'new', ?, ?, ?, ?)`,
    ).run(
      ...[
        userId,
        sent.fileId,
        sent.type,
        plainText(sent.fileName),
        file.length,
        hash,
        clean,
        zone === null ? '' : sent.zone,
      ],
      ...[clock.now(), clock.now(), zone?.expiresAt ?? null, zone?.number ?? null],
    );
    return Number(made.lastInsertRowid);
  });
  const made = documentById(world, id);
  if (made !== null) moveDocument(world, made, { to: 'new' });
}
