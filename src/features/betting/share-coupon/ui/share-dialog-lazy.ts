import { lazy } from 'react';

export const ShareDialog = lazy(() => import('./share-dialog').then((module) => ({ default: module.ShareDialog })));
