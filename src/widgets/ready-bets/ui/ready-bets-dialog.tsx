import { useUnit } from 'effector-react';
import { useState } from 'react';

import { readyBetsLeft } from '@/features/betting/open-ready-bets';
import { useT } from '@/shared/i18n';
import { Dialog } from '@/shared/ui/dialog';
import { TabPanel, Tabs } from '@/shared/ui/tabs';

import { Expresses } from './expresses';
import { Generator } from './generator';
import * as css from './ready-bets.css';

type Tab = 'express' | 'generator';

/** Coupons that the house has put together. Spec: coupon §3 "accumulator of the day", "bet generator". */
export function ReadyBetsDialog() {
  const t = useT();
  const leave = useUnit(readyBetsLeft);
  const [tab, setTab] = useState<Tab>('express');
  return (
    <Dialog open title={t('ready.open')} closeLabel={t('share.close')} onClose={leave} size="md">
      <Tabs
        group="ready"
        label={t('ready.tabs')}
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'express', label: t('ready.tab.express') },
          { id: 'generator', label: t('ready.tab.generator') },
        ]}
      />
      <TabPanel group="ready" id="express" selected={tab} className={css.panel}>
        <Expresses />
      </TabPanel>
      <TabPanel group="ready" id="generator" selected={tab} className={css.panel}>
        <Generator />
      </TabPanel>
      <p className={css.quiet}>{t('ready.replaces')}</p>
    </Dialog>
  );
}
