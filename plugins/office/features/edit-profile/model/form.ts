import type { Profile, ProfileField, ProfileValues } from '@contracts/profile';

/**
 * `profile`: what the server last said. `draft`: what the player changed in it. `conflicts`: fields of the draft that another
 * device changed meanwhile; they wait for a choice. `errors`: by field, keys of texts or sentences.
 */
export type Form = {
  profile: Profile;
  draft: Partial<ProfileValues>;
  conflicts: readonly ProfileField[];
  errors: Readonly<Record<string, string>>;
  isSaving: boolean;
  hasFailed: boolean;
};

export type Act =
  | { kind: 'typed'; field: ProfileField; value: string }
  | { kind: 'undone' }
  | { kind: 'sent' }
  | { kind: 'saved'; profile: Profile }
  | { kind: 'overtaken'; profile: Profile }
  | { kind: 'refused'; errors: Form['errors'] }
  | { kind: 'kept'; field: ProfileField }
  | { kind: 'taken'; field: ProfileField };

export const opened = (profile: Profile): Form => ({
  ...{ profile, draft: {}, conflicts: [], errors: {}, isSaving: false, hasFailed: false },
});

const without = <T extends object>(values: T, field: string): T =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== field)) as T;

/** A field that is typed back to what the server has is no change. */
const typed = (form: Form, field: ProfileField, value: string): Form => ({
  ...form,
  draft: value === form.profile.values[field] ? without(form.draft, field) : { ...form.draft, [field]: value },
  errors: without(form.errors, field),
});

/** Both versions of a field stay until the player has chosen. */
function overtaken({ profile: before, draft, ...form }: Form, profile: Profile): Form {
  const fields = Object.keys(draft) as ProfileField[];
  const differing = fields.filter((field) => draft[field] !== profile.values[field]);
  return {
    ...form,
    profile,
    draft: Object.fromEntries(differing.map((field) => [field, draft[field]])),
    conflicts: differing.filter((field) => before.values[field] !== profile.values[field]),
    isSaving: false,
  };
}

export function step(form: Form, act: Act): Form {
  switch (act.kind) {
    case 'typed':
      return typed(form, act.field, act.value);
    case 'undone':
      return opened(form.profile);
    case 'sent':
      return { ...form, isSaving: true, hasFailed: false, errors: {} };
    case 'saved':
      return opened(act.profile);
    case 'overtaken':
      return overtaken(form, act.profile);
    case 'refused':
      return { ...form, isSaving: false, errors: act.errors, hasFailed: Object.keys(act.errors).length === 0 };
    case 'kept':
      return { ...form, conflicts: form.conflicts.filter((field) => field !== act.field) };
    case 'taken':
      return {
        ...form,
        draft: without(form.draft, act.field),
        conflicts: form.conflicts.filter((field) => field !== act.field),
      };
  }
}
