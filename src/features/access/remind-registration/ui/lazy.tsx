import { createPartView } from '@/shared/part';

import { reminderClosed } from '../model/reminder';

export const ReminderDialog = createPartView({
  name: 'reminder',
  load: () => import('./reminder-dialog'),
  texts: ['popups'],
  view: (module) => module.ReminderDialog,
  closed: reminderClosed,
});
