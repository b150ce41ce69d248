import { createPart, createPartView } from '@/shared/part';

import * as css from './game-view.css';

/** What a page of markets can do without for a moment: tabs, search, stars, and why a market is suspended. */
export const toolsPart = createPart({
  name: 'market tools',
  load: () => import('./tools'),
  texts: ['markets'],
});

export const MarketBar = createPartView({
  ...toolsPart,
  view: (module) => module.MarketBar,
  fallback: <div className={css.barPlace} />,
});
