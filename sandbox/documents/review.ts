import { type DocumentReason, type DocumentState, hasZone } from '../../contracts/documents.ts';
import { pushPlayer } from '../account/push.ts';
import { type User, userById } from '../auth/users.ts';
import { sql, transaction } from '../db/index.ts';
import { keepMessage } from '../messages/index.ts';
import { documentsPassed } from '../withdrawals/index.ts';
import type { World } from '../world/world.ts';
import { documentById, dueDocuments, type StoredDocument, toldBy } from './store.ts';
import { identify, unidentify } from './verify.ts';
import { isSameName, readZone } from './zone.ts';

/** So long a document lies before it is looked at, and so long the look takes. */
const [lieMs, lookMs] = [1000, 4000];

type Verdict = { to: DocumentState; reason?: DocumentReason };

/** When a document goes on by itself: to the reviewer, to its verdict, or, once good, to the end of its last day. */
function dueOf({ clock }: World, to: DocumentState, expiresAt: number | null): number | null {
  if (to === 'new') return clock.now() + lieMs;
  if (to === 'processing') return clock.now() + lookMs;
  return to === 'passed' ? expiresAt : null;
}

/** An address alone makes nobody known. */
const told = (to: 'passed' | 'waiting_for_you' | 'rejected' | 'expired', { type }: StoredDocument) =>
  to === 'passed' && !hasZone(type) ? 'passedOther' : to;

/** Moves a document, with all that follows for its player: what it opens, a message, open pages. */
export function moveDocument(world: World, document: StoredDocument, { to, reason }: Verdict): void {
  const { id, user_id: userId, expires_at } = document;
  const [now, dueAt] = [world.clock.now(), dueOf(world, to, expires_at)];
  transaction(world.db, () => {
    sql(world.db, 'UPDATE document SET state = ?, reason = ?, changed_at = ?, due_at = ? WHERE id = ?').run(
      ...[to, reason ?? null, now, dueAt, id],
    );
    if (to === 'passed') identify(world, document);
    if (to === 'expired' && document.state === 'passed') unidentify(world, document);
    if (to !== 'new' && to !== 'processing')
      keepMessage(world.db, userId, { kind: 'document', state: told(to, document) }, Math.floor(now / 1000));
  });
  pushPlayer(world, userId, 'config');
  if (to === 'passed') documentsPassed(world, userId);
  watch(world, { ...document, state: to, due_at: dueAt });
}

/** What the reference reviewer finds: the lines against the profile. A picture they take as it is. */
function verdictOn({ clock }: World, { type, zone, expires_at }: StoredDocument, user: User): Verdict {
  if (!hasZone(type)) return { to: 'passed' };
  if ((expires_at ?? 0) <= clock.now()) return { to: 'expired' };
  const [read, told] = [readZone(zone, clock.now()), toldBy(user)];
  if (read === null) return { to: 'rejected', reason: 'unreadable' };
  const hasName = told.surname !== '' || told.name !== '';
  if (hasName && !isSameName(read, told)) return { to: 'waiting_for_you', reason: 'name' };
  const hasOtherBirthday = told.birthDate !== '' && told.birthDate !== read.birthDate;
  return hasOtherBirthday ? { to: 'waiting_for_you', reason: 'birthday' } : { to: 'passed' };
}

function goOn(world: World, document: StoredDocument): void {
  const user = userById(world.db, document.user_id);
  if (user === null) return;
  if (document.state === 'new') moveDocument(world, document, { to: 'processing' });
  else
    moveDocument(world, document, document.state === 'passed' ? { to: 'expired' } : verdictOn(world, document, user));
}

/** At its time it goes on, unless it has moved since. */
function watch(world: World, { id, state, due_at }: StoredDocument): void {
  if (due_at === null) return;
  world.clock.at(due_at, () => {
    const now = documentById(world, id);
    if (now?.state === state && now.due_at === due_at) goOn(world, now);
  });
}

/** After a start of the server the reviewer goes on where they were. */
export const goOnWithDocuments = (world: World): void => {
  for (const document of dueDocuments(world)) watch(world, document);
};
