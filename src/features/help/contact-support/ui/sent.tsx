import type { ReactNode } from 'react';

import { Note } from '@/shared/ui/note';

/** Read aloud when it takes the place of the form. */
export function Sent({ children }: { children: ReactNode }) {
  return (
    <Note tone="success" icon="success" role="status">
      {children}
    </Note>
  );
}
