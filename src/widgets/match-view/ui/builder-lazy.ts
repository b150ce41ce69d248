import { createPartView } from '@/shared/part';

/** Few players build a bet, so its controls come when a match that offers it is open, and its panel when they are used. */
export const BuilderSwitch = createPartView({
  name: 'switch of the bet builder',
  load: () => import('./builder'),
  texts: ['builder'],
  view: (module) => module.BuilderSwitch,
});
export const BuilderPanel = createPartView({
  name: 'bet builder',
  load: () => import('./builder'),
  texts: ['builder'],
  view: (module) => module.BuilderPanel,
});
export const BuilderDesk = createPartView({
  name: 'desk of the bet builder',
  load: () => import('./builder'),
  texts: ['builder'],
  view: (module) => module.BuilderDesk,
});
