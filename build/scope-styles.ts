import { existsSync } from 'node:fs';

import type { CSSOptions } from 'vite';

import { scopeSelectors } from '../contracts/scope-selectors.ts';
import { pluginsFolder } from './plugin-sources.ts';

type PostCss = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/** The parts of PostCSS's tree that we read and write. */
type Rule = { type: 'rule'; selector: string; parent?: { type: string; name?: string } };
type AtRule = { name: string; params: string };
type Declaration = { value: string };
type Root = {
  source?: { input: { file?: string } };
  walkRules: (visit: (rule: Rule) => void) => void;
  walkAtRules: (name: RegExp, visit: (rule: AtRule) => void) => void;
  walkDecls: (name: RegExp, visit: (declaration: Declaration) => void) => void;
};

/** Names the plugin that owns a style sheet. Null: several plugins share it. Undefined: no plugin owns it. */
function ownerOf(file: string | undefined): string | null | undefined {
  const folder =
    file?.startsWith(`${pluginsFolder}/`) === true ? file.slice(pluginsFolder.length + 1).split('/')[0] : undefined;
  if (folder === undefined) return undefined;
  return existsSync(`${pluginsFolder}/${folder}/plugin.ts`) ? folder : null;
}

/** Puts the plugin's name before the name of each animation, because such names hold for the whole page. */
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
 * Makes every rule of a plugin's style sheet hold inside the plugin's own elements only. A plugin for PostCSS. `id`:
 * the plugin that is being built. Without it (`npm run dev`) the folder of the file decides. Row PLUG-34.
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
