import { marketGroups as G } from '../../../contracts/markets.ts';
import { sportNumbers } from '../../../contracts/sports.ts';
import type { Pair } from '../match.ts';
import { rememberedLeads } from '../parted/leads.ts';
import { normal } from '../random.ts';
import type { Meeting, SportModule } from '../sport.ts';
import { frameName } from '../texts/periods.ts';
import { text } from '../texts/text.ts';
import { createSnookerMatch, snookerChance } from './match.ts';
import { snookerSeries, snookerTours } from './tour.ts';

/** How often an average player pots, and how much players differ. */
const averagePot = 0.8;
const spread = 0.012;

function skillsOf({ seed, home, away }: Meeting): Pair {
  const strength = ({ id }: { id: number }) => spread * Math.max(-2.5, Math.min(2.5, normal(seed, id, 1)));
  return [averagePot + strength(home), averagePot + strength(away)];
}

/** Leads are remembered by whole numbers of a finer scale. */
const scale = 10;
const leadsOf = rememberedLeads(([first, second]) => {
  const chance = snookerChance([averagePot + first / scale, averagePot + second / scale]);
  return { first: -1, chances: [1 - chance, 0, chance] };
});

export const snooker: SportModule = {
  id: sportNumbers.snooker,
  name: text('Snooker', 'Снукер', 'Snooker', 'Snooker', 'Snooker', 'السنوكر'),
  weight: 46,
  points: { win: 1, draw: 0 },
  isNamedAfterLand: false,
  periodName: frameName,
  groupNames: {
    [G.setsTotal]: text(
      'Total frames',
      'Тотал фреймов',
      'Total de frames',
      'Total de frames',
      'Toplam frame',
      'إجمالي الفريمات',
    ),
    [G.setsHandicap]: text(
      'Frames handicap',
      'Фора по фреймам',
      'Hándicap de frames',
      'Handicap de frames',
      'Frame handikabı',
      'هانديكاب الفريمات',
    ),
    [G.setsScore]: text(
      'Score in frames',
      'Счёт по фреймам',
      'Marcador por frames',
      'Placar em frames',
      'Frame skoru',
      'النتيجة بالفريمات',
    ),
    [G.winsSet1]: text(
      '{1} wins a frame',
      '{1} возьмёт фрейм',
      '{1} gana un frame',
      '{1} ganha um frame',
      '{1} frame kazanır',
      '{1} يفوز بفريم',
    ),
    [G.winsSet2]: text(
      '{2} wins a frame',
      '{2} возьмёт фрейм',
      '{2} gana un frame',
      '{2} ganha um frame',
      '{2} frame kazanır',
      '{2} يفوز بفريم',
    ),
    [G.oddEven]: text(
      'Frames odd or even',
      'Фреймы: чёт или нечет',
      'Frames: par o impar',
      'Frames: ímpar ou par',
      'Frame tek/çift',
      'الفريمات: فردي أو زوجي',
    ),
    [G.raceTo]: text(
      'First to reach frames',
      'Первый возьмёт фреймов',
      'Primero en llegar a frames',
      'Primeiro a chegar a frames',
      'Frame sayısına ilk ulaşan',
      'أول من يصل إلى الفريمات',
    ),
  },
  leagues: [],
  tours: snookerTours,
  endless: snookerSeries,
  createMatch: (seed, meeting) => createSnookerMatch(seed, skillsOf(meeting)),
  leadsOf: (meeting) => {
    const [first, second] = skillsOf(meeting);
    return leadsOf([(first - averagePot) * scale, (second - averagePot) * scale]);
  },
};
