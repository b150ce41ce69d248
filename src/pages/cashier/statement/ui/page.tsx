import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import * as css from '@/shared/ui/office-page';
import { TabPanel, Tabs } from '@/shared/ui/tabs';

import { tabs } from '../lib/filter';
import { $filter, $statement, filterChanged, statementLeft, statementOpened } from '../model/statement';
import { Exports } from './exports';
import { Filters } from './filters';
import { Movements } from './movements';
import * as own from './page.css';

/** Path: /office/transactions. What moved on an account, out of the ledger; it adds up. Rows PAY-16, OFFICE-13. */
export function StatementPage() {
  const t = useT();
  const [{ tab }, statement] = useUnit([$filter, $statement]);
  const [opened, left, change] = useUnit([statementOpened, statementLeft, filterChanged]);
  useEffect(() => {
    opened();
    return () => left();
  }, [opened, left]);
  return (
    <div className={css.page}>
      <header className={css.top}>
        <h1 className={css.title}>{t('page.title.office-transactions')}</h1>
        {statement !== null && <Exports />}
      </header>
      <Tabs
        group="statement"
        className={css.offPaper}
        label={t('statement.tabs')}
        items={tabs.map((id) => ({ id, label: t(`statement.tab.${id}`) }))}
        selected={tab}
        onSelect={(chosen) => change({ tab: chosen, account: null })}
      />
      <TabPanel group="statement" id={tab} selected={tab} className={own.panel}>
        <Filters />
        <Movements />
      </TabPanel>
    </div>
  );
}
