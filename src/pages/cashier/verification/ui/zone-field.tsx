import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import * as css from '@/shared/ui/office-page';
import { TextArea } from '@/shared/ui/text-area';

import { $zone, specimenTaken, zoneChanged } from '../model/form';
import { $isSending, $problem } from '../model/upload';

/** The lines at the foot of a passport or on the back of a card. Their check digits find a slip of the pen. Row VERIF-10. */
export function ZoneField({ hasSpecimen }: { hasSpecimen: boolean }) {
  const t = useT();
  const [zone, problem, isSending, change, takeSpecimen] = useUnit([
    $zone,
    $problem,
    $isSending,
    zoneChanged,
    specimenTaken,
  ]);
  return (
    <>
      <TextArea
        isCode
        label={t('verification.zone')}
        message={t('verification.zone.hint')}
        error={problem === 'zone' && t('verification.problem.zone')}
        dir="ltr"
        rows={3}
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="characters"
        readOnly={isSending}
        value={zone}
        onValueChange={change}
      />
      {hasSpecimen && (
        <div className={css.actions}>
          <Button size="sm" aria-disabled={isSending} onClick={() => takeSpecimen()}>
            {t('verification.specimen')}
          </Button>
          <span className={css.quiet}>{t('verification.specimen.hint')}</span>
        </div>
      )}
    </>
  );
}
