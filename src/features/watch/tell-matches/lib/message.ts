import { betStateOf, type PlacedBet } from '@/entities/bet';
import { nameOfMatch } from '@/entities/match';
import type { Translate } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import { type Happening, keyOf } from './happenings';

/**
 * What a player is told. `key`: the same in all tabs. `tag`: of what it is; a later one takes its place. `path`: where it leads,
 * without the language.
 */
export type Message = { key: string; tag: string; title: string; text: string; path: string; link: string };

const textKeys = {
  start: 'tells.start',
  goal: 'tells.goal',
  red: 'tells.red',
  half: 'tells.half',
  end: 'tells.end',
} as const;

const pathOf = ({ zone, sportId, champId, id }: Happening['facts']) =>
  `/home/${[zone, sportId, champId, id].join('/')}`;

/** `time`: writes a moment (ms) as the page does. */
export function messageOf(happening: Happening, t: Translate, time: (at: number) => string): Message {
  const { tell, side, isOff = false, change, facts } = happening;
  const team = side === 2 ? facts.opp2.name : facts.opp1.name;
  return {
    key: keyOf(happening),
    tag: `match-${String(facts.id)}`,
    title: nameOfMatch(facts),
    text:
      change === undefined
        ? t(isOff ? 'tells.goalOff' : textKeys[tell], { team, score: facts.score.join(':') })
        : t(`tells.${change}`, { time: time(facts.startAt * 1000) }),
    path: pathOf(facts),
    link: t('tells.link'),
  };
}

const betKeys = {
  won: 'tells.bet.won',
  returned: 'tells.bet.returned',
  partly: 'tells.bet.partly',
  lost: 'tells.bet.lost',
} as const;
type Settled = keyof typeof betKeys;

/** Null: the bet has not been settled. */
export function messageOfBet(bet: PlacedBet, t: Translate, locale: string): Message | null {
  const state = betStateOf(bet);
  if (!(state in betKeys) || bet.state !== 'settled') return null;
  return {
    key: `bet-${bet.id}-${state}`,
    tag: `bet-${bet.id}`,
    title: t('tells.bet.title', { id: bet.id }),
    text: t(betKeys[state as Settled], { sum: formatMoney(bet.payout ?? 0, bet.iso, locale) }),
    path: `/office/history?bet=${bet.id}`,
    link: t('tells.bet.link'),
  };
}

/** The last of each match and bet: who comes back reads how it stands, not all that was. */
export const latest = (messages: readonly Message[]): readonly Message[] =>
  messages.filter(({ tag }, index) => !messages.slice(index + 1).some((later) => later.tag === tag));
