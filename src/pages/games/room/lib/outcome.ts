import { pocketPays, wheelFields } from '@contracts/games';

import type { Translate } from '@/shared/i18n';

import type { Round } from './room';
import { colourOf, diceText, drawnText, rankText } from './texts';

const total = (draws: readonly number[]): number => draws.reduce((sum, draw) => sum + draw, 0);

/** What a round came to, in words, for everybody: the picture beside it is no more than a picture. */
export function outcomeText(t: Translate, round: Round, locale: string): string {
  const { game, draws, choice } = round;
  const [drawn = 0] = draws;
  const times = (pay: number) => t('rounds.times', { factor: new Intl.NumberFormat(locale).format(pay / 100) });
  switch (game) {
    case 'dice':
      return t('rounds.under', { drawn: diceText(drawn), below: diceText(choice.below ?? 0) });
    case 'five-lines':
      return drawnText(t, round);
    case 'roulette':
      return `${String(drawn)}, ${t(`rounds.spot.${colourOf(drawn)}`)}`;
    case 'wheel':
      return `${t('rounds.wheel.field', { field: drawn + 1 })}: ${times(wheelFields[choice.risk ?? 'low'][drawn] ?? 0)}`;
    case 'peg-drop': {
      const pays = pocketPays(choice);
      const pocket = total(draws);
      return `${t('rounds.pegs.pocket', { pocket: pocket + 1, count: pays.length })}: ${times(pays[pocket] ?? 0)}`;
    }
    case 'mines': {
      const { cells = [] } = choice;
      const hit = cells.find((cell) => draws.includes(cell));
      if (hit === undefined) return t('rounds.mines.safe', { count: cells.length });
      return t('rounds.mines.found', { row: Math.floor(hit / 5) + 1, column: (hit % 5) + 1 });
    }
    case 'hi-lo':
      return draws
        .slice(0, (choice.calls?.length ?? 0) + 1)
        .map((rank) => rankText(t, rank))
        .join(', ');
  }
}
