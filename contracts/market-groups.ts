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
/** Long-term bets: who wins the competition, who is among its first four. */
export const outrightWinner = 28;
export const topFour = 29;
