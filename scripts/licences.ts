/**
 * `npm run licences`: writes dist/licences.txt, the licence of every package of which the built pages contain a part, and
 * .cache/sbom.json, what the server runs with (CycloneDX). Reads dist/ only, so build first. Row OPS-21.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

import { billOfMaterials, licenceOf, noticesOf, packagesIn } from './lib/licences.ts';

if (!existsSync('dist/build-info.json')) {
  process.stderr.write('There is no build in dist/: run `npm run build` first.\n');
  process.exit(1);
}
const packages = packagesIn('dist').map(licenceOf);
writeFileSync('dist/licences.txt', noticesOf(packages));

const text = billOfMaterials();
const { components } = JSON.parse(text) as { components: unknown[] };
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/sbom.json', text);

const silent = packages.filter((one) => one.text === '').map(({ name, licence }) => `${name} (${licence})`);
process.stdout.write(
  `dist/licences.txt: ${String(packages.length)} packages${silent.length === 0 ? '' : `, without a text of their own: ${silent.join(', ')}`}.\n` +
    `.cache/sbom.json: ${String(components.length)} components.\n`,
);
