import { readFile, readdir, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

import { PluginManifest, type PluginEntry } from '../contracts/plugin.ts';
import { z } from '../contracts/zod.ts';
import { root } from './aliases.ts';
import { sha } from './early-script.ts';
import { outDir as buildDir } from './out-dir.ts';
import { pluginIds, readPluginSource } from './plugin-sources.ts';

const outDir = `${root}/${buildDir}/plugins`;
const schemaFile = 'manifest.schema.json';

/** Largest script of a plugin, bytes of brotli: what other hosts of remote apps allow too. */
const maxScriptBytes = 64 * 1024;

/** Code that only React's and effector's own sources contain. A plugin that carries it would run beside the host's instance. */
const bundledPackages: [name: string, mark: RegExp][] = [
  ['react', /react\.transitional\.element/],
  ['react-dom', /__reactContainer\$/],
  ['effector', /unit call from pure function is not supported/],
];

export function checkScript(id: string, code: string): string[] {
  const size = brotliCompressSync(code).byteLength;
  return [
    ...(size > maxScriptBytes
      ? [`${id}: ${String(size)} bytes of brotli, the limit is ${String(maxScriptBytes)}.`]
      : []),
    ...bundledPackages
      .filter(([, mark]) => mark.test(code))
      .map(([name]) => `${id}: bundles ${name}, which the host shares.`),
  ];
}

async function describe(id: string): Promise<{ entry: PluginEntry; problems: string[] }> {
  const files = await readdir(`${outDir}/${id}`);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const styles = files.filter((file) => file.endsWith('.css'));
  const [script] = scripts;
  if (script === undefined || scripts.length > 1 || styles.length > 1) {
    throw new Error(`${id}: one script and at most one style sheet, found ${files.join(', ')}.`);
  }
  const code = await readFile(`${outDir}/${id}/${script}`);
  const entry: PluginEntry = {
    enabled: true,
    ...(await readPluginSource(id)),
    kind: 'module',
    entry: `/plugins/${id}/${script}`,
    integrity: sha(384, code),
    ...(styles[0] === undefined ? {} : { style: `/plugins/${id}/${styles[0]}` }),
  };
  return { entry, problems: checkScript(id, code.toString()) };
}

/** Writes dist/plugins/manifest.json from what the plugins say of themselves and from the built files, and its public JSON Schema. */
export async function writePluginManifest(): Promise<PluginManifest> {
  const described = await Promise.all(pluginIds().map(describe));
  const problems = described.flatMap((plugin) => plugin.problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const manifest = PluginManifest.parse({
    $schema: `/plugins/${schemaFile}`,
    version: 1,
    plugins: described.map(({ entry }) => entry),
  });
  await writeFile(`${outDir}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(`${outDir}/${schemaFile}`, `${JSON.stringify(z.toJSONSchema(PluginManifest), null, 2)}\n`);
  return manifest;
}
