import { useUnit } from 'effector-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';

import { useT } from '@/shared/i18n';
import { IconButton } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { SearchField } from '@/shared/ui/field';

import { $words, dialogShown, searchClosed, wordsTyped } from '../model/open';
import { Results } from './results';
import * as css from './search.css';
import '../model/search';

/** Down and Up move from the field through the results and back. Enter opens the focused one. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a[href]')];
  const from = stops.findIndex((stop) => stop === document.activeElement);
  const step = event.key === 'ArrowDown' ? 1 : -1;
  event.preventDefault();
  stops[(from + step + stops.length) % stops.length]?.focus();
}

export function SearchDialog() {
  const t = useT();
  const [words, type, close, show] = useUnit([$words, wordsTyped, searchClosed, dialogShown]);
  useEffect(() => {
    show();
  }, [show]);
  const body = useRef<HTMLDivElement>(null);

  const openFirst = (event: KeyboardEvent) => {
    if (event.key === 'Enter') body.current?.querySelector<HTMLElement>('a[href]')?.click();
  };

  return (
    <Dialog
      open
      bare
      isTitleHidden
      size="lg"
      placement="top"
      dismiss="any"
      title={t('menu.search.title')}
      closeLabel={t('menu.search.close')}
      onClose={() => close()}
    >
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows are a second way: every stop is also reached by Tab */}
      <div ref={body} onKeyDown={moveFocus}>
        <div className={css.head}>
          <SearchField
            className={css.field}
            label={t('menu.search.field')}
            placeholder={t('menu.search.field')}
            clearLabel={t('menu.search.clear')}
            value={words}
            onValueChange={type}
            onKeyDown={openFirst}
          />
          <IconButton icon="close" label={t('menu.search.close')} onClick={() => close()} />
        </div>
        <div className={css.results}>
          <Results onOpened={() => close()} />
        </div>
      </div>
    </Dialog>
  );
}
