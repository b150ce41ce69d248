import { createPartView } from '@/shared/part';

import { logOutCancelled } from '../model/log-out';

export const LogOutDialog = createPartView({
  name: 'log out',
  load: () => import('./log-out-dialog'),
  view: (module) => module.LogOutDialog,
  closed: logOutCancelled,
});
