import { errorCodes } from '@contracts/common';
import { isRed, sharedGameOf, type SharedKind, wheelFields } from '@contracts/shared-games';

import type { TextKey, Translate } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import type { Bet } from './table';

/** 247 is "2.47 ×". */
export const worthText = (hundredths: number, locale: string): string =>
  `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(hundredths / 100)} ×`;

export const percentOf = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);

export const colourOf = (number: number): 'red' | 'black' | 'zero' =>
  number === 0 ? 'zero' : isRed(number) ? 'red' : 'black';

const spans: Readonly<Record<string, string>> = {
  low: '1–18',
  high: '19–36',
  dozen1: '1–12',
  dozen2: '13–24',
  dozen3: '25–36',
};
const named = ['red', 'black', 'odd', 'even'] as const;

export function spotText(t: Translate, spot: string): string {
  const name = named.find((own) => own === spot);
  if (name !== undefined) return t(`rounds.spot.${name}`);
  if (spot.startsWith('column')) return t('rounds.spot.column', { number: spot.slice(-1) });
  return spans[spot] ?? spot;
}

/** What a round came to, in words: the picture beside it is no more than a picture. */
export function drawnText(t: Translate, kind: SharedKind, draws: readonly number[], locale: string): string {
  const [drawn = 0] = draws;
  if (kind === 'crash') return t('shared.ended', { worth: worthText(drawn, locale) });
  if (kind === 'keno-draw')
    return draws
      .map((number) => number + 1)
      .toSorted((a, b) => a - b)
      .join(', ');
  if (kind === 'roulette-draw') return `${String(drawn)}, ${t(`rounds.spot.${colourOf(drawn)}`)}`;
  return t('rounds.wheel.field', { field: drawn + 1 });
}

/** What the player chose, in words. */
export function choiceText(t: Translate, kind: SharedKind, { choice }: Pick<Bet, 'choice'>, locale: string): string {
  if (kind === 'crash')
    return choice.auto === undefined
      ? t('shared.byPress')
      : t('shared.byItself', { worth: worthText(choice.auto, locale) });
  if (kind === 'keno-draw') return (choice.picks ?? []).join(', ');
  if (kind === 'roulette-draw') return (choice.spots ?? []).map((spot) => spotText(t, spot)).join(', ');
  return t(`rounds.risk.${choice.risk ?? 'medium'}`);
}

/** Of a field of the wheel, what each way to lay the pays gives there. */
export const wheelText = (t: Translate, field: number, locale: string): string =>
  (['low', 'medium', 'high'] as const)
    .map((risk) => `${t(`rounds.risk.${risk}`)}: ${worthText(wheelFields[risk][field] ?? 0, locale)}`)
    .join(' · ');

export const isFlight = (kind: SharedKind): boolean => sharedGameOf(kind).timing.by === 'flight';

const refusals: Readonly<Record<number, TextKey>> = {
  0: 'rounds.refused.closed',
  [errorCodes.roundTooSoon]: 'rounds.refused.soon',
  [errorCodes.roundOpen]: 'shared.block.placed',
  [errorCodes.betsClosed]: 'shared.refused.late',
  [errorCodes.roundEnded]: 'shared.refused.ended',
};
/** What we say of a refusal in words of this page; null: the words of all pages do. */
export const ownRefusal = (code: number): TextKey | null => refusals[code] ?? null;

/** What became of a bet, in words. */
export function betText(t: Translate, { state, left, payout, iso }: Bet, locale: string): string {
  const sum = formatMoney(payout, iso, locale);
  if (state === 'open') return t('shared.state.open');
  if (state === 'lost') return t('shared.state.lost');
  if (state === 'returned') return t('shared.state.returned');
  return left === null ? t('rounds.paid', { sum }) : t('shared.state.left', { worth: worthText(left, locale), sum });
}
