import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { Icon } from './icons';
import css from './search.module.css';

/** Looks like a field but is a button, because the host owns the search dialog and its keyboard shortcut. */
export function SearchButton() {
  const { $t, openModal } = useHost();
  const t = useUnit($t);

  return (
    <button type="button" className={css.search} aria-keyshortcuts="/" onClick={() => openModal('search')}>
      <Icon name="search" />
      <span>{t('header.search')}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}
