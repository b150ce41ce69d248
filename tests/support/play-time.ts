/**
 * When matches of a test's world begin, whatever day it is (Unix seconds): a Saturday in March, 13:35 by Greenwich. The early matches of several leagues are in
 * their second half, the others of the day are to come.
 */
export const playTime = Date.UTC(2026, 2, 14, 13, 35) / 1000;
/** A dozen leagues, two of basketball, one tour: as much as one journey looks at. */
export const fewCompetitions = 0.055;
