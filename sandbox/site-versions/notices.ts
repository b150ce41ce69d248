import { errorCodes } from '../../contracts/common.ts';
import { TermsRequest } from '../../contracts/control.ts';
import { Maintenance } from '../../contracts/site.ts';
import { knownMeta, setMeta } from '../db/index.ts';
import { ApiFailure, wrongField } from '../http/failure.ts';
import { pushTerms } from '../push/player.ts';
import type { World } from '../world/world.ts';

/** Beside the versions: to take one back must neither close the site nor ask for old terms. Decision D-999. */
const keys = { maintenance: 'site-maintenance', terms: 'site-terms' } as const;

const keep = ({ db }: World, key: string, value: unknown): void => setMeta(db, key, JSON.stringify(value));

function kept({ db }: World, key: string): unknown {
  const text = knownMeta(db, key);
  return text === undefined ? undefined : JSON.parse(text);
}

const yearSeconds = 366 * 24 * 60 * 60;

/** What of these works cannot be. A moment in years to come is one in milliseconds, and would close the site for good. */
function requireWorks({ clock }: World, said: Maintenance): void {
  const now = clock.now() / 1000;
  const { started_at: start, ended_at: end, notify_started_at: told, notify_ended_at: toldUntil, isActive } = said;
  const latest = now + yearSeconds;
  for (const field of ['started_at', 'ended_at', 'notify_started_at', 'notify_ended_at'] as const)
    if ((said[field] ?? 0) > latest) throw wrongField(field, 'is over a year ahead; Unix seconds are meant');
  if (start !== null && end !== null && end <= start) throw wrongField('ended_at', 'is not after started_at');
  if (told !== null && toldUntil !== null && toldUntil <= told)
    throw wrongField('notify_ended_at', 'is not after notify_started_at');
  if (isActive && end !== null && end <= now) throw wrongField('ended_at', 'is over, and the works are active');
}

/** Works on the site, now or announced, until other ones are said. */
export function setMaintenance(world: World, maintenance: Maintenance): void {
  requireWorks(world, maintenance);
  keep(world, keys.maintenance, maintenance);
  world.maintenance = maintenance;
}

/** Players are asked to agree to terms that hold since then. */
export function setTerms(world: World, terms: TermsRequest): void {
  // Nobody could agree to them yet, and everybody would be asked.
  if (terms.updatedAt * 1000 > world.clock.now())
    throw new ApiFailure(400, errorCodes.validation, 'Terms can only be named from when they hold.');
  if (terms.updatedAt < world.termsUpdatedAt)
    throw new ApiFailure(400, errorCodes.validation, 'Newer terms hold already.');
  keep(world, keys.terms, terms);
  world.termsUpdatedAt = terms.updatedAt;
  pushTerms(world);
}

/** After a start. */
export function restoreNotices(world: World): void {
  world.maintenance = Maintenance.safeParse(kept(world, keys.maintenance)).data ?? world.maintenance;
  world.termsUpdatedAt = TermsRequest.safeParse(kept(world, keys.terms)).data?.updatedAt ?? world.termsUpdatedAt;
}
