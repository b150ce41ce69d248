import { type KeyboardEvent, useEffect, useRef } from 'react';

import { useT } from '@/shared/i18n';
import { SearchField } from '@/shared/ui/field';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './market-search.css';

type MarketSearchProps = {
  typed: string;
  /** How many markets answer. */
  count: number;
  onType: (typed: string) => void;
  onClose: () => void;
};

/** The field over the markets. Escape empties it, and closes it when it is empty. */
export function MarketSearch({ typed, count, onType, onClose }: MarketSearchProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('input')?.focus();
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (typed === '') onClose();
    else onType('');
  };
  const found = typed.trim() === '' ? '' : t('sport.event.count', { count });
  return (
    <div ref={box} className={css.box} role="search" aria-label={t('markets.search')}>
      <SearchField
        className={css.field}
        size="sm"
        label={t('markets.search')}
        placeholder={t('markets.example')}
        clearLabel={t('sport.filter.clear')}
        maxLength={60}
        value={typed}
        onValueChange={onType}
        onKeyDown={press}
      />
      <span className={css.count} aria-hidden="true">
        {found}
      </span>
      <VisuallyHidden role="status">{found}</VisuallyHidden>
    </div>
  );
}
