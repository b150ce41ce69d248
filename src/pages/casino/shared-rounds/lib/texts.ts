import { errorCodes } from '@contracts/common';
import { colourOf, sharedGameOf, type SharedKind, wheelFields } from '@contracts/shared-games';

import { spotText, worthText } from '@/entities/casino/round';
import type { TextKey, Translate } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import type { Bet } from './table';

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

/** The controls are a cloth, which needs more room than the panel has. */
export const isWide = (kind: SharedKind): boolean => kind === 'roulette-draw';

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
