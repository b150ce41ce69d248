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
.sign { animation-name: turn }
@media print { * { color: black } }
@keyframes turn { from { rotate: 0deg } to { rotate: 90deg } }`;

/** Gives the style sheet of the plugin "motd" after the build changed it. */
async function built(file: string, id?: string): Promise<string> {
  const options = id === undefined ? { postcss: scopeStyles() } : pluginConfig(id).css;
  const inline = { configFile: false as const, logLevel: 'silent' as const, css: options ?? {} };
  return (await preprocessCSS(css, file, await resolveConfig(inline, 'build'))).code;
}

test.each(['motd.css', 'motd.module.css'])(
  '[PLUG-34] every rule of %s holds inside the plugin only, and its animations carry its name',
  async (name) => {
    const code = await built(`${root}/plugins/motd/${name}`, 'motd');
    expect(styleFaults('motd', code)).toEqual([]);
    expect(code).toContain(':where([data-plugin="motd"]) { --own: 1px }');
    const [, own = ''] = /@keyframes (\S*motd_turn\S*)/.exec(code) ?? [];
    expect(code).toContain(`animation: ${own} 1s`);
    expect(code).toContain(`animation-name: ${own} }`);
    expect(code).toContain('from { rotate: 0deg }');
    expect(code).toContain('&:hover { color: blue }');
  },
);

test('[PLUG-34] in development the folder decides which plugin owns a style sheet, and styles of the host stay unchanged', async () => {
  expect(await built(`${root}/plugins/header/x.css`)).toContain(':where([data-plugin="header"]) .card');
  expect(await built(`${root}/plugins/articles/x.css`)).toContain(':where([data-plugin]) .card');
  expect(await built(`${root}/src/x.css`)).toContain('body, .card { background: pink }');
});
