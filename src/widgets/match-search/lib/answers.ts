import type { Champ, Game, Sport } from '@contracts/feed';
import type { SearchBet, SearchTeam } from '@contracts/search';

/** What the search found, read once from the wire. */
export type Found = {
  sports: readonly Sport[];
  champs: readonly Champ[];
  teams: readonly SearchTeam[];
  games: readonly Game[];
  bets: readonly SearchBet[];
  isBet: boolean;
  isCut: boolean;
  readAs: string | null;
};

/** A line of the results. `id` names it on the page. */
export type Answer =
  | { kind: 'sports'; id: string; sport: Sport }
  | { kind: 'champs'; id: string; champ: Champ }
  | { kind: 'teams'; id: string; team: SearchTeam }
  | { kind: 'games'; id: string; match: Game; champ: Champ | undefined }
  | { kind: 'bets'; id: string; bet: SearchBet };
export type AnswerGroup = { kind: Answer['kind']; answers: readonly Answer[] };

const idOf = (kind: string, id: number) => `search-${kind}-${String(id)}`;

/** The lines by kind, in the order of the screen. Outcomes come first when the words name nothing else. */
export function groupsOf({ sports, champs, teams, games, bets, isBet }: Found): AnswerGroup[] {
  const outcomes: AnswerGroup = {
    kind: 'bets',
    answers: bets.map((bet) => ({ kind: 'bets', id: idOf('bet', bet.market.id), bet })),
  };
  const names: AnswerGroup[] = [
    { kind: 'sports', answers: sports.map((sport) => ({ kind: 'sports', id: idOf('sport', sport.id), sport })) },
    { kind: 'champs', answers: champs.map((champ) => ({ kind: 'champs', id: idOf('champ', champ.id), champ })) },
    {
      kind: 'games',
      answers: games.map((match) => ({
        ...{ kind: 'games', id: idOf('game', match.id), match },
        champ: champs.find(({ id }) => id === match.champId),
      })),
    },
    { kind: 'teams', answers: teams.map((team) => ({ kind: 'teams', id: idOf('team', team.id), team })) },
  ];
  return (isBet ? [outcomes, ...names] : [...names, outcomes]).filter(({ answers }) => answers.length > 0);
}

/** The line that a step away from `active` leads to, round the end. */
export function stepFrom(answers: readonly Answer[], active: string | null, step: 1 | -1): string | null {
  const at = answers.findIndex(({ id }) => id === active);
  const from = at === -1 && step === -1 ? 0 : at;
  return answers[(from + step + answers.length) % answers.length]?.id ?? null;
}
