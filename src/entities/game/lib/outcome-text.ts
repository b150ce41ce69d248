import type { Game, Market } from '@contracts/feed';
import { OUTCOME } from '@contracts/markets';
import type { Translate } from '@/shared/i18n';

type Outcome = Pick<Market, 'typeId' | 'name'> & { param?: number | undefined };
type Sides = { opp1: Pick<Game['opp1'], 'name'>; opp2: Pick<Game['opp2'], 'name'> };

/** A handicap: "+0.5", "−0.5", "0", in the figures of the language; a true minus, as wide as a plus. */
function handicapText(t: Translate, line: number): string {
  if (line === 0) return '0';
  return t(line > 0 ? 'sport.line.plus' : 'sport.line.minus', { line: Math.abs(line) });
}

/** What stands on a narrow button of the board: "1", "O 2.5", "−0.5". */
export function shortOutcome(t: Translate, { typeId, param = 0, name }: Outcome): string {
  switch (typeId) {
    case OUTCOME.home:
      return t('sport.column.home');
    case OUTCOME.draw:
      return t('sport.column.draw');
    case OUTCOME.away:
      return t('sport.column.away');
    case OUTCOME.over:
      return t('sport.short.over', { line: param });
    case OUTCOME.under:
      return t('sport.short.under', { line: param });
    case OUTCOME.handicapHome:
    case OUTCOME.handicapAway:
      return handicapText(t, param);
    default:
      return name;
  }
}

/** What it means in full, with the sides by name: "Arsenal", "Arsenal or Draw", "Chelsea −0.5". */
export function fullOutcome(t: Translate, { typeId, param = 0, name }: Outcome, { opp1, opp2 }: Sides): string {
  const draw = t('sport.outcome.draw');
  const or = (first: string, second: string) => t('sport.outcome.or', { first, second });
  switch (typeId) {
    case OUTCOME.home:
    case OUTCOME.nextHome:
      return opp1.name;
    case OUTCOME.away:
    case OUTCOME.nextAway:
      return opp2.name;
    case OUTCOME.draw:
      return draw;
    case OUTCOME.nextNone:
      return t('sport.outcome.none');
    case OUTCOME.homeOrDraw:
      return or(opp1.name, draw);
    case OUTCOME.homeOrAway:
      return or(opp1.name, opp2.name);
    case OUTCOME.drawOrAway:
      return or(draw, opp2.name);
    case OUTCOME.handicapHome:
      return `${opp1.name} ${handicapText(t, param)}`;
    case OUTCOME.handicapAway:
      return `${opp2.name} ${handicapText(t, param)}`;
    default:
      return name;
  }
}
