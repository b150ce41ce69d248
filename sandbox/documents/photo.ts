import { documentKindOf, maxDocumentBytes } from '../../contracts/documents.ts';
import { wrongField } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { withoutMetadata } from './metadata.ts';
import { fileOf } from './parts.ts';

/** The photo whose parts are here: as it came, and without what the device wrote about itself. Throws what is wrong with it. */
export function photoOf(world: World, userId: number, fileId: string): { file: Uint8Array; clean: Uint8Array } {
  const file = fileOf(world, userId, fileId);
  if (file === null) throw wrongField('file', 'verification.wrong.parts');
  if (file.length > maxDocumentBytes) throw wrongField('file', 'verification.wrong.size');
  const clean = withoutMetadata(file);
  if (clean === null)
    throw wrongField('file', `verification.wrong.${documentKindOf(file) === null ? 'kind' : 'broken'}`);
  return { file, clean };
}
