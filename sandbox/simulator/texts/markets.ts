import { MARKET_GROUP as G, OUTCOME as O } from '../../../contracts/markets.ts';
import type { MarketKey } from '../ids.ts';
import type { Text } from '../types.ts';
import { quarterName, setName } from './periods.ts';
import { figure, joinTexts, sameText, text } from './text.ts';

const GROUPS: Readonly<Record<number, Text>> = {
  [G.result]: text('Match result', 'Исход матча', 'Resultado del partido', 'نتيجة المباراة'),
  [G.total]: text('Total goals', 'Тотал голов', 'Total de goles', 'إجمالي الأهداف'),
  [G.handicap]: text('Handicap', 'Фора', 'Hándicap', 'الهانديكاب'),
  [G.doubleChance]: text('Double chance', 'Двойной шанс', 'Doble oportunidad', 'فرصة مزدوجة'),
  [G.bothToScore]: text('Both teams to score', 'Обе забьют', 'Ambos equipos marcan', 'كلا الفريقين يسجل'),
  [G.correctScore]: text('Correct score', 'Точный счёт', 'Resultado exacto', 'النتيجة الصحيحة'),
  [G.nextGoal]: text('Next goal', 'Следующий гол', 'Próximo gol', 'الهدف التالي'),
  [G.teamTotal1]: text('Home team total', 'Тотал хозяев', 'Total del local', 'إجمالي أهداف صاحب الأرض'),
  [G.teamTotal2]: text('Away team total', 'Тотал гостей', 'Total del visitante', 'إجمالي أهداف الضيف'),
  [G.oddEven]: text('Total odd or even', 'Тотал чёт или нечет', 'Total par o impar', 'المجموع فردي أو زوجي'),
  [G.drawNoBet]: text('Draw no bet', 'Исход без ничьей', 'Empate no válido', 'الرهان بدون تعادل'),
  [G.firstHalfResult]: text('1st half result', 'Исход 1-го тайма', 'Resultado de la 1.ª parte', 'نتيجة الشوط الأول'),
  [G.firstHalfTotal]: text('1st half total', 'Тотал 1-го тайма', 'Total de la 1.ª parte', 'إجمالي الشوط الأول'),
  [G.winner]: text('Winner', 'Победитель', 'Ganador', 'الفائز'),
  [G.gamesTotal]: text('Total games', 'Тотал геймов', 'Total de juegos', 'إجمالي الأشواط'),
  [G.gamesHandicap]: text('Games handicap', 'Фора по геймам', 'Hándicap de juegos', 'هانديكاب الأشواط'),
  [G.pointsTotal]: text('Total points', 'Тотал очков', 'Total de puntos', 'إجمالي النقاط'),
  [G.pointsHandicap]: text('Points handicap', 'Фора по очкам', 'Hándicap de puntos', 'هانديكاب النقاط'),
};

const WINNER = text('winner', 'победитель', 'ganador', 'الفائز');
const RESULT = text('result', 'исход', 'resultado', 'النتيجة');
const TOTAL = text('total', 'тотал', 'total', 'الإجمالي');
const UNKNOWN = sameText('');
const withColon = (period: string, what: string) => `${period}: ${what}`;

function nameGroup({ groupId, period }: MarketKey): Text {
  if (groupId === G.setWinner) return joinTexts(withColon, setName(period), WINNER);
  if (groupId === G.quarterWinner) return joinTexts(withColon, quarterName(period), RESULT);
  if (groupId === G.quarterTotal) return joinTexts(withColon, quarterName(period), TOTAL);
  return GROUPS[groupId] ?? UNKNOWN;
}

const FIXED: Readonly<Record<number, Text>> = {
  [O.home]: text('1', 'П1', '1', '1'),
  [O.draw]: text('X', 'Х', 'X', 'X'),
  [O.away]: text('2', 'П2', '2', '2'),
  [O.homeOrDraw]: text('1X', '1Х', '1X', '1X'),
  [O.homeOrAway]: text('12', '12', '12', '12'),
  [O.drawOrAway]: text('X2', 'Х2', 'X2', 'X2'),
  [O.yes]: text('Yes', 'Да', 'Sí', 'نعم'),
  [O.no]: text('No', 'Нет', 'No', 'لا'),
  [O.otherScore]: text('Any other score', 'Другой счёт', 'Otro resultado', 'نتيجة أخرى'),
  [O.odd]: text('Odd', 'Нечет', 'Impar', 'فردي'),
  [O.even]: text('Even', 'Чёт', 'Par', 'زوجي'),
};
const OVER = text('Over', 'Больше', 'Más de', 'أكثر من');
const UNDER = text('Under', 'Меньше', 'Menos de', 'أقل من');
const GOAL = text('Goal', 'Гол', 'Gol', 'الهدف');
const NONE = text('no goal', 'гола не будет', 'sin gol', 'لا هدف');

const sided = (side: string, line: string) => `${side} (${line})`;
const spaced = (word: string, figure: string) => `${word} ${figure}`;

function nameOutcome({ typeId, param }: MarketKey): Text {
  const line = param ?? 0;
  if (typeId === O.over) return joinTexts(spaced, OVER, figure(line));
  if (typeId === O.under) return joinTexts(spaced, UNDER, figure(line));
  if (typeId === O.handicapHome) return joinTexts(sided, sameText('1'), figure(line, true));
  if (typeId === O.handicapAway) return joinTexts(sided, sameText('2'), figure(line, true));
  if (typeId === O.score) return sameText(`${Math.floor(line / 100)}:${line % 100}`);
  if (typeId === O.nextHome || typeId === O.nextNone || typeId === O.nextAway) {
    const side = typeId === O.nextHome ? sameText('1') : typeId === O.nextAway ? sameText('2') : NONE;
    return joinTexts((goal, number, who) => `${goal} ${number}: ${who}`, GOAL, sameText(String(line)), side);
  }
  return FIXED[typeId] ?? UNKNOWN;
}

/** One object per text: a world has tens of thousands of outcomes and some hundred names. */
const remembered = (make: (key: MarketKey) => Text, keyOf: (key: MarketKey) => number) => {
  const known = new Map<number, Text>();
  return (key: MarketKey): Text => {
    const id = keyOf(key);
    let name = known.get(id);
    if (!name) {
      name = make(key);
      known.set(id, name);
    }
    return name;
  };
};

export const groupName = remembered(nameGroup, ({ groupId, period }) => groupId * 8 + period);
export const outcomeName = remembered(nameOutcome, ({ typeId, param }) => typeId * 100_000 + (param ?? 0) * 4);
