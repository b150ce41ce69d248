import { lazy } from 'react';

export const TraderPart = lazy(() => import('./trader-part'));
