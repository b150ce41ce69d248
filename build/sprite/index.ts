import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

import { iconsFallbackVersion } from '../../contracts/constants.ts';
import { flagSprite } from './flag-sprite.ts';
import { iconSprite } from './icons.ts';

/** The version of this set that pages use when the configuration names none. Spec: shell §9. */
const folder = `sys-icons/${iconsFallbackVersion}`;
const sprites: Record<string, string> = { icons: await iconSprite(), flags: flagSprite() };

/** Hash of the sprites' contents. Their addresses contain it, because browsers cache them for ever. */
export const spriteHash = createHash('sha256').update(JSON.stringify(sprites)).digest('hex').slice(0, 8);

/** Writes icons and flags as two pictures. All pages share them, and they need no script. */
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
