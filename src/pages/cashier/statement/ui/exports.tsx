import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import * as css from '@/shared/ui/office-page';

import { journalRequested, printPressed, sheetRequested } from '../model/sheet';

/** The statement as a sheet, as a bookkeeper's journal, and on paper. Row PAY-17. */
export function Exports() {
  const t = useT();
  const [save, keep, print] = useUnit([sheetRequested, journalRequested, printPressed]);
  return (
    <div className={`${css.actions} ${css.offPaper}`}>
      <Button icon="download" onClick={() => save()}>
        {t('statement.csv')}
      </Button>
      <Button icon="download" onClick={() => keep()}>
        {t('statement.journal')}
      </Button>
      <Button onClick={() => print()}>{t('statement.print')}</Button>
    </div>
  );
}
