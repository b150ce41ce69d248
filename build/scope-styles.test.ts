import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';

import { pluginConfig } from '../vite.plugins.config.ts';
import { root } from './aliases.ts';
import { scopeStyles } from './scope-styles.ts';
import { styleFaults } from './style-faults.ts';

const css = `
:root { --own: 1px }
body, .card { background: pink }
.card { animation: turn 1s; .inner & { color: red } &:hover { color: blue } }
@media print { * { color: black } }
@keyframes turn { from { rotate: 0deg } to { rotate: 90deg } }`;

/** What the build makes of a style sheet of the plugin "motd". */
async function built(file: string, id?: string): Promise<string> {
  const options = id === undefined ? { postcss: scopeStyles() } : pluginConfig(id).css;
  const inline = { configFile: false as const, logLevel: 'silent' as const, css: options ?? {} };
  return (await preprocessCSS(css, file, await resolveConfig(inline, 'build'))).code;
}

test.each(['motd.css', 'motd.module.css'])(
  '[PLUG-34] every rule of %s holds below the plugin alone, and its animations have its name',
  async (name) => {
    const code = await built(`${root}/plugins/motd/${name}`, 'motd');
    expect(styleFaults('motd', code)).toEqual([]);
    expect(code).toContain(':where([data-plugin="motd"]) { --own: 1px }');
    expect(code).toMatch(/animation: \S*motd_turn\S* 1s/);
    expect(code).toContain('from { rotate: 0deg }');
    expect(code).toContain('&:hover { color: blue }');
  },
);

test('[PLUG-34] in development the folder says whose a style sheet is, and one of the host stays as it is', async () => {
  expect(await built(`${root}/plugins/header/x.css`)).toContain(':where([data-plugin="header"]) .card');
  expect(await built(`${root}/plugins/articles/x.css`)).toContain(':where([data-plugin]) .card');
  expect(await built(`${root}/src/x.css`)).toContain('body, .card { background: pink }');
});
