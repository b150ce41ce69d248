import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { createAppPart } from '../sdk/parts';
import { whereOf } from './where';
// All that is shown asks, so this comes with the app, once.
import '../sdk/act';
import '../sdk/asked';

const Shown = createAppPart(() => import('./shown').then((part) => part.Shown));

/** `/promo` and the pages of bonuses list promotions, `/promotions/<id>` shows one. Spec: shell §2, ROUTE-90. */
export function Promotions() {
  const { $path, $search } = useHost();
  const [path, search] = useUnit([$path, $search]);
  const where = whereOf(path, search);
  return <Shown key={`${path} ${JSON.stringify(where)}`} where={where} />;
}
