/**
 * Values that nobody knows before their time, such as rounds of a public beacon. `isUsed`: the house names one for each chain, and makes no chain
 * without. `nextName`: a value that does not exist yet, by the address where everybody can read it later; null while the house does not reach
 * the beacon. `read`: the value; null: it is not there yet. Row FAIR-16.
 */
export type PublicValues = {
  isUsed: boolean;
  nextName: () => string | null;
  read: (name: string) => Promise<string | null>;
};

declare module '../world/world.ts' {
  interface World {
    /** The source of public values for chains of rounds. */
    publicValues: PublicValues;
  }
}
