import { useUnit } from 'effector-react';

import { createPartView } from '@/shared/part';

import { $teamCash, teamCashClosed } from '../model/team-cash';

const TeamCashDialog = createPartView({
  name: 'team cash',
  load: () => import('./team-cash-dialog'),
  texts: ['popups'],
  view: (module) => module.TeamCashDialog,
  closed: teamCashClosed,
});

export function TeamCash() {
  return useUnit($teamCash) === null ? null : <TeamCashDialog />;
}
