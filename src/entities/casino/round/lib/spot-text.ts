import { coversOf, isRed } from '@contracts/games/roulette';

import type { Translate } from '@/shared/i18n';

const spans: Readonly<Record<string, string>> = {
  low: '1–18',
  high: '19–36',
  dozen1: '1–12',
  dozen2: '13–24',
  dozen3: '25–36',
};
const named = ['red', 'black', 'odd', 'even'] as const;

const kinds = { 2: 'split', 3: 'street', 4: 'corner', 6: 'line' } as const;

/** A place on the cloth of the roulette, as text. */
export function spotText(t: Translate, spot: string): string {
  const name = named.find((own) => own === spot);
  if (name !== undefined) return t(`rounds.spot.${name}`);
  if (spot.startsWith('column')) return t('rounds.spot.column', { number: spot.slice(-1) });
  if (spans[spot] !== undefined) return spans[spot];
  const numbers = coversOf(spot);
  const kind = Object.entries(kinds).find(([covered]) => Number(covered) === numbers.length)?.[1];
  if (kind !== undefined) return t(`rounds.spot.${kind}`, { numbers: numbers.join(' / ') });
  const [number = 0] = numbers;
  return number === 0 ? spot : `${spot} ${t(isRed(number) ? 'rounds.spot.red' : 'rounds.spot.black')}`;
}
