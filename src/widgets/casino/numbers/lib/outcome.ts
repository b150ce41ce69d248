import { bingoLineCount, bingoMarks, bingoPays } from '@contracts/games/bingo';
import { kenoHits, kenoPays } from '@contracts/games/keno';
import { scratchPrize, scratchPrizes } from '@contracts/games/scratch';
import { sicBoDice, sicBoWorth } from '@contracts/games/sic-bo';

import { type GamePart, timesText } from '@/entities/casino/round';

import { placeText } from './places';

type Outcome = GamePart['outcome'];

export const kenoOutcome: Outcome = (t, { draws, choice: { picks = [] } }, locale) => {
  const drawn = draws
    .map((number) => number + 1)
    .toSorted((a, b) => a - b)
    .join(', ');
  const hits = kenoHits(draws, picks);
  const pay = timesText(t, kenoPays[picks.length]?.[hits] ?? 0, locale);
  return `${t('originals.keno.drawn', { numbers: drawn })}. ${t('originals.keno.hits', { count: hits, picked: picks.length })}: ${pay}`;
};

export const sicBoOutcome: Outcome = (t, { draws, choice: { spots = [] } }) => {
  const dice = sicBoDice(draws);
  const sum = dice.reduce((total, die) => total + die, 0);
  const won = spots.filter((spot) => sicBoWorth(spot, dice) > 0).map((spot) => placeText(t, spot));
  const places = won.length === 0 ? t('originals.places.none') : t('originals.places.won', { places: won.join(', ') });
  return `${t('originals.sic-bo.thrown', { dice: dice.join(', '), total: sum })}. ${places}`;
};

export const bingoOutcome: Outcome = (t, { draws, choice: { picks = [] } }, locale) => {
  const marks = bingoMarks(draws, picks);
  const lines = bingoLineCount(marks);
  const marked = marks.filter(Boolean).length - 1;
  return `${t('originals.bingo.marked', { count: marked })}. ${t('originals.bingo.lines', { count: lines })}: ${timesText(t, bingoPays[lines] ?? 0, locale)}`;
};

export const scratchOutcome: Outcome = (t, { draws: [drawn = 0], choice: { left = [] } }, locale) =>
  t('originals.scratch.prize', { prize: timesText(t, scratchPrizes[scratchPrize(drawn, left)]?.pay ?? 0, locale) });
