import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { $builtGame, $partMarks, partToggled } from '@/features/betting/build-bet';
import { PressDesk } from '@/features/betting/pick-outcome';

/** While the builder is on, prices inside it become parts of one bet. */
export function BuilderDesk({ gameId, children }: { gameId: number; children: ReactNode }) {
  const [builtGame, press] = useUnit([$builtGame, partToggled]);
  if (builtGame !== gameId) return children;
  return (
    <PressDesk press={press} $marks={$partMarks}>
      {children}
    </PressDesk>
  );
}
