import type { LockReason } from '../../contracts/lock-reasons.ts';
import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { joinTexts, sameText } from '../../sandbox/texts/text.ts';
import { entrantMarket, eventAsMatch } from '../event.ts';
import { marketIdOf } from '../ids.ts';
import { sportOf } from '../sports.ts';
import { groupName } from '../texts/groups.ts';
import type { SimMarket, SimMatch, Text } from '../types.ts';
import type { Contest } from './contest.ts';

/** To end among the first `places`. */
type Offer = { groupId: number; places: number };
const winnerOffer: Offer = { groupId: G.outrightWinner, places: 1 };
const topFour: Offer = { groupId: G.topFour, places: 4 };
/** Of fewer, the first four are too many to ask for. */
const fewestForFour = 10;

/** What can be bet on in a contest. */
export const offersOf = ({ form, size }: Pick<Contest, 'form' | 'size'>): readonly Offer[] =>
  form === 'table' && size >= fewestForFour ? [winnerOffer, topFour] : [winnerOffer];

const keyOf = (groupId: number, entrant: number) => ({ groupId, typeId: O.entrant, period: 0, param: entrant });
export const entrantMarketId = (contestId: number, groupId: number, entrant: number): number =>
  marketIdOf(contestId, keyOf(groupId, entrant));

/** An outcome is named after the team or player whom it is about. */
export const namesOf = (contest: Contest, groupId: number, entrant: number): { name: Text; groupName: Text } => ({
  name: contest.entrants()[entrant]?.name ?? sameText(''),
  groupName: groupName(keyOf(groupId, entrant), sportOf(contest.champ.sportId)),
});

export type Priced = { entrant: number; groupId: number; milli: number; lock: LockReason | null; sort: number };

export const outrightMarket = (contest: Contest, { entrant, groupId, milli, lock, sort }: Priced): SimMarket =>
  entrantMarket({
    ...{ id: entrantMarketId(contest.id, groupId, entrant), gameId: contest.id, groupId, param: entrant },
    names: namesOf(contest, groupId, entrant),
    ...{ milli, lock, isBannedExpress: false, sort },
  });

const spaced = (champ: string, season: string) => `${champ} ${season}`;

type State = { startAtMs: number; isOver: boolean };

export const outrightAsMatch = (contest: Contest, { startAtMs, isOver }: State): SimMatch =>
  eventAsMatch({
    ...{ id: contest.id, champ: contest.champ, name: joinTexts(spaced, contest.champ.name, contest.season) },
    ...{ startAtMs, status: isOver ? 4 : 0 },
    ...{ outcomesCount: contest.size, marketsCount: offersOf(contest).length },
  });
