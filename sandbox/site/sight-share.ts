import { SightSettings } from '../../contracts/sight.ts';
import type { World } from '../world/world.ts';

/** Of how many pages in a hundred the site wants to hear; 0: of none, which is also what a value says that cannot be read. */
export const sightShare = ({ config }: World): number => SightSettings.safeParse(config.sight).data?.percent ?? 0;
