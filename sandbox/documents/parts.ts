import { mostParts, partBytes } from '../../contracts/documents.ts';
import { z } from '../../contracts/zod.ts';
import { sql } from '../db/index.ts';
import { wrongField } from '../http/failure.ts';
import type { World } from '../world/world.ts';

const whole = (least: number, most: number) =>
  z.string().check(
    z.regex(/^\d{1,3}$/),
    z.refine((text) => Number(text) >= least && Number(text) <= most),
  );
/** The fields of a part beside its file, as text. */
const Part = z.object({
  id: z.string().check(z.regex(/^[\da-f-]{36}$/)),
  place: whole(0, mostParts - 1),
  of: whole(1, mostParts),
});

/** So many files of a player may be on their way; older ones are dropped. */
const mostFiles = 3;

/** Keeps a part, once for each place. Gives how many parts of its file are here. */
export async function keepPart({ db, clock }: World, userId: number, form: Record<string, unknown>): Promise<number> {
  const read = Part.safeParse(form);
  if (!read.success) throw wrongField(z.core.toDotPath(read.error.issues[0]?.path ?? []) || 'id', 'office.wrong.part');
  const { file } = form;
  const [place, parts] = [Number(read.data.place), Number(read.data.of)];
  const isFull = file instanceof File && file.size > 0 && file.size <= partBytes;
  // Only the last part is shorter: otherwise the places would not say where its bytes belong.
  if (!isFull || place >= parts || (place < parts - 1 && file.size !== partBytes))
    throw wrongField('file', 'office.wrong.part');
  const bytes = new Uint8Array(await file.arrayBuffer());
  sql(db, 'INSERT OR REPLACE INTO document_part VALUES (?, ?, ?, ?, ?, ?)').run(
    ...[userId, read.data.id, place, parts, bytes, clock.now()],
  );
  sql(
    db,
    `DELETE FROM document_part WHERE user_id = ?1 AND file_id NOT IN
       (SELECT file_id FROM document_part WHERE user_id = ?1 GROUP BY file_id ORDER BY MAX(at) DESC, file_id LIMIT ?2)`,
  ).run(userId, mostFiles);
  const row = sql(db, 'SELECT COUNT(*) AS have FROM document_part WHERE user_id = ? AND file_id = ?');
  return Number(row.get(userId, read.data.id)?.have);
}

/** The file of these parts; null while some are missing. */
export function fileOf({ db }: World, userId: number, fileId: string): Uint8Array | null {
  const rows = sql(db, 'SELECT parts, bytes FROM document_part WHERE user_id = ? AND file_id = ? ORDER BY place').all(
    ...[userId, fileId],
  );
  if (rows.length === 0 || rows.some(({ parts }) => Number(parts) !== rows.length)) return null;
  return new Uint8Array(Buffer.concat(rows.map(({ bytes }) => bytes as Uint8Array)));
}

export const forgetParts = ({ db }: World, userId: number, fileId: string): void =>
  void sql(db, 'DELETE FROM document_part WHERE user_id = ? AND file_id = ?').run(userId, fileId);
