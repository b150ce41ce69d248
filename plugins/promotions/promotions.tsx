import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { createAppPart } from '../sdk/parts';
import { whereOf } from './where';

const List = createAppPart(() => import('./list').then((part) => part.List));
const One = createAppPart(() => import('./one').then((part) => part.One));

/** `/promo` and the pages of bonuses list promotions, `/promotions/<id>` shows one. Spec: shell §2, ROUTE-90. */
export function Promotions() {
  const { $path, $session } = useHost();
  const [path, { userId }] = useUnit([$path, $session]);
  const where = whereOf(path);
  // What is offered depends on who asks, so another player begins anew.
  const asked = String(userId);
  return where.view === 'one' ? (
    <One key={`${asked} ${where.id}`} id={where.id} />
  ) : (
    <List key={`${asked} ${where.product}`} first={where.product} />
  );
}
