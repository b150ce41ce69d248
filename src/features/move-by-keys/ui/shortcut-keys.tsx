import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';

import { $hasShortcuts } from '@/entities/preferences';
import { createPart, createPartView, usePart } from '@/shared/part';

const keysPart = createPart({ name: 'keys', load: () => import('../lib/listen') });
const ShortcutsDialog = createPartView({
  name: 'shortcuts',
  load: () => import('./shortcuts-dialog'),
  texts: ['popups'],
  view: (module) => module.ShortcutsDialog,
});

/**
 * The keys that work on every page. Those of price tables always work, single letters only if the player wants them.
 * Until this code loads, Tab walks the page.
 */
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
