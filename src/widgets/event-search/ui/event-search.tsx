import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';

import { opensSearch } from '../lib/opens-search';
import { $isSearchOpen, searchOpened } from '../model/open';

const SearchDialog = lazy(() => import('./search-dialog').then((module) => ({ default: module.SearchDialog })));

/** Stands once in the frame: listens for the keys of the search and shows its dialog, which loads with its first use. */
export function EventSearch() {
  const [isOpen, open] = useUnit([$isSearchOpen, searchOpened]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [open]);

  return isOpen ? (
    <Suspense fallback={null}>
      <SearchDialog />
    </Suspense>
  ) : null;
}
