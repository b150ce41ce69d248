type Sides = { opp1: { name: string }; opp2: { name: string } };

/** "Arsenal – Chelsea"; the name alone of an event that is not between two. */
export const matchName = (opp1: string, opp2: string): string => (opp2 === '' ? opp1 : `${opp1} – ${opp2}`);

export const nameOfMatch = ({ opp1, opp2 }: Sides): string => matchName(opp1.name, opp2.name);
