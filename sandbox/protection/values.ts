import { type Protection, protectionOf, type ReadProtection } from '../../contracts/protection/index.ts';
import type { World } from '../world/world.ts';

const read = new WeakMap<World['config'], ReadProtection>();

/** What the configuration of this world says of protection. Each new configuration is read once. */
export function protectionIn({ config }: Pick<World, 'config'>): Protection {
  const known = read.get(config) ?? protectionOf(config);
  read.set(config, known);
  return known.values;
}
