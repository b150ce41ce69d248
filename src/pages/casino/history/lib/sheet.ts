import { sumsOf } from '@contracts/file-sums';
import type { PlayedRound } from '@contracts/played-rounds';

import type { Verdicts } from './verdicts';

const heads = [
  ...['time', 'id', 'game', 'currency', 'stake', 'payout', 'choice', 'draws', 'hash', 'serverSeed', 'part', 'count'],
  ...['maths', 'left', 'check'],
];

/** One row for each round, with all that computes it again. Names of columns are those of the API, in every language. Row CAS-30. */
export const tableOf = (rounds: readonly PlayedRound[], said: Verdicts): (string | number)[][] => [
  heads,
  ...rounds.map(({ at, id, game, currency, stake, payout, choice, draws, commitment, ...round }) => [
    ...[new Date(at).toISOString(), id, game, currency, stake, payout],
    ...[JSON.stringify(choice), draws.join(' '), commitment, round.serverSeed ?? '', round.clientSeed, round.nonce],
    ...[round.maths ?? '', ('shared' in round ? round.shared.left : null) ?? '', said[id] ?? ''],
  ]),
];

/** A page that came without TLS computes no hashes. */
const canHash = (): boolean => 'subtle' in crypto;

/** As the API gives them: the verifier that opens from disk reads this file, and finds by the sums what was changed in it. Row FAIR-23. */
export async function recordOf(played: readonly PlayedRound[], said: Verdicts): Promise<string> {
  const rounds = played.map((round) => ({ ...round, check: said[round.id] }));
  const sums = canHash() ? { sums: await sumsOf(rounds) } : {};
  return `${JSON.stringify({ rounds, ...sums }, null, 1)}\n`;
}
