import { useUnit } from 'effector-react';
import { useRef } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { $told, fileChosen, saveAsked, undoAsked, usualAsked } from '../model/file';
import * as css from './settings-dialog.css';

/** All settings at once: into a file, out of one, and back to what is usual. Each can be undone until the dialog closes. */
export function AllSettings() {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [save, choose, forget] = useUnit([saveAsked, fileChosen, usualAsked]);
  return (
    <>
      <div role="status">
        <Told />
      </div>
      <div className={css.buttons}>
        <Button onClick={() => save()}>{t('preferences.file.save')}</Button>
        <Button onClick={() => input.current?.click()}>{t('preferences.file.load')}</Button>
        <Button onClick={() => forget()}>{t('preferences.usual')}</Button>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/json"
        aria-label={t('preferences.file.load')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) choose(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

function Told() {
  const t = useT();
  const [told, undo] = useUnit([$told, undoAsked]);
  if (told === null) return null;
  if (told.kind === 'failed') return <Note tone="danger">{t('preferences.file.failed')}</Note>;
  const unknown = told.kind === 'loaded' && told.unknown.length > 0;
  return (
    <Note
      tone={unknown ? 'warning' : 'success'}
      actions={
        <Button size="sm" onClick={() => undo()}>
          {t('preferences.undo')}
        </Button>
      }
    >
      <span>{t(`preferences.told.${told.kind}`)}</span>{' '}
      {unknown && <span>{t('preferences.file.unknown', { names: told.unknown.join(', ') })}</span>}
    </Note>
  );
}
