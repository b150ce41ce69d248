import { existsSync } from 'node:fs';

import type { CSSOptions } from 'vite';

import { scopeSelectors } from '../contracts/scope-selectors.ts';
import { pluginsFolder } from './plugin-sources.ts';

type PostCss = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/** What we read and write of PostCSS's tree. */
type Rule = { type: 'rule'; selector: string; parent?: { type: string; name?: string } };
type AtRule = { name: string; params: string };
type Declaration = { value: string };
type Root = {
  source?: { input: { file?: string } };
  walkRules: (visit: (rule: Rule) => void) => void;
  walkAtRules: (name: RegExp, visit: (rule: AtRule) => void) => void;
  walkDecls: (name: RegExp, visit: (declaration: Declaration) => void) => void;
};

/** The plugin that a style sheet of the tree belongs to; null: to several; undefined: to none. */
function ownerOf(file: string | undefined): string | null | undefined {
  const folder =
    file?.startsWith(`${pluginsFolder}/`) === true ? file.slice(pluginsFolder.length + 1).split('/')[0] : undefined;
  if (folder === undefined) return undefined;
  return existsSync(`${pluginsFolder}/${folder}/plugin.ts`) ? folder : null;
}

/** Names of animations are the whole page's: each gets its plugin's name before it. */
function ownNames(root: Root, id: string): void {
  const names = new Set<string>();
  root.walkAtRules(/keyframes$/, (rule) => {
    if (rule.params.startsWith(`${id}_`)) return;
    names.add(rule.params);
    rule.params = `${id}_${rule.params}`;
  });
  if (names.size === 0) return;
  root.walkDecls(/^(?:-webkit-)?animation(?:-name)?$/, (declaration) => {
    declaration.value = declaration.value.replace(/[\w-]+/g, (word) => (names.has(word) ? `${id}_${word}` : word));
  });
}

/**
 * For PostCSS: every rule of a plugin's style sheet holds below the plugin's own elements only. `id`: of the plugin
 * that is built; without it (`npm run dev`) the folder of the file says it. Row PLUG-34.
 */
export const scopeStyles = (id?: string): PostCss => ({
  plugins: [
    {
      postcssPlugin: 'openbook:scope-styles',
      Once(tree) {
        const root = tree as unknown as Root;
        const owner = id ?? ownerOf(root.source?.input.file);
        if (owner === undefined) return;
        root.walkRules((rule) => {
          const isNested = rule.parent?.type === 'rule' || rule.parent?.name?.endsWith('keyframes') === true;
          if (!isNested) rule.selector = scopeSelectors(rule.selector, owner);
        });
        if (owner !== null) ownNames(root, owner);
      },
    },
  ],
});
