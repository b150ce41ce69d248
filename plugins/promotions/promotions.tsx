import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { createAppPart } from '../sdk/parts';
import { whereOf } from './where';

const Shown = createAppPart(() => import('./shown').then((part) => part.Shown));

/** `/promo` and the pages of bonuses list promotions, `/promotions/<id>` shows one. Spec: shell §2, ROUTE-90. */
export function Promotions() {
  const { $path, $search, $session } = useHost();
  const [path, search, { userId }] = useUnit([$path, $search, $session]);
  // What is offered depends on who asks, so another player begins anew.
  const where = whereOf(path, search);
  return <Shown key={`${String(userId)} ${path} ${JSON.stringify(where)}`} where={where} />;
}
