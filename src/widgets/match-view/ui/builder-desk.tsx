import { useUnit } from 'effector-react';
import { type ReactNode, useMemo } from 'react';

import { $partMarks, partToggled } from '@/features/betting/build-bet';
import { PickingContext, usePicking } from '@/features/betting/pick-outcome';

/** Prices inside it become parts of one bet. Stands in a `PriceDesk`. */
export function BuilderDesk({ children }: { children: ReactNode }) {
  const press = useUnit(partToggled);
  const { isStale } = usePicking();
  const picking = useMemo(() => ({ isStale, press, $marks: $partMarks }), [isStale, press]);
  return <PickingContext value={picking}>{children}</PickingContext>;
}
