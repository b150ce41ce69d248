import { createPartView } from '@/shared/part';

/**
 * The host's own header and footer. They replace those of the remote apps that are late, broken or unknown: row
 * PLUG-29.
 */
export const PlainHeader = createPartView({
  name: 'plain header',
  load: () => import('./plain-frame'),
  view: (module) => module.PlainHeader,
});
export const PlainFooter = createPartView({
  name: 'plain footer',
  load: () => import('./plain-frame'),
  view: (module) => module.PlainFooter,
});
