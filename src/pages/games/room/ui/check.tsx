import { useUnit } from 'effector-react';

import type { GamePart } from '@/entities/games/round';
import { $format, $locale, formatTime, useT } from '@/shared/i18n';
import { PartTold } from '@/shared/part';

import { $check, $finding, $round, $shown, checkClosed, checkPart } from '../model/check';
import { OpenSeed } from './open-seed';

/** One round with its seeds, computed anew in the browser. Row CAS-07. */
export function Check({ part }: { part: GamePart }) {
  const t = useT();
  const [check, round, finding, shown, format, locale, close] = useUnit([
    ...([$check, $round, $finding, $shown, $format, $locale] as const),
    checkClosed,
  ]);
  if (round === null) return null;
  if (check === null) return <PartTold part={checkPart} />;
  const { CheckDrawer } = check;
  const isHashRight = finding !== null && finding !== 'failed' ? finding.isHashRight : null;
  return (
    <CheckDrawer
      title={t('rounds.check.title', { number: `${formatTime(round.at, format)} · ${String(round.nonce)}` })}
      finding={finding}
      {...(round.serverSeed === null && { closed: <OpenSeed /> })}
      told={(draws) => part.outcome(t, { ...round, draws }, locale)}
      shown={part.outcome(t, round, locale)}
      right={t('rounds.check.right')}
      steps={[
        {
          title: t('rounds.check.before'),
          values: [
            [t('rounds.check.commitment'), shown ?? round.commitment],
            ...(shown === null || shown === round.commitment
              ? []
              : [[t('rounds.alarm.told'), round.commitment] as const]),
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
      ]}
      onClose={close}
    />
  );
}
