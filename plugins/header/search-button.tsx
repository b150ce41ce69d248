import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import css from './header.module.css';
import { Icon } from './icons';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The field of the picture is a button: the search itself is the host's dialog. `/` opens it from anywhere but a field or a dialog. */
export function SearchButton() {
  const { $t, openModal } = useHost();
  const t = useUnit($t);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || isModified || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openModal('search');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [openModal]);

  return (
    <button type="button" className={css.search} aria-keyshortcuts="/" onClick={() => openModal('search')}>
      <Icon name="search" />
      <span>{t('header.search')}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}
