import { useUnit } from 'effector-react';
import { type ReactNode, useId } from 'react';

import { isOneLine } from '@contracts/coupon-types';

import { useFormat } from '@/entities/bet-format';
import { $currencyIso, $typeId } from '@/entities/coupon';
import { $exactCoef, $isVipEnabled, $slipPrice, $stakeStep, exactCoefChanged } from '@/entities/coupon-figures';
import { $settings, type ChangeNotifyAction, type KeptSettings, settingsChanged } from '@/entities/coupon-settings';
import { $protection } from '@/entities/protection';
import { useT } from '@/shared/i18n';
import { currencyFacts } from '@/shared/lib/money';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog } from '@/shared/ui/dialog';
import { MoneyField } from '@/shared/ui/money-field';
import * as panel from '@/shared/ui/panel';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';

import { $areSettingsOpen, settingsClosed } from '../model/settings';

const notices = ['0', '1', '2'] as const;
const actions = { 0: 0, 1: 1, 2: 2 } as const satisfies Record<string, ChangeNotifyAction>;

const flags = [
  ['isAutoMax', 'flow.autoMax'],
  ['isVipBet', 'flow.vipStart'],
  ['isQuickCoupon', 'flow.quick'],
  ['isBalanceShown', 'flow.showBalance'],
  ['isPossibleWinShown', 'flow.showWin'],
  ['isSelectAccountShown', 'flow.showAccount'],
] as const satisfies readonly (readonly [keyof KeptSettings, string])[];

function OwnStep() {
  const t = useT();
  const id = useId();
  const [{ isManualAmountStep, amountStepByCurrencyIso }, step, iso, change] = useUnit([
    $settings,
    $stakeStep,
    $currencyIso,
    settingsChanged,
  ]);
  const set = (minor: number) =>
    change({ amountStepByCurrencyIso: { ...amountStepByCurrencyIso, [iso]: Math.max(1, minor) } });
  const unit = 10 ** currencyFacts(iso).digits;
  return (
    <>
      <Switch
        label={t('flow.ownStep')}
        checked={isManualAmountStep}
        onCheckedChange={(on) => change({ isManualAmountStep: on })}
      />
      {isManualAmountStep && (
        <MoneyField
          id={`${id}-step`}
          iso={iso}
          label={t('flow.ownStep')}
          lessLabel={t('flow.stepLess')}
          moreLabel={t('flow.stepMore')}
          size="sm"
          minor={step}
          isInvalid={false}
          onChange={(minor) => {
            if (minor !== null) set(minor);
          }}
          onStep={(way) => set(way === 'up' ? step + unit : step - unit)}
        />
      )}
    </>
  );
}

/** The exact coefficient is the price of the slip at the moment at which the player ticks the box. */
function Exact() {
  const t = useT();
  const { odds } = useFormat();
  const [exact, now, typeId, change] = useUnit([$exactCoef, $slipPrice, $typeId, exactCoefChanged]);
  const shown = exact ?? now;
  if (shown === null || !isOneLine(typeId)) return null;
  return (
    <Checkbox
      label={
        <>
          <span>{t('flow.exact')}</span> <bdi>{odds(shown)}</bdi>
        </>
      }
      checked={exact !== null}
      onCheckedChange={(on) => change(on ? now : null)}
    />
  );
}

/** The settings of the coupon. Each counts at once. Spec: coupon §3. */
export function SettingsDialog({ children }: { children: ReactNode }) {
  const t = useT();
  const [isOpen, close, settings, change] = useUnit([$areSettingsOpen, settingsClosed, $settings, settingsChanged]);
  // A player with auto max on can turn it off in every country.
  const [hasVip, { autoMax }] = useUnit([$isVipEnabled, $protection]);
  const offered: Partial<Record<keyof KeptSettings, boolean>> = {
    isVipBet: hasVip,
    isAutoMax: autoMax || settings.isAutoMax,
  };
  const shown = flags.filter(([name]) => offered[name] !== false);
  return (
    <Dialog
      open={isOpen}
      title={t('flow.settings')}
      closeLabel={t('flow.settingsClose')}
      dismiss="any"
      size="sm"
      onClose={() => close()}
    >
      <div className={panel.stack}>
        <Select
          label={t('flow.notify')}
          value={String(settings.changeNotifyAction)}
          options={notices.map((value) => ({ value, label: t(`flow.notify.${value}`) }))}
          onValueChange={(value) => {
            const chosen = notices.find((one) => one === value);
            if (chosen !== undefined) change({ changeNotifyAction: actions[chosen] });
          }}
        />
        <div>
          <Switch
            label={t('flow.drop')}
            checked={settings.isDropOnScoreChange}
            onCheckedChange={(on) => change({ isDropOnScoreChange: on })}
          />
          <p className={panel.quiet}>{t('flow.dropHint')}</p>
        </div>
        <Exact />
        {children}
        {shown.map(([name, key]) => (
          <Switch key={name} label={t(key)} checked={settings[name]} onCheckedChange={(on) => change({ [name]: on })} />
        ))}
        <OwnStep />
      </div>
    </Dialog>
  );
}
