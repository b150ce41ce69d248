import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { createPartView } from '@/shared/part';

import { opensSearch } from '../lib/opens-search';
import { $isSearchOpen, searchClosed, searchOpened } from '../model/open';

const SearchDialog = createPartView({
  name: 'search',
  load: () => import('./search-dialog'),
  view: (module) => module.SearchDialog,
  closed: searchClosed,
});

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

  return isOpen ? <SearchDialog /> : null;
}
