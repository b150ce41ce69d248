import { documentKindOf, DocumentReason } from '../../contracts/documents.ts';
import { z } from '../../contracts/zod.ts';
import { userById } from '../auth/users.ts';
import { sql } from '../db/index.ts';
import { tell } from '../subscriber/index.ts';
import type { World } from '../world/world.ts';
import { type StoredDocument, toldBy } from './store.ts';

/** Somebody outside looks at documents: nobody is played. Row OPS-23, decision D-671. */
export const isCheckedByPort = ({ hooks }: World): boolean => hooks.documents !== null;

/** Hands a document over, in the transaction that calls it looked at. The player gets one message each time that a review begins. */
export function handOverDocument(world: World, document: StoredDocument): void {
  const { id, user_id: userId, type, file_name: fileName, zone } = document;
  const user = userById(world.db, userId);
  const bytes = sql(world.db, 'SELECT bytes FROM document WHERE id = ?').get(id)?.bytes as Uint8Array | undefined;
  if (user === null || bytes === undefined) return;
  const { surname, name, birthDate } = toldBy(user);
  tell(world, 'documents', `document_${String(id)}_${String(world.clock.now())}`, {
    type: 'document',
    data: {
      ...{ id, userId, documentType: type, fileName, zone, player: { surname, name, birthDate } },
      ...{ mediaType: `image/${documentKindOf(bytes) ?? 'jpeg'}`, file: Buffer.from(bytes).toString('base64') },
    },
  });
}

/**
 * `passed`: the picture is a genuine document, its lines are those that were sent. The owner of the account is judged
 * here. `unclear`: the player may send it to be looked at once more.
 */
export const DocumentAnswer = z.object({
  type: z.enum(['document.passed', 'document.rejected', 'document.unclear']),
  data: z.object({ id: z.int(), reason: z.optional(DocumentReason) }),
});
export type DocumentAnswer = z.infer<typeof DocumentAnswer>;
