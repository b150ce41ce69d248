import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Icon } from '@/shared/ui/icon';

import { searchOpened } from '../model/open';
import * as css from './search.css';

/** Looks like a field, opens the search. */
export function SearchButton() {
  const t = useT();
  const open = useUnit(searchOpened);
  return (
    <button
      type="button"
      className={css.opener}
      aria-label={t('menu.search.open')}
      aria-keyshortcuts="/ Control+K"
      aria-haspopup="dialog"
      onClick={() => open()}
    >
      <Icon name="search" size={14} />
      <span className={css.openerText}>{t('menu.search.open')}</span>
      <kbd className={css.key}>/</kbd>
    </button>
  );
}
