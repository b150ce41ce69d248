import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';

import { $hasShortcuts } from '@/entities/preferences';
import { createPart, createPartView, usePart } from '@/shared/part';

const keysPart = createPart({ name: 'keys', load: () => import('../lib/listen') });
const ShortcutsDialog = createPartView({
  name: 'shortcuts',
  load: () => import('./shortcuts-dialog'),
  view: (module) => module.ShortcutsDialog,
});

/** The keys of every page: within tables of prices always, single letters while the player wants them. Without their file Tab walks the page. */
export function ShortcutKeys() {
  const hasShortcuts = useUnit($hasShortcuts);
  const { module: keys } = usePart(keysPart);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    keys?.listen({ hasShortcuts, onList: () => setOpen(true), signal: ended.signal });
    return () => {
      ended.abort();
    };
  }, [keys, hasShortcuts]);
  return isOpen ? <ShortcutsDialog onClose={() => setOpen(false)} /> : null;
}
