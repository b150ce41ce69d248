/** One constant each: the build then writes the number where it is asked for, and no table loads. */
export const home = 1;
export const draw = 2;
export const away = 3;
export const homeOrDraw = 4;
export const homeOrAway = 5;
export const drawOrAway = 6;
export const over = 7;
export const under = 8;
export const handicapHome = 9;
export const handicapAway = 10;
export const yes = 11;
export const no = 12;
export const score = 13;
export const otherScore = 14;
export const nextHome = 15;
export const nextNone = 16;
export const nextAway = 17;
export const odd = 18;
export const even = 19;
/** One of many entrants; `param`: its place in their list. */
export const entrant = 20;
/** Several things at once; `param` says which, by the group: simulator/combinations.ts. */
export const combination = 21;
/** So many, and so many or more. */
export const exactly = 22;
export const atLeast = 23;
/** From … to; `param`: from × 100 + to. */
export const between = 24;
/** Which half has more. */
export const firstHalf = 25;
export const bothHalves = 26;
export const secondHalf = 27;
/** A quarter of an hour of play; `param`: its number, from 1. */
export const interval = 28;
