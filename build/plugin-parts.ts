import { existsSync, readdirSync, readFileSync } from 'node:fs';

import type { InlineConfig } from 'vite';

import { root } from './aliases.ts';
import { sha } from './early-script.ts';
import { outDir } from './out-dir.ts';
import { pluginBuild } from './plugin-build.ts';

/** Scripts that an app of this tree brings when they are needed: the folders of its `pages` with a `part.tsx`. */
export function partNames(id: string): string[] {
  const folder = `${root}/plugins/${id}/pages`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(`${folder}/${name}/part.tsx`))
    .sort();
}

const folderOf = (id: string, name: string) => `${outDir}/plugins/${id}/${name}`;

/** One part: a script alone. The app's own style sheet holds the rules of all parts, so that none of them waits for another file. */
export function partBuild(id: string, name: string): InlineConfig {
  const built = pluginBuild({
    ...{ id, root, input: `plugins/${id}/pages/${name}/part.tsx` },
    outDir: folderOf(id, name),
  });
  const dropStyles = {
    name: 'openbook:no-styles-of-parts',
    generateBundle: {
      order: 'post' as const,
      handler: (_: unknown, files: Record<string, unknown>) => {
        for (const file of Object.keys(files)) if (file.endsWith('.css')) Reflect.deleteProperty(files, file);
      },
    },
  };
  return { ...built, plugins: [...(built.plugins ?? []), dropStyles] };
}

/** Address and hash of each built part, for the app's first script: the manifest pins that one, and it pins them. */
export const builtParts = (id: string): Record<string, { file: string; integrity: string }> =>
  Object.fromEntries(
    partNames(id).flatMap((name) => {
      const folder = `${root}/${folderOf(id, name)}`;
      const file = existsSync(folder) ? readdirSync(folder).find((one) => one.endsWith('.js')) : undefined;
      if (file === undefined) return [];
      const integrity = sha(384, readFileSync(`${folder}/${file}`));
      return [[name, { file: `/plugins/${id}/${name}/${file}`, integrity }]];
    }),
  );
