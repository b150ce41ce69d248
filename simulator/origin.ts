/**
 * What a world follows from. `seed`: who plays whom, how strong teams are, their squads; prices tell of it, so anybody may find it out.
 * `courseOf`: the seed of the course of one match, from a secret. Absent: it follows from `seed`, so results are foreseeable.
 */
export type Origin = { seed: number; courseOf?: ((gameId: number) => number) | undefined };
