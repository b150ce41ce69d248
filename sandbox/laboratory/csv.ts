import type { ExportedRound } from '../../contracts/laboratory.ts';

/** A text that a sheet would take for a formula stands behind an apostrophe; quotes are doubled. */
const cellOf = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

const columns: Readonly<Record<string, (exported: ExportedRound) => string | number | null>> = {
  id: ({ round }) => round.id,
  player: ({ player }) => player,
  game: ({ round }) => round.game,
  at: ({ round }) => new Date(round.at).toISOString(),
  endedAt: ({ endedAt }) => new Date(endedAt).toISOString(),
  currency: ({ round }) => round.currency,
  stake: ({ round }) => round.stake,
  payout: ({ round }) => round.payout,
  choice: ({ round }) => JSON.stringify(round.choice),
  draws: ({ round }) => round.draws.join(' '),
  commitment: ({ round }) => round.commitment,
  clientSeed: ({ round }) => round.clientSeed,
  nonce: ({ round }) => round.nonce,
  serverSeed: ({ round }) => round.serverSeed,
  maths: ({ round }) => round.maths,
};

/** One line a round, the names of the columns first. */
export const csvOfRounds = (rounds: readonly ExportedRound[]): string =>
  [
    Object.keys(columns).map(cellOf),
    ...rounds.map((round) => Object.values(columns).map((read) => cellOf(read(round)))),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
