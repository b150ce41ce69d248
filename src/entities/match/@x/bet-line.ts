export { useMatchClock } from '../ui/use-match-clock';
export { matchName } from '../lib/match-name';
export { shortTeamName } from '../lib/team-name';
