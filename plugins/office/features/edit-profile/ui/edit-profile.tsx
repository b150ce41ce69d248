import { Button, Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useGate, useUnit } from 'effector-react';

import type { Profile } from '@contracts/profile';

import { NotSaved } from '../../../shared/not-saved';
import css from '../../../shared/office.module.css';
import { $form, acted, Place, saved } from '../model/edit';
import { Conflict } from './conflict';
import { Fields } from './fields';

/** Personal data as one form: it says how many changes wait, and saves them together. Row OFFICE-08. */
export function EditProfile({ profile }: { profile: Profile }) {
  useGate(Place, { profile });
  const t = useUnit(useHost().$t);
  const [form, act, save] = useUnit([$form, acted, saved]);
  if (form === null) return null;
  const count = Object.keys(form.draft).length;
  return (
    <form
      className={css.card}
      aria-label={t('office.profile.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(t('office.saved'));
      }}
    >
      {form.profile.isVerified && <Note tone="quiet">{t('office.profile.verified')}</Note>}
      <Fields form={form} act={act} />
      {form.conflicts.map((field) => (
        <Conflict key={field} field={field} form={form} act={act} />
      ))}
      {form.hasFailed && <NotSaved />}
      <div className={css.actions}>
        <p className={`${css.quiet} ${css.start}`} role="status">
          {count === 0 ? '' : t('office.profile.changes', { count })}
        </p>
        <Button disabled={count === 0 || form.isSaving} onClick={() => act({ kind: 'undone' })}>
          {t('office.profile.undo')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={form.isSaving}
          disabled={count === 0 || form.conflicts.length > 0}
        >
          {t('office.save')}
        </Button>
      </div>
    </form>
  );
}
