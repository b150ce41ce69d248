import type { SharedChain } from '@contracts/shared-rounds';

import type { Translate } from '@/shared/i18n';

import type { Step } from '../ui/steps';
import type { Finding } from './finding';

/** `hash`: of the round; null: it goes on. */
type Seen = { chain: SharedChain; number: number; hash: string | null; finding: Finding | 'failed' | null };

/** What was told when of a round that everybody plays. Rows CAS-07, FAIR-17. */
export function sharedSteps(t: Translate, { chain, number, hash, finding }: Seen): readonly Step[] {
  const { terminating, salt, publicValue } = chain;
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
      values: hash === null ? [] : [[t('shared.check.hash'), hash]],
      note:
        isHashRight === null
          ? undefined
          : t(isHashRight ? 'shared.check.leads' : 'shared.check.leadsNot', { count: number }),
    },
  ];
}
