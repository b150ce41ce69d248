import { useUnit } from 'effector-react';

import type { GamePart } from '@/entities/casino/round';
import { $format, $locale, formatTime, useT } from '@/shared/i18n';
import { PartTold } from '@/shared/part';

import { $check, $finding, $round, $shown, checkClosed, checkPart } from '../model/check';
import { OpenSeed } from './open-seed';

/** One round with its seeds, computed again in the browser. Row CAS-07. */
export function Check({ part }: { part: GamePart }) {
  const t = useT();
  const [check, round, finding, shown, format, locale, close] = useUnit([
    ...([$check, $round, $finding, $shown, $format, $locale] as const),
    checkClosed,
  ]);
  if (round === null) return null;
  if (check === null) return <PartTold part={checkPart} />;
  const { CheckDrawer, ownSteps } = check;
  return (
    <CheckDrawer
      title={t('rounds.check.title', { number: `${formatTime(round.at, format)} · ${String(round.nonce)}` })}
      finding={finding}
      {...(round.serverSeed === null && { closed: <OpenSeed /> })}
      told={(draws) => part.outcome(t, { ...round, draws }, locale)}
      shown={part.outcome(t, round, locale)}
      right={t('rounds.check.right')}
      steps={ownSteps(t, { round, shown, finding })}
      onClose={close}
    />
  );
}
