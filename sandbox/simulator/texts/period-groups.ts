import { marketGroups as G } from '../../../contracts/markets.ts';
import type { Text } from '../types.ts';
import { text } from './text.ts';

/** Groups of one part of the match: what stands after its name. */
export const periodGroupTexts: Readonly<Record<number, Text>> = {
  [G.setWinner]: text('winner', 'победитель', 'ganador', 'vencedor', 'kazanan', 'الفائز'),
  [G.quarterWinner]: text('result', 'исход', 'resultado', 'resultado', 'sonuç', 'النتيجة'),
  [G.periodResult]: text('result', 'исход', 'resultado', 'resultado', 'sonuç', 'النتيجة'),
  [G.quarterTotal]: text('total', 'тотал', 'total', 'total', 'toplam', 'الإجمالي'),
  [G.periodTotal]: text('total', 'тотал', 'total', 'total', 'toplam', 'الإجمالي'),
  [G.periodHandicap]: text('handicap', 'фора', 'hándicap', 'handicap', 'handikap', 'الهانديكاب'),
  [G.periodBothToScore]: text(
    'both to score',
    'обе забьют',
    'ambos marcan',
    'ambas marcam',
    'karşılıklı gol',
    'كلاهما يسجل',
  ),
  [G.periodOddEven]: text('odd or even', 'чёт или нечет', 'par o impar', 'ímpar ou par', 'tek/çift', 'فردي أو زوجي'),
  [G.periodDoubleChance]: text(
    'double chance',
    'двойной шанс',
    'doble oportunidad',
    'dupla chance',
    'çifte şans',
    'فرصة مزدوجة',
  ),
  [G.periodDrawNoBet]: text(
    'draw no bet',
    'исход без ничьей',
    'empate no válido',
    'empate anula aposta',
    'beraberlikte iade',
    'الرهان بدون تعادل',
  ),
  [G.periodTeamTotal1]: text('total of {1}', 'тотал {1}', 'total de {1}', 'total de {1}', '{1} toplamı', 'إجمالي {1}'),
  [G.periodTeamTotal2]: text('total of {2}', 'тотал {2}', 'total de {2}', 'total de {2}', '{2} toplamı', 'إجمالي {2}'),
  [G.periodScore]: text('correct score', 'точный счёт', 'resultado exacto', 'placar exato', 'skor', 'النتيجة الصحيحة'),
  [G.inningsWickets]: text('wickets', 'калитки', 'wickets', 'wickets', 'wicket', 'الويكيت'),
  [G.inningsSixes]: text('sixes', 'шестёрки', 'seises', 'seis', 'altılık', 'الستات'),
  [G.inningsFours]: text('fours', 'четвёрки', 'cuatros', 'quatros', 'dörtlük', 'الأربعات'),
  [G.powerplay]: text(
    'runs in the powerplay',
    'раны в пауэрплее',
    'carreras en el powerplay',
    'corridas no powerplay',
    'powerplay koşuları',
    'نقاط الباوربلاي',
  ),
  [G.firstOver]: text(
    'runs in the first over',
    'раны в первом овере',
    'carreras en el primer over',
    'corridas no primeiro over',
    'ilk over koşuları',
    'نقاط الأوفر الأول',
  ),
  [G.openingStand]: text(
    'runs at the first wicket',
    'раны до первой калитки',
    'carreras al primer wicket',
    'corridas até o primeiro wicket',
    'ilk wicket’e kadar koşu',
    'النقاط عند أول ويكيت',
  ),
};
