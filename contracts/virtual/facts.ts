/** Virtual sports, by the names that tables of operators use. The numbers are ours; no list of real sport has them. */
export const virtualSports = { virtualFootball: 51, virtualTennis: 52, virtualBasketball: 53 } as const;
export type VirtualSportId = (typeof virtualSports)[keyof typeof virtualSports];
export const virtualSportIds: readonly VirtualSportId[] = Object.values(virtualSports);

export const isVirtualSport = (sportId: number): boolean => virtualSportIds.some((id) => id === sportId);

/** So many seconds of a match pass in one second. */
export const virtualPace = 60;
/** Bets close at the start time of the match; play begins this many seconds later. */
export const closedSeconds = 5;
/** A round of each sport begins so often. */
export const roundMs = 5 * 60_000;
