import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import { PartTold } from '@/shared/part';

import { drawnText } from '../lib/texts';
import { $check, $checked, $finding, checkClosed, checkPart } from '../model/check';

/** One round with its hash, followed through its chain in the browser. Row CAS-07. */
export function Check() {
  const t = useT();
  const [check, checked, finding, locale, close] = useUnit([$check, $checked, $finding, $locale, checkClosed]);
  if (checked === null) return null;
  if (check === null) return <PartTold part={checkPart} />;
  const { CheckDrawer, sharedSteps } = check;
  const { round, chain } = checked;
  const { kind, number, draws, hash } = round;
  return (
    <CheckDrawer
      title={t('rounds.check.title', { number })}
      finding={finding}
      told={(found) => drawnText(t, kind, found, locale)}
      shown={drawnText(t, kind, draws, locale)}
      right={t('shared.check.right')}
      steps={sharedSteps(t, { chain, number, hash, finding })}
      onClose={close}
    />
  );
}
