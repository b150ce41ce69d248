/**
 * `npm run games:play`: plays ten million rounds of each game from fixed seeds, by the very functions of the server, and ends
 * with 1 where what came back is more than three standard errors from the published return. `-- 100000 dice` plays fewer,
 * and one game. Rows CAS-06 and CAS-08.
 */
import { play, players } from './lib/play-rounds.ts';

const [asked = '10000000', only] = process.argv.slice(2);
const rounds = Number(asked);
const chosen = players.filter(({ name }) => only === undefined || name === only);
if (!Number.isSafeInteger(rounds) || rounds < 1 || chosen.length === 0) {
  process.stderr.write(`Say how many rounds, and one of: ${players.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}

for (const player of chosen) {
  const { share, errors } = play(player, rounds);
  const isOff = !(Math.abs(errors) <= 3);
  const figures = [`${(share * 100).toFixed(4)} %`, `${errors.toFixed(2)} standard errors`, isOff ? 'OFF' : 'ok'];
  console.log(`${player.name.padEnd(14)} ${figures.join('  ')}`);
  if (isOff) process.exitCode = 1;
}
