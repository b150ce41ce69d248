import { StreamTopics } from '../client-frames.ts';
import { FollowedAnswer } from '../favourites.ts';
import * as feed from '../feed.ts';
import * as marketRules from '../market-rules.ts';
import * as priceHistory from '../price-history.ts';
import * as racing from '../racing.ts';
import * as results from '../results.ts';
import { SearchAnswer } from '../search.ts';
import * as sharing from '../sharing.ts';
import * as statistics from '../statistics.ts';
import { call, lng, none, type Operation } from './call.ts';

const live = call('feed', 'anyone');
export const feedCalls: readonly Operation[] = [
  live('snapshot', 'get', '/feed-api/v1/snapshot', 'What a topic holds now', {
    query: { topic: 'such as list:live:1', ...lng, tz: 'time zone, hours' },
    answers: { 200: feed.Snapshot },
    refusals: [404],
  }),
  live('socket', 'get', '/feed-api/v1/ws', 'Deltas over a WebSocket', {
    query: { ...lng, epoch: 'epoch of the numbers' },
    answers: { 101: null },
  }),
  live('stream', 'get', '/feed-api/v1/stream', 'Deltas as server-sent events', {
    query: { ...lng, topics: 'topic@seq, comma between', epoch: 'epoch of the numbers' },
    answers: { 200: null },
    refusals: [503],
  }),
  live('streamTopics', 'post', '/feed-api/v1/stream/{streamId}/topics', 'Change the topics of a stream', {
    body: StreamTopics,
    answers: none,
    refusals: [404],
  }),
  live('search', 'get', '/feed-api/v1/search', 'Sports, competitions, teams, matches and outcomes by words', {
    query: { q: 'text', ...lng, zone: 'line or live' },
    answers: { 200: SearchAnswer },
  }),
  live('followed', 'get', '/feed-api/v1/followed', 'Teams and competitions by id, and their matches on offer', {
    query: { ...lng, teams: 'ids, dot between', champs: 'ids, dot between' },
    answers: { 200: FollowedAnswer },
  }),
  live('results', 'get', '/feed-api/v1/results', 'What has ended on a day, by championship', {
    query: {
      ...lng,
      date: 'YYYY-MM-DD; today when absent',
      timezone: 'whose day: an IANA name, or hours east of UTC; 0 when absent',
      zone: 'live, or zone for games with a match tracker',
      sportId: 'one sport',
      champId: 'one championship',
    },
    answers: { 200: results.ResultsAnswer },
    refusals: [1],
  }),
  live('statisticsOfGame', 'get', '/feed-api/v1/statistics/game', 'Form, meetings, table and line-ups of a match', {
    query: { ...lng, gameId: 'the match' },
    answers: { 200: statistics.GameStatisticsAnswer },
    refusals: [404],
  }),
  live('statisticsOfChamp', 'get', '/feed-api/v1/statistics/champ', 'A competition: table or draw, results, fixtures', {
    query: { ...lng, champId: 'the competition', season: 'finished: the last whose winner is known' },
    answers: { 200: statistics.ChampStatisticsAnswer },
    refusals: [404],
  }),
  live('competitions', 'get', '/feed-api/v1/statistics/champs', 'Competitions of a sport with their seasons', {
    query: { ...lng, sportId: 'the first sport when absent' },
    answers: { 200: statistics.CompetitionsAnswer },
  }),
  live('statisticsOfTeam', 'get', '/feed-api/v1/statistics/team', 'A team: places, results, fixtures, players', {
    query: { ...lng, teamId: 'the team' },
    answers: { 200: statistics.TeamStatisticsAnswer },
    refusals: [404],
  }),
  live('oddsHistory', 'get', '/feed-api/v1/odds-history', 'How prices of a match went, with its goals', {
    query: { ...lng, markets: 'outcomes of one match, dot between', since: 'only what came after this moment, ms' },
    answers: { 200: priceHistory.PriceHistoryAnswer },
    refusals: [404],
  }),
  live('marketRules', 'get', '/feed-api/v1/market-rules', 'How an outcome on offer is settled', {
    query: { ...lng, market: 'the outcome' },
    answers: { 200: marketRules.MarketRulesAnswer },
    refusals: [404],
  }),
  live('race', 'get', '/feed-api/v1/race', 'The card of a race: who runs, and how it ended', {
    query: { ...lng, gameId: 'the race' },
    answers: { 200: racing.RaceCardAnswer },
    refusals: [404],
  }),
  live('raceMeetings', 'get', '/feed-api/v1/race-meetings', 'Meetings with their races, those first that race next', {
    query: { ...lng, sportId: 'one racing sport; both when absent' },
    answers: { 200: racing.MeetingsAnswer },
    refusals: [404],
  }),
  live('expressOfDay', 'get', '/feed-api/v1/express-of-day', 'Accumulators of the day', {
    query: { zone: 'line or live', ...lng },
    answers: { 200: sharing.ExpressesAnswer },
  }),
  live('betGenerator', 'post', '/feed-api/v1/bet-generator', 'A coupon for a stake and a win', {
    query: lng,
    body: sharing.GeneratorRequest,
    answers: { 200: sharing.GeneratorAnswer },
    refusals: [404],
  }),
];
