export { createSearch } from './find.ts';
export { searchedTeam, searchedTeams, wireTeam } from './teams.ts';
