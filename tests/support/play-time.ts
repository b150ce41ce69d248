/**
 * The start of a test's world, whatever the real day (Unix seconds): a Saturday in March, 13:35 GMT. The early matches
 * of several leagues are in their second half, and the others of the day are still to come.
 */
export const playTime = Date.UTC(2026, 2, 14, 13, 35) / 1000;
/** The share of competitions that one journey needs: a dozen leagues, two of basketball, one tour. */
export const fewCompetitions = 0.055;
