import { marketGroups as G } from '../../contracts/markets.ts';
import { figure, joinTexts, sameText, text } from '../../sandbox/texts/text.ts';
import { bandText } from '../bands.ts';
import type { Combination } from '../combinations.ts';
import { mostLead, partsOf } from '../combinations.ts';
import type { MarketKey } from '../ids.ts';
import type { Text } from '../types.ts';
import { type SideNames, unnamed } from './sides.ts';

const drawText = text('outcomes.draw_word');
const overText = text('outcomes.over_small');
const underText = text('outcomes.under_small');
const bothText = text('outcomes.both_score');
const notBothText = text('outcomes.not_both_score');
const byText = text('outcomes.by');
const orMore = text('outcomes.lead_or_more');

const spaced = (...words: string[]) => words.join(' ');

function leadName(lead: number, [home, away]: SideNames): Text {
  if (lead === 0) return drawText;
  const by = Math.abs(lead);
  const name = joinTexts(spaced, lead > 0 ? home : away, byText, sameText(String(by)));
  return by < mostLead ? name : joinTexts(spaced, name, orMore);
}

function partNames({ atHalf, result, isOver, line = 0, bothScore, lead }: Combination, sides: SideNames): Text[] {
  const ending = (which: number) => (which === 1 ? sides[0] : which === 2 ? drawText : sides[1]);
  return [
    ...(atHalf === undefined ? [] : [ending(atHalf)]),
    ...(result === undefined ? [] : [ending(result)]),
    ...(isOver === undefined ? [] : [joinTexts(spaced, isOver ? overText : underText, figure(line))]),
    ...(bothScore === undefined ? [] : [bothScore ? bothText : notBothText]),
    ...(lead === undefined ? [] : [leadName(lead, sides)]),
  ];
}

/** "Arsenal by 6–10". */
const rangeName = (band: number, [home, away]: SideNames): Text =>
  joinTexts(spaced, band > 0 ? home : away, byText, sameText(bandText(band)));

/** "Arsenal / Draw", "Arsenal / over 2.5", "Chelsea by 2". */
export const combinationName = ({ groupId, param }: MarketKey, sides: SideNames = unnamed): Text =>
  groupId === G.winningRange
    ? rangeName(param ?? 0, sides)
    : joinTexts((...parts) => parts.join(' / '), ...partNames(partsOf(groupId, param ?? 0), sides));
