import { useUnit } from 'effector-react';

import { typeChosen } from '@/entities/coupon';
import { advanceWanted, vipWanted } from '@/entities/coupon-figures';
import { DepositLink } from '@/features/betting/place-bet';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';

import { nextStepOf } from '../lib/next-step';

/**
 * The one button or link that helps after this refusal. Shows nothing where the player has to change the bet or the
 * stake itself.
 */
export function NextStep({ code }: { code: number }) {
  const t = useT();
  const [wantAdvance, wantVip, chooseType] = useUnit([advanceWanted, vipWanted, typeChosen]);
  const step = nextStepOf(code);
  if (step === 'deposit') return <DepositLink />;
  if (step === 'support') return <AppLink to="/office/support">{t('flow.step.support')}</AppLink>;
  if (step === 'limits') return <AppLink to="/office/responsible">{t('flow.step.limits')}</AppLink>;
  if (step === 'slip') return null;
  const act = {
    advance: () => wantAdvance(false),
    vip: () => wantVip(false),
    singles: () => chooseType(9),
  }[step];
  return (
    <Button size="sm" onClick={act}>
      {t(`flow.step.${step}`)}
    </Button>
  );
}
