import { createPart } from '@/shared/part';

/** What nobody misses in a leg before it has come: the order for other odds, and the words of a suspension. */
export const legPart = createPart({
  name: 'orders',
  load: () => import('@/entities/price-order'),
  texts: ['orders', 'markets'],
});
