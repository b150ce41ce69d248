import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import * as css from '@/shared/ui/office-page';

import { $isCollecting, fileRequested, printPressed } from '../model/files';
import { $isAsking } from '../model/tracker';

/** Everything that the filter finds as a file, and the figures on paper. Row TRACK-04. */
export function Exports() {
  const t = useT();
  const [isCollecting, isAsking, save, print] = useUnit([$isCollecting, $isAsking, fileRequested, printPressed]);
  return (
    <div className={`${css.actions} ${css.offPaper}`}>
      {(['csv', 'json', 'journal'] as const).map((kind) => (
        <Button key={kind} icon="download" busy={isCollecting || isAsking} onClick={() => save(kind)}>
          {t(`tracker.file.${kind}`)}
        </Button>
      ))}
      <Button onClick={() => print()}>{t('tracker.print')}</Button>
    </div>
  );
}
