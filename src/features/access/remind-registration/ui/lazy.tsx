import { lazy } from 'react';

export const ReminderDialog = lazy(() =>
  import('./reminder-dialog').then((module) => ({ default: module.ReminderDialog })),
);
