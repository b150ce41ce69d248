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
/** One of many who take part; `param`: its place in their list. */
export const entrant = 20;
