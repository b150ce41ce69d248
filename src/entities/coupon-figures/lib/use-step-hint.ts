import { useUnit } from 'effector-react';

import { $currencyIso } from '@/entities/coupon/@x/coupon-figures';
import { $locale, useT } from '@/shared/i18n';
import { sumText } from '@/shared/ui/money-field';

import { $stakeStep } from '../model/stake-steps';

/** "To the next multiple of 100": a press from 150 leads to 200, not to 250. Spec: coupon §5. */
export function useStepHint(): string {
  const t = useT();
  const [step, iso, locale] = useUnit([$stakeStep, $currencyIso, $locale]);
  return t('coupon.stake.toStep', { step: `${sumText(step, iso, locale)} ${iso}` });
}
