import { createPart } from '@/shared/part';

/** What a page of markets can do without for a moment: tabs, search, stars, and why a market is suspended. */
export const toolsPart = createPart({
  name: 'market tools',
  load: () => import('./tools'),
  texts: ['markets'],
});
