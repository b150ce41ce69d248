import { lazy } from 'react';

export const LogOutDialog = lazy(() => import('./log-out-dialog').then((module) => ({ default: module.LogOutDialog })));
