import { useUnit } from 'effector-react';

import { trackerBounds } from '@contracts/tracker';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';
import { TextArea } from '@/shared/ui/text-area';

import { $failure, $fault, $isSaving, type Draft, draftChanged, editClosed, marksSaved } from '../model/marks';
import * as own from './page.css';

const signs = 300;

/** Tags and a note beside one bet. What another device wrote meanwhile is shown before it is written over. Row TRACK-03. */
export function MarksForm({ draft }: { draft: Draft }) {
  const t = useT();
  const [failure, fault, isSaving] = useUnit([$failure, $fault, $isSaving]);
  const [change, save, close] = useUnit([draftChanged, marksSaved, editClosed]);
  const bounds = { tags: trackerBounds.tags, signs: trackerBounds.tag };
  return (
    <form
      className={own.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={t('tracker.tags')}
        message={t('tracker.tagsText', bounds)}
        error={fault === null ? undefined : t(`tracker.fault.${fault}`, bounds)}
        maxLength={signs}
        autoComplete="off"
        value={draft.tags}
        onValueChange={(tags) => change({ tags })}
      />
      <TextArea
        label={t('tracker.note')}
        rows={3}
        maxLength={trackerBounds.note}
        value={draft.note}
        onValueChange={(note) => change({ note })}
      />
      {failure !== null && (
        <Note tone="danger" role="alert" icon="danger">
          {failure.other === null
            ? t('tracker.notSaved')
            : t('tracker.conflict', {
                words: [failure.other.tags.join(', '), failure.other.note].filter(Boolean).join(' · '),
              })}
        </Note>
      )}
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={isSaving} disabled={fault !== null}>
          {t('tracker.save')}
        </Button>
        <Button onClick={() => close()}>{t('tracker.cancel')}</Button>
      </div>
    </form>
  );
}
