import { type DocumentReason, type DocumentState, hasZone } from '../../contracts/documents.ts';
import { birthdayProblem } from '../../contracts/registration.ts';
import { type User, userById } from '../auth/users.ts';
import { sql, transaction } from '../db/index.ts';
import { keepMessage } from '../messages/index.ts';
import { toldBefore } from '../profile/told.ts';
import { excludedHolder, excludedPerson } from '../profile/twin.ts';
import { excludeAs } from '../protection/exclude.ts';
import { isNearName } from '../protection/near-name.ts';
import { pushPlayer } from '../push/player.ts';
import { siteConfig } from '../site/index.ts';
import { documentsPassed } from '../withdrawals/index.ts';
import type { World } from '../world/world.ts';
import { closeForAge } from './close-for-age.ts';
import { type DocumentAnswer, handOverDocument, isCheckedByPort } from './port.ts';
import { documentById, dueDocuments, type StoredDocument, toldBy } from './store.ts';
import { identify, unidentify } from './verify.ts';
import { isSameName, readZone, type Zone } from './zone.ts';

/** So long a document lies before it is looked at, and so long the look takes. */
const [lieMs, lookMs] = [1000, 4000];

/** `twin`: the account under which this person has excluded themselves. */
type Verdict = { to: DocumentState; reason?: DocumentReason; twin?: number };

/**
 * When a document moves on by itself: to the reviewer, to its verdict, or, once accepted, to the end of its last day.
 */
function dueOf(world: World, to: DocumentState, expiresAt: number | null): number | null {
  const now = world.clock.now();
  if (to === 'new') return now + lieMs;
  // A reviewer outside the house reports the result on their own.
  if (to === 'processing') return isCheckedByPort(world) ? null : now + lookMs;
  return to === 'passed' ? expiresAt : null;
}

/** An address is not enough to identify a player. */
const told = (to: 'passed' | 'waiting_for_you' | 'rejected' | 'expired', { type }: StoredDocument) =>
  to === 'passed' && !hasZone(type) ? 'passedOther' : to;

/** Moves a document, with all that follows for its player: what it opens, a message, open pages. */
export function moveDocument(world: World, document: StoredDocument, { to, reason, twin }: Verdict): void {
  const { id, user_id: userId, expires_at } = document;
  const [now, dueAt] = [world.clock.now(), dueOf(world, to, expires_at)];
  transaction(world.db, () => {
    sql(world.db, 'UPDATE document SET state = ?, reason = ?, changed_at = ?, due_at = ? WHERE id = ?').run(
      ...[to, reason ?? null, now, dueAt, id],
    );
    if (to === 'processing' && isCheckedByPort(world)) handOverDocument(world, document);
    if (to === 'passed') identify(world, document);
    if (reason === 'age') closeForAge(world, userId);
    if (twin !== undefined) excludeAs(world, userId, twin);
    if ((to === 'expired' || to === 'rejected') && document.state === 'passed') unidentify(world, document);
    if (to !== 'new' && to !== 'processing')
      keepMessage(world.db, userId, { kind: 'document', state: told(to, document) }, Math.floor(now / 1000));
  });
  pushPlayer(world, userId, 'config');
  if (to === 'passed') documentsPassed(world, userId);
  watch(world, { ...document, state: to, due_at: dueAt });
}

/** What the house finds: the lines against the profile and other accounts. Whether a picture is genuine, who looks at it says. */
function verdictOn(world: World, { type, zone, expires_at }: StoredDocument, user: User): Verdict {
  const now = world.clock.now();
  if (!hasZone(type)) return { to: 'passed' };
  if ((expires_at ?? 0) <= now) return { to: 'expired' };
  const [read, told] = [readZone(zone, now), toldBy(user)];
  if (read === null) return { to: 'rejected', reason: 'unreadable' };
  const { minAge } = siteConfig(world, 'en');
  if (birthdayProblem(read.birthDate, { now, minAge }) !== null) return { to: 'rejected', reason: 'age' };
  const twin = excludedPerson(world, read, user.id) ?? excludedHolder(world, read.number, user.id);
  if (twin !== null) return { to: 'rejected', reason: 'used', twin };
  if (isOfAnother(world, user.id, read)) return { to: 'rejected', reason: 'used' };
  const hasName = told.surname !== '' || told.name !== '';
  if (hasName && !isSameName(read, told)) return { to: 'rejected', reason: 'name' };
  if (!wasNamedSo(world, user.id, read)) return { to: 'rejected', reason: 'name' };
  const hasOtherBirthday = told.birthDate !== '' && told.birthDate !== read.birthDate;
  return hasOtherBirthday ? { to: 'rejected', reason: 'birthday' } : { to: 'passed' };
}

/** Another name is a correction only while both may be one person's: renaming oneself makes nobody else's document fit. Row VERIF-10. */
const wasNamedSo = (world: World, userId: number, { surname, names }: Zone): boolean =>
  toldBefore(world.db, userId)
    .map((told) => `${told.surname} ${told.name}`)
    .every((told) => told.trim() === '' || isNearName(told, `${surname} ${names}`, 1));

/** A document makes one account known. Row VERIF-11. */
const isOfAnother = (world: World, userId: number, read: Zone): boolean =>
  sql(world.db, "SELECT 1 FROM document WHERE number = ? AND user_id <> ? AND state = 'passed'").get(
    read.number,
    userId,
  ) !== undefined;

const verdicts = {
  'document.passed': 'passed',
  'document.rejected': 'rejected',
  'document.unclear': 'waiting_for_you',
} as const;

/** What who looks outside has found. What they pass goes through the checks of the house; what they passed before they may still refuse. */
export function takeDocumentAnswer(
  world: World,
  { type, data: { id, reason = 'other' } }: DocumentAnswer,
): string | null {
  const document = documentById(world, id);
  const user = document === null ? null : userById(world.db, document.user_id);
  if (document === null || user === null) return 'it is for no document of ours.';
  const to = verdicts[type];
  const isLooked = document.state === 'processing';
  if (!isLooked && !(document.state === 'passed' && to === 'rejected'))
    return `document ${String(id)} is ${document.state}.`;
  moveDocument(world, document, to === 'passed' ? verdictOn(world, document, user) : { to, reason });
  return null;
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

/** Documents of before have no number yet. */
function noteNumbers(world: World): void {
  for (const { id, zone } of sql(world.db, "SELECT id, zone FROM document WHERE number IS NULL AND zone <> ''").all())
    sql(world.db, 'UPDATE document SET number = ? WHERE id = ?').run(
      readZone(String(zone), world.clock.now())?.number ?? '',
      Number(id),
    );
}

/** After a start of the server the reviewer goes on where they were. */
export const goOnWithDocuments = (world: World): void => {
  noteNumbers(world);
  for (const document of dueDocuments(world)) watch(world, document);
};
