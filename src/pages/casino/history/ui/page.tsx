import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { HistoryPage } from '@/shared/ui/history-page';
import * as css from '@/shared/ui/office-page';

import { historyLeft, historyOpened, rounds } from '../model/history';
import { $isCollecting, sheetRequested } from '../model/sheet';
import { Check } from './check';
import { Filters } from './filters';
import { List } from './list';
import { Summary } from './summary';

const files = ['csv', 'json'] as const;

/** Path: /office/rounds. Every round that the player has played alone, each computed again in their browser. Row CAS-30. */
export function RoundsPage() {
  const t = useT();
  const [rows, hasFailed, isCollecting] = useUnit([rounds.$rows, rounds.$hasFailed, $isCollecting]);
  const [opened, left, save] = useUnit([historyOpened, historyLeft, sheetRequested]);
  return (
    <HistoryPage
      header={
        <header className={css.column}>
          <div className={css.top}>
            <h1 className={css.title}>{t('page.title.office-rounds')}</h1>
            <div className={css.actions}>
              {files.map((ending) => (
                <Button key={ending} icon="download" busy={isCollecting} onClick={() => save(ending)}>
                  {t(`played.${ending}`)}
                </Button>
              ))}
            </div>
          </div>
          <p className={css.quiet}>{t('played.lead')}</p>
          <a className={css.link} href="/openbook-verifier.html" download>
            {t('played.verifier')}
          </a>
        </header>
      }
      filters={<Filters />}
      isHere={rows !== null}
      hasFailed={hasFailed}
      texts={{ failed: t('played.notRead'), retry: t('main.retry') }}
      opened={opened}
      left={left}
    >
      {rows !== null && (
        <>
          <Summary />
          <List rows={rows} />
          <Check />
        </>
      )}
    </HistoryPage>
  );
}
