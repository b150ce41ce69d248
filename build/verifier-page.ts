import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

import { build } from 'vite';

import { root } from './aliases.ts';
import { aloneBuild } from './frame-build.ts';
import { outDir } from './out-dir.ts';

const folder = `${root}/plugins/round-verifier`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Writes the verifier of rounds as one page that opens from a disk: script, style, mathematics and published rounds are in it, and its
 * policy lets it call nobody. Row FAIR-13.
 */
export async function writeVerifier(): Promise<void> {
  const built = await build(
    aloneBuild({
      write: false,
      rolldownOptions: { input: `${folder}/index.ts`, output: { format: 'iife', codeSplitting: false } },
    }),
  );
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = outputs
    .map((each) => (each.type === 'chunk' ? each.code : ''))
    .join('')
    .replaceAll('</script', '<\\/script');
  const style = readFileSync(`${folder}/page.css`, 'utf8');
  const policy = `default-src 'none'; script-src ${hashOf(code)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'`;
  const parts: Readonly<Record<string, string>> = { POLICY: policy, STYLE: style, SCRIPT: code };
  const page = readFileSync(`${folder}/page.html`, 'utf8').replaceAll(
    /\s*%(POLICY|STYLE|SCRIPT)%\s*/g,
    (_, name: string) => parts[name] ?? '',
  );
  writeFileSync(`${outDir}/openbook-verifier.html`, page);
}
