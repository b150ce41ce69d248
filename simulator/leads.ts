/** By how much side 1 is ahead at the end: `chances[i]` of a lead of `first` + i. */
export type Leads = { first: number; chances: ArrayLike<number> };
