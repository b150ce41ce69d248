/** `npm run edges:api`: ends with 1 where docs/edges.asyncapi.json says something else than the schemas of edges. With `--write` it writes it. Row EDGE-07. */
import { readFileSync, writeFileSync } from 'node:fs';

import { edgesApiFile, edgesApiText } from './lib/edges-api.ts';

const text = await edgesApiText();
if (process.argv.includes('--write')) writeFileSync(edgesApiFile, text);
else if (readFileSync(edgesApiFile, 'utf8') !== text) process.exitCode = 1;
