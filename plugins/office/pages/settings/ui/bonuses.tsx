import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { OfficeSetting } from '@contracts/office-settings';

import { Choice, type SettingsDesk } from '../../../features/save-setting';
import { Card } from '../../../shared/card';

const types = [
  [0, 'none'],
  [1, 'sport'],
  [2, 'casino'],
] as const;

/** Which bonuses may be offered, and how cashback comes. */
export function Bonuses({ desk: { settings, valueOf, save } }: { desk: SettingsDesk }) {
  const t = useUnit(useHost().$t);
  const typeOptions = types.map(([value, name]) => ({ value, label: t(`office.settings.bonus.${name}`) }));
  const modes = (['percent', 'points'] as const).map((value) => ({
    value,
    label: t(`office.settings.cashback.${value}`),
  }));
  const choice = (name: OfficeSetting['name'], words: string, options: typeof typeOptions | typeof modes) => (
    <Choice
      label={t(`office.settings.${words}`)}
      text={t(`office.settings.${words}.text`, { percent: settings.cashbackSetting.value })}
      options={options}
      value={valueOf(name)}
      onChange={(value) => save({ name, value } as OfficeSetting)}
    />
  );
  return (
    <Card title={t('office.settings.bonuses')}>
      {choice('bonus_type', 'bonus', typeOptions)}
      {settings.firstDepositBonusSetting.isAvailable && choice('first_deposit_bonus_type', 'firstDeposit', typeOptions)}
      {choice('cashback_mode', 'cashback', modes)}
    </Card>
  );
}
