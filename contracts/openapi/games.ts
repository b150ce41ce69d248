import { BonusPlayAnswer, BonusPlayRequest, BonusTicketsAnswer } from '../bonus-tickets.ts';
import { GameShelfAnswer } from '../game-shelf.ts';
import * as laboratory from '../laboratory.ts';
import * as makers from '../makers/index.ts';
import { PlayedRoundsAnswer } from '../played-rounds.ts';
import * as rgs from '../rgs.ts';
import * as wire from '../rounds.ts';
import * as shared from '../shared-rounds.ts';
import { TournamentAnswer, TournamentsAnswer } from '../tournaments.ts';
import { VirtualSportsAnswer } from '../virtual-sports.ts';
import { call, type Operation, paging } from './call.ts';

const own = call('games', 'player');
const client = call('games', 'anyone');
const base = '/games-api/v1';
const rgsRefusals = { 400: rgs.RgsRefusal, 500: rgs.RgsRefusal };
const makerRefusals = Object.fromEntries([400, 401, 403, 404, 409, 500].map((status) => [status, makers.MakerRefusal]));
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
    refusals: [1, 139, 401, 404, 1004, 1005, 1006, 1023, 1025, 1029, 1030, 1042, ...stops],
  }),
  own('stepRound', 'post', `${base}/sessions/{id}/steps`, 'Go on with a round, or take what it is worth', {
    key: true,
    body: wire.StepRequest,
    answers: { 201: wire.PlayAnswer },
    // For a step that doubles the stake: the reason why a round is refused.
    refusals: [1, 139, 401, 404, 1006, 1023, 1025, ...stops],
  }),
  own('gameRounds', 'get', `${base}/rounds`, 'Every round of the player, the newest first', {
    query: {
      ...paging,
      game: 'name of a game',
      mode: 'real or demo',
      result: 'paid, lost or open',
      commitment: 'of one seed',
      from: 'Unix seconds',
      to: 'Unix seconds, not part of it',
    },
    answers: { 200: PlayedRoundsAnswer },
    refusals: [1, 401],
  }),
  own('gameRound', 'get', `${base}/rounds/{id}`, 'A round with its seeds, the server seed once it is open', {
    answers: { 200: wire.GameRoundAnswer },
    refusals: [401, 404],
  }),
  own('favouriteGames', 'get', `${base}/favorites`, 'Favourite games, those played lately, and bounds of a stake', {
    answers: { 200: GameShelfAnswer },
    refusals: [401],
  }),
  own('addFavouriteGame', 'put', `${base}/favorites/{gameId}`, 'Keep a game among the favourites', {
    answers: { 200: GameShelfAnswer },
    refusals: [401, 404],
  }),
  own('removeFavouriteGame', 'delete', `${base}/favorites/{gameId}`, 'Keep it there no longer', {
    answers: { 200: GameShelfAnswer },
    refusals: [401, 404],
  }),
  own('rotateSeed', 'post', `${base}/seeds`, 'Take another seed: opens the one in use', {
    body: wire.SeedRequest,
    answers: { 200: wire.SeedAnswer },
    refusals: [1, 401, 1030, 1042],
  }),
  client('virtualSports', 'get', `${base}/virtual`, 'Virtual matches: schedule, promises, opened seeds, results', {
    answers: { 200: VirtualSportsAnswer },
  }),
  client(
    'sharedTable',
    'get',
    `${base}/shared/{kind}`,
    'The round that everybody plays now, the last ones, their chains',
    {
      answers: { 200: shared.SharedTableAnswer },
      refusals: [404],
    },
  ),
  own(
    'sharedSeat',
    'get',
    `${base}/shared/{kind}/seat`,
    'The player there: bounds, what keeps from betting, the last bets',
    {
      query: { mode: 'real or demo', accountId: 'what pays' },
      answers: { 200: shared.SharedSeatAnswer },
      refusals: [401, 404],
    },
  ),
  own('betOnShared', 'post', `${base}/shared/{kind}/bets`, 'Bet on the round that is open: 1040 comes too late', {
    key: true,
    body: shared.SharedBetRequest,
    answers: { 201: shared.SharedBetAnswer },
    refusals: [1, 139, 401, 404, 1004, 1005, 1006, 1023, 1025, 1029, 1030, 1040, ...stops],
  }),
  own('leaveShared', 'post', `${base}/shared/{kind}/exits`, 'Leave the round that runs: 1041 comes too late', {
    key: true,
    body: shared.SharedExitRequest,
    answers: { 201: shared.SharedBetAnswer },
    refusals: [1, 139, 401, 404, 1023, 1025, 1041],
  }),
  own('bonusTickets', 'get', `${base}/bonus-games`, 'Free tickets, prizes with their odds, the last rounds', {
    answers: { 200: BonusTicketsAnswer },
    refusals: [401],
  }),
  own('playTicket', 'post', `${base}/bonus-games/{name}/play`, 'Use a ticket: 409 says that there is none', {
    key: true,
    body: BonusPlayRequest,
    answers: { 200: BonusPlayAnswer },
    refusals: [1, 139, 401, 404, 1023, 1025, 1042, ...stops],
  }),
  client('tournaments', 'get', `${base}/tournaments`, 'The tournaments of today and those before, with their tables', {
    answers: { 200: TournamentsAnswer },
  }),
  client('tournament', 'get', `${base}/tournaments/{id}`, 'One tournament with its table', {
    answers: { 200: TournamentAnswer },
    refusals: [404],
  }),
  own('joinTournament', 'put', `${base}/tournaments/{id}/place`, 'Take part: rounds from now on count', {
    answers: { 200: TournamentAnswer },
    refusals: [401, 403, 404, 409, 1011, 1012, 1014, 1026],
  }),
  own('leaveTournament', 'delete', `${base}/tournaments/{id}/place`, 'Take part no longer', {
    answers: { 200: TournamentAnswer },
    refusals: [401, 404, 409],
  }),
  client('makerGames', 'get', `${base}/makers/games`, 'Games of other makers that play here now', {
    answers: { 200: makers.MakerGamesAnswer },
  }),
  own('launchMakerGame', 'post', `${base}/makers/launch`, 'Open a game of another maker: the address of its frame', {
    body: makers.MakerLaunchRequest,
    answers: { 200: makers.MakerLaunchAnswer },
    refusals: [1, 401, 404, ...stops],
  }),
  client(
    'makerWallet',
    'post',
    `${makers.makerWalletPath}/{maker}`,
    'Servers of makers: one signed call of the wallet',
    {
      body: makers.MakerCall,
      answers: { 200: makers.MakerAnswer, ...makerRefusals },
    },
  ),
  {
    ...own('gameReturns', 'get', '/operator-api/v1/games/returns', 'What came back of stakes, beside the mathematics', {
      answers: { 200: laboratory.GameReturnsAnswer },
      refusals: [401, 404],
    }),
    access: 'operator',
  },
  {
    ...own('exportRounds', 'get', '/operator-api/v1/games/rounds', 'Ended rounds of all players, a page at a time', {
      query: {
        from: 'Unix seconds',
        to: 'Unix seconds, not part of it; 31 days after from at most',
        game: 'name of a game, or of a kind of shared rounds',
        mode: 'real or demo',
        player: 'number of an account',
        after: 'next of the page before',
        limit: 'at most 1000',
        format: 'json or csv; csv tells next in the header Openbook-Next',
      },
      answers: { 200: laboratory.ExportedRoundsAnswer },
      refusals: [1, 401, 404],
    }),
    access: 'operator',
  },
  {
    ...own('replayRound', 'get', '/operator-api/v1/games/rounds/{id}', 'A round played again from its kept seed', {
      answers: { 200: laboratory.ReplayAnswer },
      refusals: [401, 404, 1030],
    }),
    access: 'operator',
  },
  client(
    'gameRules',
    'get',
    `${base}/games/{slug}/rules`,
    'What a game draws, pays and gives back, and the hash of its mathematics',
    {
      query: paging,
      answers: { 200: laboratory.GameRulesAnswer },
      refusals: [404],
    },
  ),
  client('rgsAuthenticate', 'post', rgs.rgsPaths.authenticate, 'Game client: begin with the session of a launch', {
    body: rgs.RgsAuthenticate,
    answers: { 200: rgs.RgsAuthenticated, ...rgsRefusals },
  }),
  client('rgsBalance', 'post', rgs.rgsPaths.balance, 'Game client: what the account holds', {
    body: rgs.RgsSession,
    answers: { 200: rgs.RgsBalance, ...rgsRefusals },
  }),
  client('rgsPlay', 'post', rgs.rgsPaths.play, 'Game client: play one round', {
    key: 'optional',
    body: rgs.RgsPlay,
    answers: { 200: rgs.RgsPlayed, ...rgsRefusals },
  }),
  client('rgsEvent', 'post', rgs.rgsPaths.event, 'Game client: take a step of the round that goes on', {
    key: 'optional',
    body: rgs.RgsEvent,
    answers: { 200: rgs.RgsStepped, ...rgsRefusals },
  }),
  client('rgsEndRound', 'post', rgs.rgsPaths.endRound, 'Game client: end the round that goes on, and take its worth', {
    key: 'optional',
    body: rgs.RgsSession,
    answers: { 200: rgs.RgsPlayed, ...rgsRefusals },
  }),
];
