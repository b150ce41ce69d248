import { useUnit } from 'effector-react';
import { useId } from 'react';

import {
  $currencyIso,
  $exactCoef,
  $isVipEnabled,
  $settings,
  $slipPrice,
  $stakeStep,
  $typeId,
  exactCoefChanged,
  settingsChanged,
  type ChangeNotifyAction,
  type KeptSettings,
} from '@/entities/coupon';
import { useT } from '@/shared/i18n';
import { currencyFacts } from '@/shared/lib/money';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog } from '@/shared/ui/dialog';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';

import { useFormat } from '../lib/use-format';
import { $areSettingsOpen, settingsClosed } from '../model/flow';
import * as css from './flow.css';
import * as footCss from './foot.css';
import { OneClickSwitch } from './one-click';
import { StakeField } from './stake-field';

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
        <StakeField
          id={`${id}-step`}
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

/** The exact coefficient is that of the slip as it stands when the player says so. */
function Exact() {
  const t = useT();
  const { odds } = useFormat();
  const [exact, now, typeId, change] = useUnit([$exactCoef, $slipPrice, $typeId, exactCoefChanged]);
  const shown = exact ?? now;
  if (shown === null || typeId > 1) return null;
  return (
    <Checkbox
      label={
        <>
          {t('flow.exact')} <bdi>{odds(shown)}</bdi>
        </>
      }
      checked={exact !== null}
      onCheckedChange={(on) => change(on ? now : null)}
    />
  );
}

/** Settings of the coupon, in force at once. Spec: coupon §3. */
export function SettingsDialog() {
  const t = useT();
  const [isOpen, close, settings, change] = useUnit([$areSettingsOpen, settingsClosed, $settings, settingsChanged]);
  const hasVip = useUnit($isVipEnabled);
  const shown = flags.filter(([name]) => name !== 'isVipBet' || hasVip);
  return (
    <Dialog
      open={isOpen}
      title={t('flow.settings')}
      closeLabel={t('flow.settingsClose')}
      dismiss="any"
      size="sm"
      onClose={() => close()}
    >
      <div className={css.stack}>
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
          <p className={footCss.quiet}>{t('flow.dropHint')}</p>
        </div>
        <Exact />
        <OneClickSwitch />
        {shown.map(([name, key]) => (
          <Switch key={name} label={t(key)} checked={settings[name]} onCheckedChange={(on) => change({ [name]: on })} />
        ))}
        <OwnStep />
      </div>
    </Dialog>
  );
}
