import { createPartView } from '@/shared/part';

/** The words for all refusals of the site: few rounds need one. */
export const RefusalNote = createPartView({
  name: 'words of a refusal',
  load: () => import('./refusals'),
  view: (module) => module.RefusalNote,
});
export const Stopped = createPartView({
  name: 'words of a stop',
  load: () => import('./refusals'),
  view: (module) => module.Stopped,
});
