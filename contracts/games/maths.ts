import type { Slug } from './facts.ts';
import published from './maths.json' with { type: 'json' };

/**
 * Which mathematics decide a round of this game: its version, and the SHA-256 of its sources. `npm run games:maths` computes them. Kept
 * with each round, so that whoever checks an old one knows by what. Row CAS-18.
 */
export function mathsOf(slug: Slug): string {
  const { version, hash } = published[slug];
  return `${String(version)}:${hash}`;
}
