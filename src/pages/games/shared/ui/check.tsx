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
  const { CheckDrawer } = check;
  const { round, chain } = checked;
  const { kind, number, draws, hash } = round;
  const isHashRight = finding !== null && finding !== 'failed' ? finding.isHashRight : null;
  return (
    <CheckDrawer
      title={t('rounds.check.title', { number })}
      finding={finding}
      told={(found) => drawnText(t, kind, found, locale)}
      shown={drawnText(t, kind, draws, locale)}
      right={t('shared.check.right')}
      steps={[
        { title: t('shared.check.before'), values: [[t('shared.check.terminating'), chain.terminating]] },
        {
          title: t('shared.check.place'),
          values: [
            ...(chain.publicValue == null ? [] : [[t('shared.value'), chain.publicValue] as const]),
            [t('shared.check.salt'), chain.salt],
            [t('rounds.check.nonce'), String(number)],
          ],
        },
        {
          title: t('shared.check.opened'),
          values: [[t('shared.check.hash'), hash]],
          note:
            isHashRight === null
              ? undefined
              : t(isHashRight ? 'shared.check.leads' : 'shared.check.leadsNot', { count: number }),
        },
      ]}
      onClose={close}
    />
  );
}
