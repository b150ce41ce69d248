import { useUnit } from 'effector-react';

import { $activeAccount, $allAccounts, $isSwitching, type Account, accountSwitchRequested } from '@/entities/account';
import { $changeCoefAction, $settings, changeCoefActionChosen } from '@/entities/coupon-settings';
import { useT } from '@/shared/i18n';
import * as panel from '@/shared/ui/panel';
import { Select } from '@/shared/ui/select';

const reactions = ['0', '1', '2'] as const;
const actions = { 0: 0, 1: 1, 2: 2 } as const;

/** Which account pays, and what may happen when the price moves. Spec: coupon §3. */
export function Selects() {
  const t = useT();
  const [accounts, active, isSwitching, switchTo] = useUnit([
    $allAccounts,
    $activeAccount,
    $isSwitching,
    accountSwitchRequested,
  ]);
  const [reaction, react] = useUnit([$changeCoefAction, changeCoefActionChosen]);
  const { isSelectAccountShown } = useUnit($settings);
  const nameOf = ({ kind, iso }: Account) => `${t(`coupon.account.${kind}`)} · ${iso}`;

  return (
    <div className={active && isSelectAccountShown ? panel.pair : undefined}>
      {active && isSelectAccountShown && (
        <Select
          label={t('coupon.account')}
          isLabelHidden
          size="sm"
          icon="wallet"
          value={String(active.id)}
          aria-busy={isSwitching ? true : undefined}
          options={accounts.map((account) => ({ value: String(account.id), label: nameOf(account) }))}
          onValueChange={(id) => switchTo(Number(id))}
        />
      )}
      <Select
        label={t('coupon.reaction')}
        isLabelHidden
        size="sm"
        icon="trend"
        value={String(reaction)}
        options={reactions.map((value) => ({ value, label: t(`coupon.reaction.${value}`) }))}
        onValueChange={(value) => {
          const chosen = reactions.find((one) => one === value);
          if (chosen !== undefined) react(actions[chosen]);
        }}
      />
    </div>
  );
}
