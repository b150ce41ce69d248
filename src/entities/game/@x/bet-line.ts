export { useMatchClock } from '../ui/use-game-clock';
export { matchName } from '../lib/match-name';
export { shortTeamName } from '../lib/team-name';
