import type { Translate } from '@/shared/i18n';
import type { Finding, Step } from '@/widgets/games/check';

import type { SharedRow } from './played';

/** What was told when of a round that everybody plays. Row FAIR-17. */
export function sharedSteps(
  t: Translate,
  { round, finding }: { round: SharedRow; finding: Finding | 'failed' | null },
): readonly Step[] {
  const { nonce: number, serverSeed, shared } = round;
  const { terminating, salt, publicValue } = shared.chain;
  const isHashRight = finding !== null && finding !== 'failed' ? finding.isHashRight : null;
  return [
    { title: t('shared.check.before'), values: [[t('shared.check.terminating'), terminating]] },
    {
      title: t('shared.check.place'),
      values: [
        ...(publicValue == null ? [] : [[t('shared.value'), publicValue] as const]),
        [t('shared.check.salt'), salt],
        [t('rounds.check.nonce'), String(number)],
      ],
    },
    {
      title: t('shared.check.opened'),
      values: serverSeed === null ? [] : [[t('shared.check.hash'), serverSeed]],
      note:
        isHashRight === null
          ? undefined
          : t(isHashRight ? 'shared.check.leads' : 'shared.check.leadsNot', { count: number }),
    },
  ];
}
