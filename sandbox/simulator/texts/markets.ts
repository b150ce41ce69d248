import { marketGroups as G, outcomeTypes as O } from '../../../contracts/markets.ts';
import type { MarketKey } from '../ids.ts';
import type { Text } from '../types.ts';
import { quarterName, setName } from './periods.ts';
import { figure, joinTexts, sameText, text } from './text.ts';

const groups: Readonly<Record<number, Text>> = {
  [G.result]: text(
    'Match result',
    'Исход матча',
    'Resultado del partido',
    'Resultado final',
    'Maç sonucu',
    'نتيجة المباراة',
  ),
  [G.total]: text('Total goals', 'Тотал голов', 'Total de goles', 'Total de gols', 'Toplam gol', 'إجمالي الأهداف'),
  [G.handicap]: text('Handicap', 'Фора', 'Hándicap', 'Handicap', 'Handikap', 'الهانديكاب'),
  [G.doubleChance]: text(
    'Double chance',
    'Двойной шанс',
    'Doble oportunidad',
    'Dupla chance',
    'Çifte şans',
    'فرصة مزدوجة',
  ),
  [G.bothToScore]: text(
    'Both teams to score',
    'Обе забьют',
    'Ambos equipos marcan',
    'Ambas marcam',
    'Karşılıklı gol',
    'كلا الفريقين يسجل',
  ),
  [G.correctScore]: text(
    'Correct score',
    'Точный счёт',
    'Resultado exacto',
    'Placar exato',
    'Maç skoru',
    'النتيجة الصحيحة',
  ),
  [G.nextGoal]: text('Next goal', 'Следующий гол', 'Próximo gol', 'Próximo gol', 'Sıradaki gol', 'الهدف التالي'),
  [G.teamTotal1]: text(
    'Home team total',
    'Тотал хозяев',
    'Total del local',
    'Total da casa',
    'Ev sahibi toplam gol',
    'إجمالي أهداف صاحب الأرض',
  ),
  [G.teamTotal2]: text(
    'Away team total',
    'Тотал гостей',
    'Total del visitante',
    'Total do visitante',
    'Deplasman toplam gol',
    'إجمالي أهداف الضيف',
  ),
  [G.oddEven]: text(
    'Total odd or even',
    'Тотал чёт или нечет',
    'Total par o impar',
    'Total ímpar ou par',
    'Toplam tek/çift',
    'المجموع فردي أو زوجي',
  ),
  [G.drawNoBet]: text(
    'Draw no bet',
    'Исход без ничьей',
    'Empate no válido',
    'Empate anula aposta',
    'Beraberlikte iade',
    'الرهان بدون تعادل',
  ),
  [G.firstHalfResult]: text(
    '1st half result',
    'Исход 1-го тайма',
    'Resultado de la 1.ª parte',
    'Resultado do 1º tempo',
    'İlk yarı sonucu',
    'نتيجة الشوط الأول',
  ),
  [G.firstHalfTotal]: text(
    '1st half total',
    'Тотал 1-го тайма',
    'Total de la 1.ª parte',
    'Total do 1º tempo',
    'İlk yarı toplam gol',
    'إجمالي الشوط الأول',
  ),
  [G.winner]: text('Winner', 'Победитель', 'Ganador', 'Vencedor', 'Kazanan', 'الفائز'),
  [G.outrightWinner]: text('Winner', 'Победитель', 'Ganador', 'Vencedor', 'Şampiyon', 'الفائز'),
  [G.topFour]: text(
    'Top 4 finish',
    'В первой четвёрке',
    'Entre los 4 primeros',
    'Entre os 4 primeiros',
    'İlk 4’e girer',
    'ضمن الأربعة الأوائل',
  ),
  [G.gamesTotal]: text(
    'Total games',
    'Тотал геймов',
    'Total de juegos',
    'Total de games',
    'Toplam oyun',
    'إجمالي الأشواط',
  ),
  [G.gamesHandicap]: text(
    'Games handicap',
    'Фора по геймам',
    'Hándicap de juegos',
    'Handicap de games',
    'Oyun handikabı',
    'هانديكاب الأشواط',
  ),
  [G.pointsTotal]: text(
    'Total points',
    'Тотал очков',
    'Total de puntos',
    'Total de pontos',
    'Toplam sayı',
    'إجمالي النقاط',
  ),
  [G.pointsHandicap]: text(
    'Points handicap',
    'Фора по очкам',
    'Hándicap de puntos',
    'Handicap de pontos',
    'Sayı handikabı',
    'هانديكاب النقاط',
  ),
};

const winnerText = text('winner', 'победитель', 'ganador', 'vencedor', 'kazanan', 'الفائز');
const resultText = text('result', 'исход', 'resultado', 'resultado', 'sonuç', 'النتيجة');
const totalText = text('total', 'тотал', 'total', 'total', 'toplam', 'الإجمالي');
const unknownText = sameText('');
const withColon = (period: string, what: string) => `${period}: ${what}`;

function nameGroup({ groupId, period }: MarketKey): Text {
  if (groupId === G.setWinner) return joinTexts(withColon, setName(period), winnerText);
  if (groupId === G.quarterWinner) return joinTexts(withColon, quarterName(period), resultText);
  if (groupId === G.quarterTotal) return joinTexts(withColon, quarterName(period), totalText);
  return groups[groupId] ?? unknownText;
}

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
  [O.even]: text('Even', 'Чёт', 'Par', 'Par', 'Çift', 'زوجي'),
};
const overText = text('Over', 'Больше', 'Más de', 'Mais de', 'Üst', 'أكثر من');
const underText = text('Under', 'Меньше', 'Menos de', 'Menos de', 'Alt', 'أقل من');
const goalText = text('Goal', 'Гол', 'Gol', 'Gol', 'Gol', 'الهدف');
const noneText = text('no goal', 'гола не будет', 'sin gol', 'sem gol', 'gol olmaz', 'لا هدف');

const sided = (side: string, line: string) => `${side} (${line})`;
const spaced = (word: string, figure: string) => `${word} ${figure}`;

function nameOutcome({ typeId, param }: MarketKey): Text {
  const line = param ?? 0;
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

/** Makes one object for each text: a world can have tens of thousands of outcomes, but only some hundred names. */
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
