import { useUnit } from 'effector-react';

import { utcMoment } from '@contracts/utc-moment';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Code, Table } from '@/widgets/plugin-overview';

import { $site, alarmDone } from '../model/site';

/** Work with money that failed, until somebody says that it is dealt with. */
export function Cases() {
  const t = useT();
  const [site, done] = useUnit([$site, alarmDone]);
  return (
    <Table
      name="debugger.room.money"
      heads={[
        'debugger.column.time',
        'debugger.plugin.source',
        'debugger.column.name',
        'debugger.column.value',
        'debugger.column.action',
      ]}
      rows={(site?.alarms ?? []).map(({ id, source, subject, message, times, lastAt }) => ({
        key: id,
        cells: [
          <Code>{utcMoment(lastAt)}</Code>,
          <Code>{`${source} ×${String(times)}`}</Code>,
          <Code>{subject}</Code>,
          <Code>{message}</Code>,
          <Button size="sm" onClick={() => done(id)}>
            {t('debugger.room.done')}
          </Button>,
        ],
      }))}
    />
  );
}
