import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { useFocusAfter } from '@/shared/ui/focus';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';

import { type FileProblem, formatSize } from './file';
import * as own from './photo-field.css';
import type { Upload } from './upload';

type Shown = {
  file: File | null;
  refused: { name: string; size: number; problem: FileProblem } | null;
  upload: Upload | null;
  /** Null: none after all. */
  onChoose: (file: File | null) => void;
};

/**
 * Takes a photo by the picker, the camera or a drop on the field; then shows it, and how much of it is there. Its texts are in the
 * group `verification`.
 */
export function PhotoField({ file, refused, upload, onChoose }: Shown) {
  const t = useT();
  const locale = useUnit($locale);
  const place = useFocusAfter(file !== null);
  if (file !== null)
    return (
      <div className={css.body} ref={place}>
        <div className={css.line}>
          <span className={own.fileName}>
            <bdi>{file.name}</bdi> · <bdi>{formatSize(file.size, locale)}</bdi>
          </span>
          <Button size="sm" onClick={() => onChoose(null)}>
            {t('verification.file.other')}
          </Button>
        </div>
        {upload !== null && (
          <progress
            className={own.progress}
            aria-label={t('verification.file.progress', { name: file.name })}
            max={upload.of}
            value={upload.done}
          />
        )}
      </div>
    );
  return (
    <div className={css.column} ref={place}>
      <Field label={t('verification.file')} message={t('verification.file.hint')}>
        {(wiring) => (
          <input
            {...wiring}
            className={own.input}
            type="file"
            accept="image/jpeg,image/png"
            onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
          />
        )}
      </Field>
      {refused !== null && (
        <Note tone="danger" icon="danger" role="alert">
          <bdi>{refused.name}</bdi>, <bdi>{formatSize(refused.size, locale)}</bdi>.{' '}
          {t(`verification.problem.${refused.problem}`)}
        </Note>
      )}
    </div>
  );
}
