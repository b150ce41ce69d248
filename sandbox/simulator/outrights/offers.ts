import type { LockReason } from '../../../contracts/lock-reasons.ts';
import { marketGroups as G, outcomeTypes as O } from '../../../contracts/markets.ts';
import { joinTexts, sameText } from '../../texts/text.ts';
import { marketIdOf } from '../ids.ts';
import { pagesOf } from '../page-types.ts';
import { sportOf } from '../sports.ts';
import { groupName } from '../texts/groups.ts';
import type { SimGame, SimMarket, Text } from '../types.ts';
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

const usualKind = 1;

export function outrightMarket(contest: Contest, { entrant, groupId, milli, lock, sort }: Priced): SimMarket {
  return {
    id: entrantMarketId(contest.id, groupId, entrant),
    gameId: contest.id,
    groupId,
    typeId: O.entrant,
    kind: usualKind,
    ...namesOf(contest, groupId, entrant),
    param: entrant,
    milli,
    isBlocked: lock !== null,
    ...(lock && { lock }),
    isBannedExpress: false,
    isMain: false,
    sort,
  };
}

/** Nobody plays against the event itself. */
const nobody = { id: 0, name: sameText('') };
const spaced = (champ: string, season: string) => `${champ} ${season}`;

type State = { startAtMs: number; isOver: boolean };

/** The event as lists show it: its name stands where else the home side stands. */
export function outrightGame(contest: Contest, { startAtMs, isOver }: State): SimGame {
  const { id, champ, season, size } = contest;
  return {
    id,
    constId: id,
    number: 10_000 + (id % 90_000),
    zone: 'line',
    sportId: champ.sportId,
    champId: champ.id,
    countryId: champ.country.id,
    opp1: { id, name: joinTexts(spaced, champ.name, season) },
    opp2: nobody,
    outcomesCount: size,
    startAt: Math.floor(startAtMs / 1000),
    status: isOver ? 4 : 0,
    isFinished: isOver,
    liveInLive: false,
    elapsed: null,
    marketsCount: offersOf(contest).length,
    pageTypes: pagesOf(champ),
  };
}
