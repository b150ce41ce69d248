/**
 * The face of the simulator: what the rest of the house may know of it (lint/simulator.js, decision D-1010). Two more
 * files may be imported: random.ts, so that the lint sees which code draws by seed, and testing.ts for tests.
 */

// To run it: a simulator of one world, its options, and the competitions that it plays.
export { fullCatalogue, partOf } from './catalogue/index.ts';
export type { Change } from './changes.ts';
export { earlyLeadIn } from './early.ts';
export type { Simulator, SimulatorOptions, ZoneView } from './interface.ts';
export { createMargins } from './margins.ts';
export type { Origin } from './origin.ts';
export { loadReplay, ReplayDataError } from './replay/load.ts';
export { createReplay } from './replay/replay.ts';
export { createSimulator } from './simulator.ts';

// The offer in every language, its changes, and its form for a page of one language.
export { champEntity, patchedMarket } from './entities.ts';
export { isLineGroup } from './line-groups.ts';
export { holdsScope, type Scope } from './match.ts';
export type { DomainOp, SimChamp, SimEntities, SimMatch, SimMarket, SimSport } from './types.ts';
export { wireChamp, wireMatch, wireMarket, wireSport } from './wire.ts';

// Numbers of matches and outcomes, and what a number says.
export { combinedId, combinedNumber, isCombined, mostCombined, resultOfAll } from './combined.ts';
export { gameIdOf, isVirtualMatch, type MarketKey, marketKeyOf, mostVirtual, twice, virtualGameId } from './ids.ts';

// Chances behind the prices: never sent to a player.
export type { Fair } from './fair.ts';
export { chancesOf as goalChances } from './poisson.ts';
export type { Leads } from './leads.ts';
export { allAtOnce } from './past-prices.ts';

// Rules: which facts of a match give a bet which result.
export type { Facts, Pair } from './match.ts';
export { isOfCards, isOfCorners, isOfPeriod, isOfRegularTime, resultOfMarket } from './settle.ts';

// Sports, seasons and teams: what statistics, search and pages about a sport tell.
export type { Almanac, Listed } from './almanac.ts';
export { disciplineWords } from './esports/words.ts';
export type { Finished } from './finished.ts';
export type { FixtureChamp, FixtureTeam } from './fixture.ts';
export { isName, nameText } from './names/name-text.ts';
export type { Contest } from './outrights/contest.ts';
export { lotOf } from './outrights/lot.ts';
export { yearsName } from './outrights/season-name.ts';
export { tableOf } from './outrights/table.ts';
export { racingSports } from './racing/sports.ts';
export type { Points } from './sport.ts';
export { sportOf, sports } from './sports.ts';
export { matchLineup, squadOf } from './squads/squads.ts';

// Virtual matches: their leagues and turns; whoever opens a seed plays the match again.
export { virtualLeagues } from './virtual/leagues.ts';
export { type VirtualChance, virtualStrengths } from './virtual/match.ts';
export { longestMs, virtualTurnOf } from './virtual/source.ts';
