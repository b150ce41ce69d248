import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A package of the bundle. `text`: its licence as it ships; empty where it has none. */
export type Licensed = { name: string; version: string; licence: string; text: string };

/** The folders of packages that files of a build were made of, by the source maps of the build. */
export function packagesIn(dist: string): string[] {
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
  const sources = maps.flatMap((file) => {
    const { sources: listed } = JSON.parse(readFileSync(join(dist, file), 'utf8')) as { sources?: (string | null)[] };
    return listed ?? [];
  });
  const folders = sources.flatMap((source) => /node_modules\/.*$/.exec(source ?? '')?.[0] ?? []);
  const own = folders.map((path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  return [...new Set(own)].filter((folder) => existsSync(join(folder, 'package.json'))).sort();
}

export function licenceOf(folder: string): Licensed {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
  return { name, version, licence: license ?? 'see the text', text };
}

/** One text with every licence, to be beside the bundle. */
export const noticesOf = (packages: readonly Licensed[]): string =>
  packages
    .map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`)
    .join(`\n${'-'.repeat(72)}\n\n`);

type Described = { devDependencies?: unknown; workspaces?: unknown; packages?: Record<string, Described> };
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Described;

/**
 * What the server runs with, as CycloneDX writes it, from the lock file. `npm sbom --omit=dev` leaves out whatever is also a peer or a
 * development dependency of anything, React and zod among them, so npm reads a package that has no others.
 */
export function billOfMaterials(): string {
  const folder = mkdtempSync(join(tmpdir(), 'openbook-sbom-'));
  const own = ({ devDependencies: _, workspaces: __, ...rest }: Described) => rest;
  const lock = read('package-lock.json');
  const packages = { ...lock.packages, '': own(lock.packages?.[''] ?? {}) };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own(read('package.json'))));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
  const asked = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  try {
    return execFileSync('npm', asked, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
