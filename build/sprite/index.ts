import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

import { iconsFallbackVersion } from '../../contracts/constants.ts';
import { flagSprite } from './flags.ts';
import { iconSprite } from './icons.ts';

/** The set's own version, where the configuration names none. Spec: shell §9. */
const folder = `sys-icons/${iconsFallbackVersion}`;
const sprites: Record<string, string> = { icons: await iconSprite(), flags: flagSprite() };

/** Of the sprites' contents: part of their address, which is kept for ever. */
export const spriteHash = createHash('sha256').update(JSON.stringify(sprites)).digest('hex').slice(0, 8);

/** Icons and flags as two pictures that every page shares, instead of script. */
export function spriteFiles(): Plugin {
  return {
    name: 'openbook:sprites',
    generateBundle() {
      for (const [name, source] of Object.entries(sprites)) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}.svg`, source });
      }
    },
    configureServer(server) {
      for (const [name, source] of Object.entries(sprites)) {
        server.middlewares.use(`/${folder}/${name}.svg`, (_request, response) => {
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(source);
        });
      }
    },
  };
}
