import { useUnit } from 'effector-react';
import { useState } from 'react';

import { readyBetsLeft } from '@/features/betting/open-ready-bets';
import { useT } from '@/shared/i18n';
import { Dialog } from '@/shared/ui/dialog';
import { TabPanel, Tabs } from '@/shared/ui/tabs';

import { $offers } from '../model/offers';
import { Expresses } from './expresses';
import { Generator } from './generator';
import * as css from './ready-bets.css';

type Tab = 'express' | 'generator';

/** Coupons that the house has put together. Spec: coupon §3 "accumulator of the day", "bet generator". */
export function ReadyBetsDialog() {
  const t = useT();
  const [leave, { line, live, generator }] = useUnit([readyBetsLeft, $offers]);
  const tabs: Tab[] = [...(line || live ? ['express' as const] : []), ...(generator ? ['generator' as const] : [])];
  const [tab = tabs[0] ?? 'express', setTab] = useState<Tab>();
  return (
    <Dialog open title={t('ready.open')} closeLabel={t('share.close')} onClose={leave} size="md">
      <Tabs
        group="ready"
        label={t('ready.tabs')}
        selected={tab}
        onSelect={setTab}
        items={tabs.map((id) => ({ id, label: t(`ready.tab.${id}`) }))}
      />
      {tabs.map((id) => (
        <TabPanel key={id} group="ready" id={id} selected={tab} className={css.panel}>
          {id === 'express' ? <Expresses /> : <Generator />}
        </TabPanel>
      ))}
      <p className={css.quiet}>{t('ready.replaces')}</p>
    </Dialog>
  );
}
