import { lazy } from 'react';

export const ConfirmTerms = lazy(() => import('./confirm-terms').then((module) => ({ default: module.ConfirmTerms })));
