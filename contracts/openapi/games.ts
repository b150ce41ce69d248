import * as wire from '../rounds.ts';
import { call, type Operation } from './call.ts';

const own = call('games', 'player');
const base = '/games-api/v1';
const stops = [1011, 1012, 1014, 1019, 1020, 1021, 1026, 1027, 1028];

/** Games with provable rounds. Spec: api §10. */
export const gameCalls: readonly Operation[] = [
  own('launchGame', 'post', `${base}/launch`, 'Open a game; whoever may not play does not come in', {
    body: wire.LaunchRequest,
    answers: { 200: wire.LaunchAnswer },
    refusals: [1, 401, 404, ...stops],
  }),
  own('gameSession', 'get', `${base}/sessions/{id}`, 'Bounds, wait, seeds, net result and the last rounds', {
    answers: { 200: wire.GameSessionAnswer },
    refusals: [401, 404],
  }),
  own('playRound', 'post', `${base}/sessions/{id}/rounds`, 'Play one round: 1029 says how long to wait', {
    key: true,
    body: wire.PlayRequest,
    answers: { 201: wire.PlayAnswer },
    refusals: [1, 401, 404, 1004, 1005, 1006, 1023, 1025, 1029, ...stops],
  }),
  own('gameRound', 'get', `${base}/rounds/{id}`, 'A round with its seeds, the server seed once it is open', {
    answers: { 200: wire.GameRoundAnswer },
    refusals: [401, 404],
  }),
  own('rotateSeed', 'post', `${base}/seeds`, 'Take another seed: opens the one in use', {
    body: wire.SeedRequest,
    answers: { 200: wire.SeedAnswer },
    refusals: [1, 401],
  }),
];
