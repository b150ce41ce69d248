import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $hasShortcuts } from '@/entities/preferences';
import { isPlain } from '@/shared/lib/keys';
import { createPartView } from '@/shared/part';

import { opensSearch } from '../lib/opens-search';
import { $isDialogHere, $isSearchOpen, earlyKeyPressed, searchClosed, searchOpened } from '../model/open';

const SearchDialog = createPartView({
  name: 'search',
  load: () => import('./search-dialog'),
  texts: ['search'],
  view: (module) => module.SearchDialog,
  closed: searchClosed,
});

/**
 * Stands once in the frame. It listens for the keys of the search and shows the dialog, which loads at its first use.
 * Keys typed until then are kept for it.
 */
export function MatchSearch() {
  const [isOpen, isHere, hasShortcuts] = useUnit([$isSearchOpen, $isDialogHere, $hasShortcuts]);
  const [open, close, typeEarly] = useUnit([searchOpened, searchClosed, earlyKeyPressed]);
  const isComing = isOpen && !isHere;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!opensSearch(event, hasShortcuts)) return;
      open();
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [open, hasShortcuts]);
  useEffect(() => {
    if (!isComing) return undefined;
    // When players move the focus before the dialog comes, they get their keys back.
    const opener = document.activeElement;
    const keep = (event: KeyboardEvent) => {
      if (!isPlain(event) || document.activeElement !== opener) return;
      if (event.key === 'Escape') close();
      else if (event.key.length === 1 || event.key === 'Backspace') typeEarly(event.key);
      else return;
      event.preventDefault();
    };
    // Before all others: what is typed for the search is no shortcut of the page.
    document.addEventListener('keydown', keep, true);
    return () => {
      document.removeEventListener('keydown', keep, true);
    };
  }, [close, typeEarly, isComing]);

  return isOpen ? <SearchDialog /> : null;
}
