/**
 * What a world follows from. `seed`: pairings, strength of teams, squads; prices reveal it, so it may become known.
 * `courseOf`: the seed of the course of one match, from a secret. Absent: it follows from `seed`, so results are foreseeable.
 */
export type Origin = { seed: number; courseOf?: ((gameId: number) => number) | undefined };
