import { joinTexts } from '../../../sandbox/texts/text.ts';
import type { Season } from '../competition.ts';
import type { League } from '../competition.ts';
import { besides, league } from '../league.ts';

const firstId = 505;
const mostTeams = 16;

const hours = '10:00 11:30 13:00 14:30 16:00 17:30 19:00 20:30';
/** Each country has two days of its own. Together they are every day but Saturday, which belongs to the first teams. */
const matchDays = [
  ['Thu', 'Mon'],
  ['Tue', 'Fri'],
  ['Wed', 'Sun'],
] as const;

function seasonOf({ zone, from, to, breaks }: Season, index: number): Season {
  const days = matchDays[index % matchDays.length] ?? matchDays[0];
  return { zone, from, to, ...(breaks && { breaks }), rounds: days.map((day) => `${day} ${hours}`) };
}

/** Teams under 23 of clubs all over the world: somewhere somebody plays at any hour of any day. */
export const weekdaysOf = (leagues: readonly League[]): League[] =>
  leagues.flatMap((base, index) => {
    const [season] = base.seasons;
    if (!season) return [];
    const row = { id: firstId + index, weight: 26, mark: 'U23', count: mostTeams };
    const name = joinTexts((first) => `${first} U23`, base.name);
    return [besides(base, { ...row, name, season: seasonOf(season, index) })];
  });

/** Summer in Europe: clubs whose league rests get ready for the season. */
export const friendliesOf = (id: number, leagues: readonly League[]): League =>
  league(
    id,
    'EUROPE',
    50,
    'leagues.football.club_friendlies',
    {
      zone: 'Europe/Paris',
      from: '07-01',
      to: '08-03',
      rounds: [
        'Tue 17:00*3 18:00*4 19:00*3, Wed 11:00 14:00 16:00 17:00*3 18:00*2 19:00*2',
        'Sat 11:00*3 13:00*2 14:00*2 15:00*3 16:00*3 17:00*3 18:00*3 20:00*2, Sun 14:00*2 16:00*2',
      ],
    },
    leagues.flatMap(({ teams }) => teams).join('|'),
  );
