/** One constant each: the build then writes the number where it is asked for, and no table loads. */
export const result = 1;
export const total = 2;
export const handicap = 3;
export const doubleChance = 4;
export const bothToScore = 5;
export const correctScore = 6;
export const nextGoal = 7;
export const teamTotal1 = 8;
export const teamTotal2 = 9;
export const oddEven = 10;
export const drawNoBet = 11;
export const firstHalfResult = 12;
export const firstHalfTotal = 13;
export const winner = 20;
export const setWinner = 21;
export const gamesTotal = 22;
export const gamesHandicap = 23;
export const pointsTotal = 24;
export const pointsHandicap = 25;
export const quarterWinner = 26;
export const quarterTotal = 27;
/** Long-term bets: the winner of the competition, its first four. */
export const outrightWinner = 28;
export const topFour = 29;
/** Of one part of a match: a period, a half, a set. */
export const periodResult = 32;
export const periodTotal = 33;
export const periodHandicap = 34;
export const periodBothToScore = 35;
export const periodOddEven = 36;
export const periodDoubleChance = 37;
export const periodDrawNoBet = 38;
export const periodTeamTotal1 = 39;
export const periodTeamTotal2 = 40;
/** Sets of a match, or maps. */
export const setsTotal = 41;
export const setsHandicap = 42;
export const setsScore = 43;
export const winsSet1 = 44;
export const winsSet2 = 45;
/** Points of all sets together. */
export const sidePoints1 = 46;
export const sidePoints2 = 47;
export const pointsOddEven = 48;
/** Does a level match go on after regular time? */
export const overtime = 49;
/** Football: both halves together. */
export const halfTimeFullTime = 50;
export const halfWithMost = 51;
export const scoresInBothHalves1 = 52;
export const scoresInBothHalves2 = 53;
export const winsAnyHalf1 = 54;
export const winsAnyHalf2 = 55;
export const winsBothHalves1 = 56;
export const winsBothHalves2 = 57;
export const bothScoreInBothHalves = 58;
/** What the final score says besides the result. */
export const exactGoals = 59;
export const goalsRange = 60;
export const exactTeamGoals1 = 61;
export const exactTeamGoals2 = 62;
export const winToNil1 = 63;
export const winToNil2 = 64;
export const cleanSheet1 = 65;
export const cleanSheet2 = 66;
export const winningMargin = 67;
export const resultAndTotal = 68;
export const resultAndBoth = 69;
export const totalAndBoth = 70;
export const periodScore = 71;
/** When goals fall. `period` of `goalInInterval`: the quarter of an hour, from 1. */
export const goalInInterval = 72;
export const firstGoalTime = 73;
export const lastGoal = 74;
export const cornersResult = 75;
export const cornersTotal = 76;
export const cornersHandicap = 77;
export const teamCorners1 = 78;
export const teamCorners2 = 79;
export const cornersOddEven = 80;
/** A red card counts as one card, like a yellow one. */
export const cardsResult = 81;
export const cardsTotal = 82;
export const cardsHandicap = 83;
export const teamCards1 = 84;
export const teamCards2 = 85;
export const sendingOff = 86;
/** Who scores; `param` of an entrant: side × 100 + place of the player (simulator/football/players.ts). `period` 2: two goals or more. */
export const anytimeScorer = 91;
export const firstScorer = 93;
export const lastScorer = 94;
export const firstHalfHandicap = 92;
/** Several bets of one match as one. The outcome's number names which (simulator/combined.ts); it stands on no list. */
export const betBuilder = 95;
/** The side that is first to reach so many points; `param`: how many. Comes back when nobody is. */
export const raceTo = 30;
export const scoresFirst = 31;
/** By how much who wins; `param`: a band of simulator/bands.ts, below 0 for side 2. */
export const winningRange = 14;
/** Darts. `param`: the number of the leg in the match. */
export const legWinner = 15;
/** Cricket. `period`: the innings. */
export const inningsWickets = 16;
export const inningsSixes = 17;
export const inningsFours = 18;
export const powerplay = 87;
export const firstOver = 19;
export const openingStand = 88;
export const mostInPowerplay = 89;
export const mostInFirstOver = 90;
