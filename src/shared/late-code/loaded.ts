import { pause } from '@/shared/lib/clock';

import type { Part } from './create-part';

/** How long to wait between the tries of one call, ms. */
const pausesMs = [500, 2000];

/**
 * Loads the code of a call, and tries a few times before it fails. Use it in an effect whose owner tells the player of
 * the failure.
 */
export async function loaded<T>(part: Part<T>): Promise<T> {
  for (const ms of pausesMs) {
    try {
      return await part.load();
    } catch {
      await pause(ms);
    }
  }
  return part.load();
}
