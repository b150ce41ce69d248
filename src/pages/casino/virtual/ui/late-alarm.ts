import { createPartView } from '@/shared/part';

/** What holds chains against those that this browser has seen comes after the page. */
export const Alarm = createPartView({
  name: 'watch of the chains',
  load: () => import('./alarm'),
  view: (module) => module.Alarm,
});
