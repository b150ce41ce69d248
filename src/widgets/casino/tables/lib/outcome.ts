import { pocketPays } from '@contracts/games/pegs';
import { colourOf } from '@contracts/games/roulette';
import { wheelFields } from '@contracts/games/wheel';

import { type GamePart, timesText } from '@/entities/casino/round';

import { diceText } from './texts';

type Outcome = GamePart['outcome'];
const total = (draws: readonly number[]): number => draws.reduce((sum, draw) => sum + draw, 0);

export const diceOutcome: Outcome = (t, { draws, choice }) =>
  t('rounds.under', { drawn: diceText(draws[0] ?? 0), below: diceText(choice.below ?? 0) });

export const rouletteOutcome: Outcome = (t, { draws: [drawn = 0] }) =>
  `${String(drawn)}, ${t(`rounds.spot.${colourOf(drawn)}`)}`;

export const wheelOutcome: Outcome = (t, { draws: [drawn = 0], choice }, locale) => {
  const pay = wheelFields[choice.risk ?? 'low'][drawn] ?? 0;
  return `${t('rounds.wheel.field', { field: drawn + 1 })}: ${timesText(t, pay, locale)}`;
};

export const pegOutcome: Outcome = (t, { draws, choice }, locale) => {
  const [pays, pocket] = [pocketPays(choice), total(draws)];
  const place = t('rounds.pegs.pocket', { pocket: pocket + 1, count: pays.length });
  return `${place}: ${timesText(t, pays[pocket] ?? 0, locale)}`;
};

export const minesOutcome: Outcome = (t, { draws, choice: { cells = [] } }) => {
  const hit = cells.find((cell) => draws.includes(cell));
  if (hit === undefined) return t('rounds.mines.safe', { count: cells.length });
  return t('rounds.mines.found', { row: Math.floor(hit / 5) + 1, column: (hit % 5) + 1 });
};
