import type { Round } from '@/entities/casino/round';
import type { Translate } from '@/shared/i18n';

import type { Step } from '../ui/steps';
import type { Finding } from './finding';

type Seen = { round: Omit<Round, 'game'>; shown: string | null; finding: Finding | 'failed' | null };

/** What was told when of a round that one plays alone. `shown`: the hash that this browser showed before it; null: it did not see it. */
export function ownSteps(t: Translate, { round, shown, finding }: Seen): readonly Step[] {
  const isHashRight = finding !== null && finding !== 'failed' ? finding.isHashRight : null;
  return [
    {
      title: t('rounds.check.before'),
      values: [
        [t('rounds.check.commitment'), shown ?? round.commitment],
        ...(shown === null || shown === round.commitment ? [] : [[t('rounds.alarm.told'), round.commitment] as const]),
      ],
      note: t(shown === null ? 'rounds.check.notKept' : 'rounds.check.kept'),
    },
    {
      title: t('rounds.check.chose'),
      values: [
        [t('rounds.check.clientSeed'), round.clientSeed],
        [t('rounds.check.nonce'), String(round.nonce)],
        ...(round.maths === null ? [] : [[t('rounds.check.maths'), round.maths] as const]),
      ],
      note: round.isDrawnByUs ? t('rounds.part.ours') : undefined,
    },
    {
      title: t('rounds.check.opened'),
      values: round.serverSeed === null ? [] : [[t('rounds.check.serverSeed'), round.serverSeed]],
      note: isHashRight === null ? undefined : t(isHashRight ? 'rounds.check.fits' : 'rounds.check.fitsNot'),
    },
  ];
}
