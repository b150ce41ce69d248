import type { LockReason } from '../contracts/lock-reasons.ts';
import { outcomeTypes as O } from '../contracts/markets.ts';
import { sameText } from '../sandbox/texts/text.ts';
import type { FixtureChamp } from './fixture.ts';
import { pagesOf } from './page-types.ts';
import type { SimMarket, SimMatch, Text } from './types.ts';

/** Nobody plays against an event that many enter: a season, a race. */
const nobody = { id: 0, name: sameText('') };
const usualKind = 1;

type Event = Pick<SimMatch, 'id' | 'status' | 'outcomesCount' | 'marketsCount'> & {
  champ: FixtureChamp;
  name: Text;
  startAtMs: number;
};

/** The event as lists show it: its name is in the place of the home side. */
export const eventAsMatch = ({ id, champ, name, startAtMs, status, outcomesCount, marketsCount }: Event): SimMatch => ({
  id,
  constId: id,
  number: 10_000 + (id % 90_000),
  zone: 'line',
  sportId: champ.sportId,
  champId: champ.id,
  countryId: champ.country.id,
  opp1: { id, name },
  opp2: nobody,
  outcomesCount,
  startAt: Math.floor(startAtMs / 1000),
  status,
  isFinished: status === 4,
  liveInLive: false,
  elapsed: null,
  marketsCount,
  pageTypes: pagesOf(champ),
});

type Entrant = Pick<SimMarket, 'id' | 'gameId' | 'groupId' | 'milli' | 'isBannedExpress' | 'sort'> & {
  param: number;
  names: { name: Text; groupName: Text };
  lock: LockReason | null;
};

/** An outcome about one of the entrants. */
export const entrantMarket = ({ names, lock, ...outcome }: Entrant): SimMarket => ({
  ...outcome,
  ...names,
  typeId: O.entrant,
  kind: usualKind,
  isBlocked: lock !== null,
  ...(lock && { lock }),
  isMain: false,
});
