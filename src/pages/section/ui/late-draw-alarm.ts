import { createPartView } from '@/shared/part';

/** The watch of the draws comes beside the app that shows them, with the mathematics of lotteries. */
export const DrawAlarm = createPartView({
  name: 'watch of the draws',
  load: () => import('./draw-alarm'),
  view: (module) => module.DrawAlarm,
});
