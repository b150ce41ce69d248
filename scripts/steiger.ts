/** Steiger over the host and over every remote app that has layers inside. Part of `npm run lint`. */
import { spawnSync } from 'node:child_process';

import { largeIds } from '../build/plugin-sources.ts';

const folders = ['src', ...largeIds().map((id) => `plugins/${id}`)];
const statuses = folders.map((folder) => spawnSync('node_modules/.bin/steiger', [folder], { stdio: 'inherit' }).status);
if (statuses.some((status) => status !== 0)) process.exitCode = 1;
