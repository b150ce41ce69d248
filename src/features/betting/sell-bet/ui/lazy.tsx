import { lazy } from 'react';

export const SellBet = lazy(() => import('./sell-bet'));
