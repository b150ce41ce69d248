type Weighed = { weight: number; id: number };

/** The heavier first; of the same weight, the lower number first. */
export const byWeight = (a: Weighed, b: Weighed): number => b.weight - a.weight || a.id - b.id;
