import { createPart, usePart } from '@/shared/part';

const orderPart = createPart({ name: 'order dialog', load: () => import('@/entities/price-order'), texts: ['orders'] });

/**
 * The form of an order is outside of the slip, which is a form itself: a press in one form inside another would send
 * the other, which places the bet.
 */
export function OrderPlace() {
  const { module } = usePart(orderPart);
  return module === null ? null : <module.OrderDialog />;
}
