/** The picks with this place added or taken away. One more than there may be takes the place of the first. */
export const toggled = (picks: readonly number[], place: number, most: number): number[] =>
  picks.includes(place) ? picks.filter((pick) => pick !== place) : [...picks, place].slice(-most);
