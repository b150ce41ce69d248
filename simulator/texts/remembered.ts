import type { MarketKey } from '../ids.ts';
import type { Text } from '../types.ts';

/** Makes one object for each text: a world can have tens of thousands of outcomes, but only some hundred names. */
export const remembered = (make: (key: MarketKey) => Text, keyOf: (key: MarketKey) => number) => {
  const known = new Map<number, Text>();
  return (key: MarketKey): Text => {
    const id = keyOf(key);
    let name = known.get(id);
    if (!name) {
      name = make(key);
      known.set(id, name);
    }
    return name;
  };
};
