import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import css from './header.module.css';
import { Icon } from './icons';

/** Looks like a field but is a button: the host has the search dialog, and the key that opens it from anywhere. */
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
