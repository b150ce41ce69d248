import type { Tell } from '@contracts/looks';
import { sportNumbers } from '@contracts/sports';

import type { Facts, Known } from './facts';

/** Which side is concerned; null: neither. `off`: a goal that was taken back. `change`: what became of a start. */
export type Happening = {
  tell: Exclude<Tell, 'bets'>;
  side: 1 | 2 | null;
  isOff?: boolean;
  change?: Change;
  facts: Facts;
};

export type Change = 'moved' | 'postponed' | 'cancelled';

/** Where one goal is an event. Of a basket, or one of fifty goals of handball, nobody wants a message. */
const sportsOfGoals: ReadonlySet<number> = new Set([sportNumbers.football, sportNumbers.iceHockey]);

const isOver = ({ isFinished, status }: Facts): boolean => isFinished || status === 4;
const inPlay = ({ status }: Facts): boolean => status === 2 || status === 3;
const sides = [1, 2] as const;

/** What became of the start of a match that has not begun. */
function changeOf(before: Facts, { lock, startAt }: Facts): Change | null {
  if (lock === 'postponed' || lock === 'cancelled') return lock === before.lock ? null : lock;
  return startAt === before.startAt ? null : 'moved';
}

/** What has happened in one match between two messages. A match that was not known before tells nothing. */
function between(before: Facts, facts: Facts): Happening[] {
  const of = ([home, away]: readonly [number, number], side: 1 | 2) => (side === 1 ? home : away);
  const more = (name: 'score' | 'reds', side: 1 | 2) => of(facts[name], side) - of(before[name], side);
  const hasGoals = sportsOfGoals.has(facts.sportId);
  const change = facts.status < 2 && !isOver(facts) ? changeOf(before, facts) : null;
  return [
    ...(change === null ? [] : [{ tell: 'start' as const, side: null, change, facts }]),
    ...(!inPlay(before) && !isOver(before) && inPlay(facts) ? [{ tell: 'start' as const, side: null, facts }] : []),
    ...sides.flatMap((side): Happening[] => {
      const goals = hasGoals ? more('score', side) : 0;
      if (goals === 0) return [];
      return [{ tell: 'goal', side, facts, ...(goals < 0 && { isOff: true }) }];
    }),
    ...sides.flatMap((side): Happening[] => (more('reds', side) > 0 ? [{ tell: 'red', side, facts }] : [])),
    ...(before.status === 2 && facts.status === 3 ? [{ tell: 'half' as const, side: null, facts }] : []),
    ...(!isOver(before) && isOver(facts) ? [{ tell: 'end' as const, side: null, facts }] : []),
  ];
}

/** In the order in which the matches stand. */
export const happenings = (before: Known, now: Known): Happening[] =>
  [...now].flatMap(([id, facts]) => {
    const was = before.get(id);
    return was === undefined || was === facts ? [] : between(was, facts);
  });

/** Names one happening in every tab of a browser: the same match at the same score cannot have the same twice. */
export const keyOf = ({ tell, side, isOff, change, facts }: Happening): string =>
  [
    facts.id,
    tell,
    ...(change === undefined ? [] : [change, facts.startAt]),
    side ?? 0,
    isOff === true ? 'off' : 'on',
    facts.period ?? 0,
    ...facts.score,
    ...facts.reds,
  ].join('-');
