export { createSearch } from './find.ts';
export { searchedTeams } from './teams.ts';
