import type { Game, Market } from '@contracts/feed';
import { outcomeTypes } from '@contracts/markets';

import type { Translate } from '@/shared/i18n';

type Outcome = Pick<Market, 'typeId' | 'name'> & { param?: number | undefined };
type Sides = { opp1: Pick<Game['opp1'], 'name'>; opp2: Pick<Game['opp2'], 'name'> };

/** A handicap: "+0.5", "−0.5", "0", in the figures of the language. The minus is a true one, as wide as a plus. */
function handicapText(t: Translate, line: number): string {
  if (line === 0) return '0';
  return t(line > 0 ? 'sport.line.plus' : 'sport.line.minus', { line: Math.abs(line) });
}

/** The text on a narrow button of the board: "1", "O 2.5", "−0.5". */
export function shortOutcome(t: Translate, { typeId, param = 0, name }: Outcome): string {
  switch (typeId) {
    case outcomeTypes.home:
      return t('sport.column.home');
    case outcomeTypes.draw:
      return t('sport.column.draw');
    case outcomeTypes.away:
      return t('sport.column.away');
    case outcomeTypes.over:
      return t('sport.short.over', { line: param });
    case outcomeTypes.under:
      return t('sport.short.under', { line: param });
    case outcomeTypes.handicapHome:
    case outcomeTypes.handicapAway:
      return handicapText(t, param);
    default:
      return name;
  }
}

/** Some markets ask the same of a side several times: first to 10, to 20, to 30. */
const numbered = (name: string, param: number): string => (param === 0 ? name : `${name} (${String(param)})`);

/** The full meaning, with the names of the sides: "Arsenal", "Arsenal or Draw", "Chelsea −0.5". */
export function fullOutcome(t: Translate, { typeId, param = 0, name }: Outcome, { opp1, opp2 }: Sides): string {
  const draw = t('sport.outcome.draw');
  const or = (first: string, second: string) => t('sport.outcome.or', { first, second });
  switch (typeId) {
    case outcomeTypes.home:
      return numbered(opp1.name, param);
    case outcomeTypes.nextHome:
      return opp1.name;
    case outcomeTypes.away:
      return numbered(opp2.name, param);
    case outcomeTypes.nextAway:
      return opp2.name;
    case outcomeTypes.draw:
      return draw;
    case outcomeTypes.nextNone:
      return t('sport.outcome.none');
    case outcomeTypes.homeOrDraw:
      return or(opp1.name, draw);
    case outcomeTypes.homeOrAway:
      return or(opp1.name, opp2.name);
    case outcomeTypes.drawOrAway:
      return or(draw, opp2.name);
    case outcomeTypes.handicapHome:
      return `${opp1.name} ${handicapText(t, param)}`;
    case outcomeTypes.handicapAway:
      return `${opp2.name} ${handicapText(t, param)}`;
    default:
      return name;
  }
}
