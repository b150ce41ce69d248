import { Select, Switch } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { SettingsDesk } from '../../../features/save-setting';
import { Card } from '../../../shared/card';

/** The language of letters, which may be another than that of the page, and whether the page shows sums. */
export function Common({ desk: { valueOf, save } }: { desk: SettingsDesk }) {
  const { $t, $languages } = useHost();
  const [t, languages] = useUnit([$t, $languages]);
  return (
    <Card title={t('office.settings.common')}>
      <Select
        label={t('office.settings.language')}
        message={t('office.settings.language.text')}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        value={String(valueOf('language'))}
        onValueChange={(value) => save({ name: 'language', value })}
      />
      <Switch
        label={t('office.settings.hideBalance')}
        checked={valueOf('hide_balance') === true}
        onCheckedChange={(value) => save({ name: 'hide_balance', value })}
      />
    </Card>
  );
}
