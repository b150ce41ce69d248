import { useUnit } from 'effector-react';
import { type KeyboardEvent, useEffect } from 'react';

import { fullOutcome } from '@/entities/match';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { IconButton } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { SearchField } from '@/shared/ui/field';

import { $betTopic, $said, betEntered } from '../model/add';
import { $words, dialogShown, searchClosed, wordsTyped } from '../model/open';
import { $active, lineStepped } from '../model/search';
import { gridId, Results } from './results';
import * as css from './search.css';

export function SearchDialog() {
  const t = useT();
  const [words, type, close, show] = useUnit([$words, wordsTyped, searchClosed, dialogShown]);
  const [active, topic, step, enterBet] = useUnit([$active, $betTopic, lineStepped, betEntered]);
  useTopic(topic);
  useEffect(() => {
    show();
  }, [show]);

  // The focus stays in the field: the arrows choose a line, Enter takes it.
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && active !== null) {
      if (active.kind === 'bets') enterBet(active.bet);
      else document.getElementById(active.id)?.querySelector<HTMLElement>('a[href]')?.click();
    } else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      bare
      isTitleHidden
      size="lg"
      placement="top"
      dismiss="any"
      title={t('search.title')}
      closeLabel={t('search.close')}
      onClose={() => close()}
    >
      <div className={css.head}>
        <SearchField
          className={css.field}
          label={t('search.field')}
          placeholder={t('search.field')}
          clearLabel={t('menu.search.clear')}
          value={words}
          onValueChange={type}
          onKeyDown={press}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={active !== null}
          aria-controls={active === null ? undefined : gridId}
          aria-activedescendant={active?.id}
        />
        <IconButton icon="close" label={t('search.close')} onClick={() => close()} />
      </div>
      <Said />
      <div className={css.results}>
        <Results onOpened={() => close()} />
      </div>
    </Dialog>
  );
}

/** What came of Enter on an outcome, seen and read out. */
function Said() {
  const t = useT();
  const said = useUnit($said);
  return (
    <div role="status">
      {said && (
        <p className={css.said} data-kind={said.kind}>
          {t(`search.${said.kind}`, {
            bet: `${fullOutcome(t, said.bet.market, said.bet.game)}, ${said.bet.market.groupName}`,
          })}
        </p>
      )}
    </div>
  );
}
