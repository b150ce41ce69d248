import type { Part } from './create-part';

/** Between the tries of one call, ms. */
const pausesMs = [500, 2000];

/** For an effect whose failure is told by its owner: the code of a call, asked for a few times before the call has failed. */
export async function loaded<T>(part: Part<T>): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await part.load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return part.load();
}
