/** `npm run edges:api`: ends with 1 where docs/edges.asyncapi.json says something else than the schemas of edges. With `--write` it writes it. Row EDGE-07. */
import { edgesApiFile } from './lib/edges-api.ts';
import { checkOrWrite } from './lib/written-files.ts';

checkOrWrite([await edgesApiFile()]);
