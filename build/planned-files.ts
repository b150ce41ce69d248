import type { OutputChunk } from 'rolldown';
import { build, type Plugin } from 'vite';

import { planFiles } from './file-plan.ts';
import { lateMoments } from './moments.ts';

/** Builds once to see how the bundler cuts the modules. Nothing is written. */
async function seeChunks(mode: string): Promise<OutputChunk[]> {
  const seen: OutputChunk[] = [];
  const look: Plugin = {
    name: 'openbook:look',
    generateBundle: (_, bundle) => void seen.push(...Object.values(bundle).filter((each) => each.type === 'chunk')),
  };
  await build({ mode, logLevel: 'error', plugins: [look], build: { write: false, sourcemap: false } });
  return seen;
}

/** Makes the next build put the shared modules into the files that are best for visitors. */
export async function plannedFiles(mode: string): Promise<Plugin> {
  const { chunks, moments } = lateMoments(await seeChunks(mode), mode);
  const plan = planFiles(chunks, moments);
  // The plan leaves nothing out and makes no circle; without it the bundler would add what else a module imports.
  const group = { name: (id: string) => plan.get(id) ?? null, includeDependenciesRecursively: false, priority: 2 };
  return {
    name: 'openbook:planned-files',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }),
  };
}
