import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Note } from '@/shared/ui/note';

import { bandOf, questions } from '../lib/score';
import { $isMissing, $result } from '../model/test';

const tones = { none: 'info', low: 'info', middle: 'warning', high: 'danger' } as const;

/** The sum with its band, and the way to limits, whose field is still empty. */
export function Result() {
  const t = useT();
  const [score, isMissing] = useUnit([$result, $isMissing]);
  if (isMissing)
    return (
      <Note tone="warning" role="status">
        {t('limits.test.missing')}
      </Note>
    );
  if (score === null) return null;
  const band = bandOf(score);
  return (
    <Note
      tone={tones[band]}
      role="status"
      title={t('limits.test.result', { score, most: questions.length * 3 })}
      actions={<AppLink to="/office/responsible">{t('limits.test.toLimits')}</AppLink>}
    >
      {t(`limits.test.band.${band}`)}
    </Note>
  );
}
