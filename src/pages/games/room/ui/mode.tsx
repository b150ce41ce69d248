import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';
import { Segmented } from '@/shared/ui/segmented';

import { $isDemo, demoChosen } from '../model/room';

/** Money or play points. The demo is the same game by the same seeds. Row CAS-10. */
export function Mode() {
  const t = useT();
  const [isDemo, choose] = useUnit([$isDemo, demoChosen]);
  return (
    <>
      <Segmented
        label={t('rounds.mode')}
        options={[
          { value: 'real', label: t('rounds.mode.real') },
          { value: 'demo', label: t('rounds.mode.demo') },
        ]}
        value={isDemo ? 'demo' : 'real'}
        onValueChange={(mode) => choose(mode === 'demo')}
      />
      {isDemo && <Note tone="warning">{t('rounds.demo')}</Note>}
    </>
  );
}
