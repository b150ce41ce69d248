/** Sports in which many run and none plays against another. One constant each: the first page needs no table of sports for them. */
export const horseRacing = 14;
export const greyhounds = 15;

/** The kind of runners, as addresses call it. */
export const racingWord = (sportId: number): 'horses' | 'greyhounds' =>
  sportId === horseRacing ? 'horses' : 'greyhounds';

export const isRacing = (sportId: number): boolean => sportId === horseRacing || sportId === greyhounds;
