/**
 * `npm run sdk:pack`: packs plugins/sdk as `@openbook/plugin-sdk` for authors outside this tree: types, hooks, the test
 * host, the components of `@openbook/ui` and the command `openbook-plugin`. Writes .cache/sdk/openbook-plugin-sdk-<version>.tgz.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { version as react } from 'react';
import { build, type InlineConfig } from 'vite';

import { aliases, root } from '../build/aliases.ts';
import { sharedNames } from '../build/shared-packages.ts';
import { sdkVersion } from '../plugins/sdk/host.ts';
import { writeTypes } from './lib/sdk-types.ts';

const out = `${root}/.cache/sdk`;
const place = `${out}/package`;
const [name = ''] = Object.keys(sharedNames);
/** Authors import each module by its own address, `index` by the package's name. The file is named without its ending. */
const modules = {
  index: 'plugins/sdk/index',
  hooks: 'plugins/sdk/hooks',
  parts: 'plugins/sdk/parts',
  testing: 'plugins/sdk/testing',
  frame: 'plugins/sdk/frame',
  ui: 'src/shared/ui-kit/index',
};
const sourceOf = (module: string) => ['.ts', '.tsx'].map((ending) => module + ending).find(existsSync) ?? module;
const viteSource = 'build/plugin-build.ts';
const peers = ['effector', 'effector-react', 'react', 'react-dom'];

type Packages = { license: string; dependencies: Record<string, string>; devDependencies: Record<string, string> };
const own = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Packages;
const versions = { ...own.dependencies, ...own.devDependencies };
const pick = (...names: string[]) => Object.fromEntries(names.map((each) => [each, `^${versions[each] ?? ''}`]));

/**
 * Bundles the code of this tree and leaves packages as imports. `options`: for what runs in the tests of an app, where
 * hooks and app must share one SDK.
 */
async function bundle(entries: Record<string, string>, folder: string, options: InlineConfig = {}): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: aliases },
    ...options,
    build: {
      ssr: true,
      target: 'node20',
      outDir: `${place}/${folder}`,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: entries, external: [name], output: { format: 'es', entryFileNames: '[name].js' } },
    },
  });
}
const inTests: InlineConfig = {
  // Fonts and pictures are of the page.
  logLevel: 'error',
  plugins: [vanillaExtractPlugin()],
  resolve: { alias: { ...aliases, '@sdk': name } },
  define: { __APP_VERSION__: JSON.stringify(sdkVersion), __SPRITE_HASH__: JSON.stringify(sdkVersion) },
  ssr: { noExternal: true, external: peers },
};

rmSync(out, { recursive: true, force: true });
await bundle(
  Object.fromEntries(Object.entries(modules).map(([address, module]) => [address, sourceOf(module)])),
  'runtime',
  inTests,
);
await bundle({ 'openbook-plugin': 'build/outside/cli.ts', vite: viteSource, vitest: 'build/outside/vitest.ts' }, 'bin');
writeTypes({ out, name, index: modules.index, files: [...Object.values(modules).map(sourceOf), viteSource] });
const at = (file: string, code: string) => ({ types: `./types/${file}.d.ts`, default: `./${code}.js` });
const about = {
  name,
  version: sdkVersion,
  description: 'Write remote apps for an Openbook host.',
  license: own.license,
  type: 'module',
  engines: { node: '>=20.19' },
  bin: { 'openbook-plugin': './bin/openbook-plugin.js' },
  exports: {
    ...Object.fromEntries(
      Object.entries(modules).map(([address, module]) => [
        address === 'index' ? '.' : `./${address}`,
        at(module, `runtime/${address}`),
      ]),
    ),
    './vite': at('build/plugin-build', 'bin/vite'),
    './package.json': './package.json',
  },
  dependencies: { vite: versions.vite, zod: versions.zod },
  peerDependencies: pick(...peers),
  openbook: {
    react,
    packages: pick(
      ...peers,
      ...['@types/react', '@types/react-dom', '@testing-library/react'],
      ...['jsdom', 'typescript', 'vite', 'vitest', 'zod'],
    ),
  },
};
writeFileSync(`${place}/package.json`, `${JSON.stringify(about, null, 2)}\n`);
const packed = spawnSync('npm', ['pack', '--ignore-scripts', '--pack-destination', out], {
  cwd: place,
  encoding: 'utf8',
});
if (packed.status !== 0) throw new Error(`npm pack:\n${packed.stderr}`);
process.stdout.write(`${relative(root, join(out, packed.stdout.trim()))}\n`);
