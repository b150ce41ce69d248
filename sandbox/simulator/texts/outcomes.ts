import { marketGroups as G, outcomeTypes as O } from '../../../contracts/markets.ts';
import type { MarketKey } from '../ids.ts';
import type { Text } from '../types.ts';
import { combinationName } from './combinations.ts';
import { minutesOf } from './periods.ts';
import { remembered } from './remembered.ts';
import type { SideNames } from './sides.ts';
import { figure, joinTexts, sameText, text } from './text.ts';

const unknownText = sameText('');

const fixed: Readonly<Record<number, Text>> = {
  [O.home]: text('1', 'П1', '1', '1', '1', '1'),
  [O.draw]: text('X', 'Х', 'X', 'X', 'X', 'X'),
  [O.away]: text('2', 'П2', '2', '2', '2', '2'),
  [O.homeOrDraw]: text('1X', '1Х', '1X', '1X', '1X', '1X'),
  [O.homeOrAway]: text('12', '12', '12', '12', '12', '12'),
  [O.drawOrAway]: text('X2', 'Х2', 'X2', 'X2', 'X2', 'X2'),
  [O.yes]: text('Yes', 'Да', 'Sí', 'Sim', 'Evet', 'نعم'),
  [O.no]: text('No', 'Нет', 'No', 'Não', 'Hayır', 'لا'),
  [O.otherScore]: text('Any other score', 'Другой счёт', 'Otro resultado', 'Outro placar', 'Diğer skor', 'نتيجة أخرى'),
  [O.odd]: text('Odd', 'Нечет', 'Impar', 'Ímpar', 'Tek', 'فردي'),
  // On offer it has the name of the team or player whom it is about.
  [O.entrant]: text('Participant', 'Участник', 'Participante', 'Participante', 'Katılımcı', 'المشارك'),
  [O.firstHalf]: text('1st half', '1-й тайм', '1.ª parte', '1º tempo', '1. yarı', 'الشوط الأول'),
  [O.secondHalf]: text('2nd half', '2-й тайм', '2.ª parte', '2º tempo', '2. yarı', 'الشوط الثاني'),
  [O.bothHalves]: text('Equal', 'Поровну', 'Igual', 'Igual', 'Eşit', 'تساوٍ'),
  [O.even]: text('Even', 'Чёт', 'Par', 'Par', 'Çift', 'زوجي'),
};
const overText = text('Over', 'Больше', 'Más de', 'Mais de', 'Üst', 'أكثر من');
const underText = text('Under', 'Меньше', 'Menos de', 'Menos de', 'Alt', 'أقل من');
const goalText = text('Goal', 'Гол', 'Gol', 'Gol', 'Gol', 'الهدف');
const noneText = text('no goal', 'гола не будет', 'sin gol', 'sem gol', 'gol olmaz', 'لا هدف');

const noGoalText = text('No goal', 'Гола не будет', 'Sin gol', 'Sem gol', 'Gol olmaz', 'لا هدف');
const orMore = text('or more', 'или больше', 'o más', 'ou mais', 've üzeri', 'أو أكثر');

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

const legText = text('Leg', 'Лег', 'Leg', 'Leg', 'Leg', 'الليغ');
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
