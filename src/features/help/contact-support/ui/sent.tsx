import type { ReactNode } from 'react';

import { Note } from '@/shared/ui/note';

/** A screen reader reads this when it replaces the form. */
export function Sent({ children }: { children: ReactNode }) {
  return (
    <Note tone="success" icon="success" role="status">
      {children}
    </Note>
  );
}
