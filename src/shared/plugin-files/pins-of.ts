import { isOwnPath } from '@contracts/own-path';
import { Integrity, type PluginEntry } from '@contracts/plugin';

/** The files that an entry pins: addresses of this site with their hashes. A pin that is none costs itself alone. */
export function pinsOf({ pins }: PluginEntry): ReadonlyMap<string, string> {
  const given = typeof pins === 'object' && pins !== null ? Object.entries(pins) : [];
  return new Map(
    given.flatMap(([address, pin]) => {
      const { data } = Integrity.safeParse(pin);
      return data !== undefined && isOwnPath(address) ? [[address, data]] : [];
    }),
  );
}
