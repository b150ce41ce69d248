import { useUnit } from 'effector-react';

import type { CouponTypeId } from '@contracts/coupon';
import { isMultiBet, isSystem } from '@contracts/coupon-types';
import { binomial } from '@contracts/maths';

import {
  $bankers,
  $isActiveSystemBanker,
  $systemValue,
  $typeId,
  $unitCount,
  systemBankerSwitched,
  systemValueChosen,
} from '@/entities/coupon';
import { type TextKey, useT } from '@/shared/i18n';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';

import * as css from './arranged.css';

const hints: Partial<Record<CouponTypeId, TextKey>> = {
  2: 'betting.hint.system',
  3: 'betting.hint.chain',
  4: 'betting.hint.multiBet',
  5: 'betting.hint.conditional',
  6: 'betting.hint.antiExpress',
  7: 'betting.hint.lucky',
  8: 'betting.hint.patent',
};

/** How many bets, or blocks, make one line. */
function SystemSize({ smallest }: { smallest: number }) {
  const t = useT();
  const [value, units, choose] = useUnit([$systemValue, $unitCount, systemValueChosen]);
  if (units <= smallest) return null;
  const sizes = Array.from({ length: units - smallest }, (_, index) => index + smallest);
  return (
    <Select
      label={t('betting.system.size')}
      isLabelHidden
      size="sm"
      value={String(value)}
      options={sizes.map((size) => ({
        value: String(size),
        label: t('betting.system.option', { value: size, all: units, count: binomial(units, size) }),
      }))}
      onValueChange={(size) => choose(Number(size))}
    />
  );
}

/** What the chosen type means, and what it lets the player choose. */
export function TypeOptions() {
  const t = useT();
  const [typeId, bankers, isOn, turn] = useUnit([$typeId, $bankers, $isActiveSystemBanker, systemBankerSwitched]);
  const hint = hints[typeId];
  if (hint === undefined) return null;
  return (
    <div className={css.options}>
      {isSystem(typeId) && <SystemSize smallest={2} />}
      {isMultiBet(typeId) && <SystemSize smallest={1} />}
      {bankers.size > 0 && <Switch label={t('betting.system.bankers')} checked={isOn} onCheckedChange={turn} />}
      <p className={css.hint}>{t(hint)}</p>
    </div>
  );
}
