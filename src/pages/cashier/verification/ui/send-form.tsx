import { useUnit } from 'effector-react';

import { hasZone, type Verification } from '@contracts/documents';

import { useT } from '@/shared/i18n';
import { PhotoField } from '@/shared/photo-upload';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';
import { Segmented } from '@/shared/ui/segmented';

import { typeText } from '../lib/texts';
import { $blocker, $file, $refused, $type, fileChosen, typeChosen } from '../model/form';
import { $isSending, $problem, $upload, sendPressed } from '../model/upload';
import { ZoneField } from './zone-field';

/** Which document, its machine-readable lines, its photo. */
export function SendForm({ known }: { known: Verification }) {
  const t = useT();
  const [type, blocker, upload, problem, isSending] = useUnit([$type, $blocker, $upload, $problem, $isSending]);
  const [file, refused, chooseFile] = useUnit([$file, $refused, fileChosen]);
  const [choose, send] = useUnit([typeChosen, sendPressed]);
  const isBrokenOff = upload !== null && problem === 'lost';
  return (
    <form
      className={css.card}
      aria-label={t('verification.send.title')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <header className={css.head}>
        <h2 className={css.name}>{t('verification.send.title')}</h2>
      </header>
      <div className={css.body}>
        <Segmented
          label={t('verification.send.what')}
          options={known.types.map((one) => ({ value: String(one), label: t(typeText(one)), disabled: isSending }))}
          value={String(type)}
          onValueChange={(value) => choose(known.types.find((one) => String(one) === value) ?? type)}
        />
        {hasZone(type) && <ZoneField hasSpecimen={known.specimen !== undefined} />}
        <PhotoField file={file} refused={refused} upload={upload} onChoose={chooseFile} />
        {problem !== null && problem !== 'zone' && (
          <Note tone="danger" icon="danger" role="alert">
            {t(`verification.problem.${problem}`)}
          </Note>
        )}
        <div className={css.actions}>
          <Button type="submit" variant="primary" size="lg" busy={isSending} aria-disabled={blocker !== null}>
            {t(isBrokenOff ? 'verification.goOn' : 'verification.send')}
          </Button>
          {blocker !== null && <span className={css.quiet}>{t(`verification.block.${blocker}`)}</span>}
        </div>
      </div>
    </form>
  );
}
