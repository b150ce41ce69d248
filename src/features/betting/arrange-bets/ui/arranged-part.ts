import { createPart } from '@/shared/part';

/** What only systems, blocks and chains need. It loads when the player chooses such a type. */
export const arrangedPart = createPart({
  name: 'systems and their like',
  load: () => import('./arranged'),
  texts: ['betting'],
});
