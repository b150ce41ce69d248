import { createHash } from 'node:crypto';

/** The hash of a file as pages and policies name it. */
export const sha = (bits: 256 | 384, content: string | Uint8Array): string =>
  `sha${bits}-${createHash(`sha${bits}`).update(content).digest('base64')}`;
