import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { figure, joinTexts, sameText, text } from '../../sandbox/texts/text.ts';
import type { MarketKey } from '../ids.ts';
import type { Text } from '../types.ts';
import { combinationName } from './combinations.ts';
import { minutesOf } from './periods.ts';
import { remembered } from './remembered.ts';
import type { SideNames } from './sides.ts';

const unknownText = sameText('');

const fixed: Readonly<Record<number, Text>> = {
  [O.home]: text('outcomes.home'),
  [O.draw]: text('outcomes.draw'),
  [O.away]: text('outcomes.away'),
  [O.homeOrDraw]: text('outcomes.home_or_draw'),
  [O.homeOrAway]: text('outcomes.home_or_away'),
  [O.drawOrAway]: text('outcomes.draw_or_away'),
  [O.yes]: text('outcomes.yes'),
  [O.no]: text('outcomes.no'),
  [O.otherScore]: text('outcomes.any_other_score'),
  [O.odd]: text('outcomes.odd'),
  // On offer it has the name of the team or player whom it is about.
  [O.entrant]: text('outcomes.participant'),
  [O.firstHalf]: text('outcomes.first_half'),
  [O.secondHalf]: text('outcomes.second_half'),
  [O.bothHalves]: text('outcomes.equal_halves'),
  [O.even]: text('outcomes.even'),
};
const overText = text('outcomes.over');
const underText = text('outcomes.under');
const goalText = text('outcomes.goal');
const noneText = text('outcomes.no_goal_small');

const noGoalText = text('outcomes.no_goal');
const orMore = text('outcomes.or_more');

const sided = (side: string, line: string) => `${side} (${line})`;
const spaced = (word: string, figure: string) => `${word} ${figure}`;

function nameOutcome({ typeId, param }: MarketKey): Text {
  const line = param ?? 0;
  if (typeId === O.exactly) return sameText(String(line));
  if (typeId === O.atLeast) return joinTexts(spaced, sameText(String(line)), orMore);
  if (typeId === O.between) return sameText(`${Math.floor(line / 100)}–${line % 100}`);
  if (typeId === O.interval) return sameText(minutesOf(line));
  if (typeId === O.nextNone && param === null) return noGoalText;
  if (typeId === O.over) return joinTexts(spaced, overText, figure(line));
  if (typeId === O.under) return joinTexts(spaced, underText, figure(line));
  if (typeId === O.handicapHome) return joinTexts(sided, sameText('1'), figure(line, true));
  if (typeId === O.handicapAway) return joinTexts(sided, sameText('2'), figure(line, true));
  if (typeId === O.score) return sameText(`${Math.floor(line / 100)}:${line % 100}`);
  if (typeId === O.nextHome || typeId === O.nextNone || typeId === O.nextAway) {
    const side = typeId === O.nextHome ? sameText('1') : typeId === O.nextAway ? sameText('2') : noneText;
    return joinTexts((goal, number, who) => `${goal} ${number}: ${who}`, goalText, sameText(String(line)), side);
  }
  return fixed[typeId] ?? unknownText;
}

const usualName = remembered(nameOutcome, ({ typeId, param }) => typeId * 100_000 + (param ?? -0.25) * 4);

const legText = text('outcomes.leg');
const numberOrLine = remembered(
  ({ groupId, typeId, param }) => {
    const side = sameText(typeId === O.home ? '1' : '2');
    return groupId === G.legWinner
      ? joinTexts((leg, number, who) => `${leg} ${number}: ${who}`, legText, sameText(String(param)), side)
      : joinTexts(sided, side, sameText(String(param)));
  },
  ({ groupId, typeId, param }) => (groupId * 8 + typeId) * 1000 + (param ?? 0),
);
const withParam: ReadonlySet<number> = new Set([G.legWinner, G.raceTo]);

/** `sides`: who play; without them they are 1 and 2. */
export function outcomeName(key: MarketKey, sides?: SideNames): Text {
  if (key.typeId === O.combination) return combinationName(key, sides);
  return withParam.has(key.groupId) ? numberOrLine(key) : usualName(key);
}
