/** Puts an answer last into a cache that holds the last `most` of them. */
export async function keepLast(name: string, most: number, url: string, answer: Response): Promise<void> {
  const cache = await caches.open(name);
  // An entry that is set again moves to the end.
  await cache.delete(url);
  await cache.put(url, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -most).map((old) => cache.delete(old)));
}
