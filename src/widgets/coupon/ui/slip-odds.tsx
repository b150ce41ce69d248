import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { OddsPlace } from '@/entities/bet-format';

import { $slipPlaces } from '../model/places';

/** Gives the odds of the slip the same number of decimals everywhere: in the bar, the panel and the small slip. */
export function SlipOdds({ children }: { children: ReactNode }) {
  return <OddsPlace value={useUnit($slipPlaces)}>{children}</OddsPlace>;
}
