import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { $teamCash } from '../model/team-cash';

const TeamCashDialog = lazy(() => import('./team-cash-dialog').then((module) => ({ default: module.TeamCashDialog })));

export function TeamCash() {
  if (useUnit($teamCash) === null) return null;
  return (
    <Suspense fallback={null}>
      <TeamCashDialog />
    </Suspense>
  );
}
