/**
 * `npm run sdk:pack`: packs plugins/sdk as `@openbook/plugin-sdk` for authors outside this tree, with types, the test
 * host and the command `openbook-plugin`. Writes .cache/sdk/openbook-plugin-sdk-<version>.tgz.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { version as react } from 'react';
import { build } from 'vite';

import { aliases, root } from '../build/aliases.ts';
import { sharedNames } from '../build/shared-packages.ts';
import { sdkVersion } from '../plugins/sdk/host.ts';
import { tsc } from './type-programs.ts';

const out = `${root}/.cache/sdk`;
const place = `${out}/package`;
const sdk = 'plugins/sdk';
const [name = ''] = Object.keys(sharedNames);
/** Authors import each module by its own address. The first one is the package itself. */
const modules = ['index', 'testing', 'use-answer'];

type Packages = { license: string; dependencies: Record<string, string>; devDependencies: Record<string, string> };
const own = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Packages;
const versions = { ...own.dependencies, ...own.devDependencies };
const pick = (...names: string[]) => Object.fromEntries(names.map((each) => [each, `^${versions[each] ?? ''}`]));

const json = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Bundles the code of this tree and leaves packages as imports. */
async function bundle(entries: Record<string, string>, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: aliases },
    build: {
      ssr: true,
      target: 'node20',
      outDir: `${place}/${folder}`,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: entries, output: { format: 'es', entryFileNames: '[name].js' } },
    },
  });
}

/** Replaces the aliases of this tree by paths inside the package, so that its types need no settings. */
function withoutAliases(file: string, text: string): string {
  const up = (target: string) => {
    const path = relative(dirname(file), target);
    return path.startsWith('.') ? path : `./${path}`;
  };
  return text
    .replaceAll(
      /(["'])@contracts\/([\w./-]+)\1/g,
      (_, quote: string, path: string) => `${quote}${up(`${place}/types/contracts/${path}`)}${quote}`,
    )
    .replaceAll(/(["'])@sdk\1/g, (_, quote: string) => `${quote}${up(`${place}/types/${sdk}/index.js`)}${quote}`)
    .replaceAll(/(["']\.{1,2}\/[^"']*?)\.tsx?(["'])/g, '$1.js$2');
}

function writeTypes(): void {
  const project = `${out}/tsconfig.json`;
  json(project, {
    extends: '../../tsconfig.node.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '../..',
      outDir: 'package/types',
    },
    include: [],
    files: [...modules.map((file) => `../../${sdk}/${file}.ts`), '../../build/plugin-build.ts'],
  });
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The types of the SDK have errors:\n${stdout}`);
  for (const entry of readdirSync(`${place}/types`, { recursive: true, encoding: 'utf8' })) {
    const file = join(place, 'types', entry);
    if (file.endsWith('.d.ts')) writeFileSync(file, withoutAliases(file, readFileSync(file, 'utf8')));
  }
}

rmSync(out, { recursive: true, force: true });
await bundle(Object.fromEntries(modules.map((file) => [file, `${sdk}/${file}.ts`])), 'runtime');
await bundle({ 'openbook-plugin': 'build/outside/cli.ts', vite: 'build/plugin-build.ts' }, 'bin');
writeTypes();
const at = (file: string, code: string) => ({ types: `./types/${file}.d.ts`, default: `./${code}.js` });
json(`${place}/package.json`, {
  name,
  version: sdkVersion,
  description: 'Write remote apps for an Openbook host.',
  license: own.license,
  type: 'module',
  engines: { node: '>=20.19' },
  bin: { 'openbook-plugin': './bin/openbook-plugin.js' },
  exports: {
    ...Object.fromEntries(
      modules.map((file) => [file === 'index' ? '.' : `./${file}`, at(`${sdk}/${file}`, `runtime/${file}`)]),
    ),
    './vite': at('build/plugin-build', 'bin/vite'),
    './package.json': './package.json',
  },
  dependencies: { vite: versions.vite, zod: versions.zod },
  peerDependencies: pick('effector', 'effector-react', 'react', 'react-dom'),
  openbook: {
    react,
    packages: pick(
      ...[
        'effector',
        'effector-react',
        'react',
        'react-dom',
        '@types/react',
        '@types/react-dom',
        '@testing-library/react',
      ],
      ...['jsdom', 'typescript', 'vite', 'vitest'],
    ),
  },
});
const packed = spawnSync('npm', ['pack', '--ignore-scripts', '--pack-destination', out], {
  cwd: place,
  encoding: 'utf8',
});
if (packed.status !== 0) throw new Error(`npm pack failed:\n${packed.stderr}`);
process.stdout.write(`${relative(root, join(out, packed.stdout.trim()))}\n`);
