import type { League } from '../competition.ts';
import { americas } from './americas.ts';
import { asiaAfrica } from './asia-africa.ts';
import { leaguesBesides } from './besides.ts';
import { cups } from './cups.ts';
import { europe } from './europe.ts';
import { far } from './far.ts';
import { friendliesOf, weekdaysOf } from './weekdays.ts';
import { west } from './west.ts';

const firstTeams = [...west, ...far, ...europe, ...asiaAfrica, ...americas];
/** The first leagues of England, Spain and Italy begin in the middle of August. */
const resting = firstTeams.filter(({ id }) => [100, 107, 109].includes(id));

/** A league precedes the cups of its clubs, because the first competition that names a club gives its number. */
export const footballLeagues: readonly League[] = [
  ...firstTeams,
  ...cups,
  friendliesOf(138, resting),
  ...leaguesBesides,
  ...weekdaysOf(firstTeams),
];
