import { createPartView } from '@/shared/part';

/** The host's own header and footer. They stand where those of the remote apps are late, broken or unknown: row PLUG-29. */
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
