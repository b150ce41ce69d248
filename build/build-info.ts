import { readFileSync, writeFileSync } from 'node:fs';

import { root } from './aliases.ts';
import { hashInputs } from './inputs.ts';
import { outDir } from './out-dir.ts';
import { appVersion } from './version.ts';

/**
 * `mode`: `production` or `staging`. `inputs`: hash of everything that the build read. The file holds no times, so two
 * builds of one tree have the same bytes.
 */
export type BuildInfo = { version: string; mode: string; inputs: string };

const file = `${root}/${outDir}/build-info.json`;

/** `inputs` is the hash from before the build, so an edit during the build makes the build stale. */
export function writeBuildInfo(mode: string, inputs: string): void {
  const info: BuildInfo = { version: appVersion, mode, inputs };
  writeFileSync(file, `${JSON.stringify(info, null, 2)}\n`);
}

/** True when dist/ is a complete build of the present tree in that mode. */
export function isBuildFresh(mode: string): boolean {
  try {
    const info = JSON.parse(readFileSync(file, 'utf8')) as Partial<BuildInfo>;
    return info.mode === mode && info.version === appVersion && info.inputs === hashInputs();
  } catch {
    return false;
  }
}
