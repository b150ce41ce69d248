import type { CyberType } from '../../contracts/feed.ts';
import type { Text } from '../types.ts';

export type Discipline = 'counterStrike' | 'dota' | 'leagueOfLegends' | 'basketball';

/** `country`: key of countries.ts. `weight`: larger comes first. */
export type Competition = {
  id: number;
  country: string;
  weight: number;
  name: Text;
  /** Esports: who plays. */
  cyberType?: CyberType;
  /** Esports: what is played. */
  discipline?: Discipline;
  /** Basketball: minutes of a quarter. */
  quarterMinutes?: number;
};

/**
 * When a competition plays. A round is a text of its kick-offs by the clocks of `zone`: "Fri 20:00, Sat 15:00*5 17:30"
 * has seven matches, five of them at three on Saturday. `from` and `to` are dates such as "08-14"; a season may go over
 * the turn of the year. `rounds` are played every week. `midweek` is one more round in every `every` weeks. `cup`: in
 * these weeks clubs of the competition also play for a cup, so the competition keeps those days free.
 */
export type Season = {
  zone: string;
  from: string;
  to: string;
  breaks?: readonly (readonly [from: string, to: string])[];
  rounds: readonly string[];
  midweek?: { round: string; every: number };
  cup?: Season;
  /** A cup that is played only every second week. */
  isFortnightly?: boolean;
};

/**
 * A competition that plays by the calendar. `seasons`: one for each division. The divisions share out the teams in
 * their order.
 */
export type League = Competition & { teams: readonly string[]; seasons: readonly Season[] };

/**
 * A competition that plays around the clock: a match begins every `minutes`, which are a multiple of five. It has so
 * many teams that each can rest.
 */
export type Endless = Competition & { teams: readonly string[]; minutes: number };

/** A tournament of a tour. `weeks`: weeks of the year in which its main draw is played. */
export type Stop = Competition & { zone: string; weeks: readonly number[] };

/** `size`: players of the main draw. In a week half of the players, and half of the qualifiers, take part. */
export type Tour = {
  size: 16 | 32;
  players: readonly string[];
  qualifiers: readonly string[];
  stops: readonly Stop[];
};

/** What is played of one sport. */
export type CatalogueSport = {
  sportId: number;
  leagues: readonly League[];
  tours: readonly Tour[];
  endless: readonly Endless[];
};

export const teams = (names: string): readonly string[] => names.split('|');
