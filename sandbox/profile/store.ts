import type { ClientConfig } from '../../contracts/client-config.ts';
import { type Profile, type ProfileField, profileFields, type ProfileValues } from '../../contracts/profile.ts';
import { shownContacts, updateUser, type User } from '../auth/users.ts';
import { sql, transaction } from '../db/index.ts';
import { countryName } from '../site/index.ts';
import type { World } from '../world/world.ts';
import { keepTold, mostNames, toldBefore } from './told.ts';

type Kept = {
  fields: Partial<ProfileValues>;
  /** The version in which a field changed last. */
  changed: Partial<Record<ProfileField, number>>;
  version: number;
  changedAt: number | null;
};

/** The client config has fields of the same names, and who reads it must not see other values. */
const shared = [
  'surname',
  'name',
  'date_birthday',
  'registration_address',
  'passport',
  'passport_date',
  'inn',
] as const;
const ofPlayersChoice: readonly ProfileField[] = ['user_name', 'region', 'city', 'registration_address'];
const noData: ClientConfig['user_data'] = {
  ...{ date_birthday: null, document_type_id: null, inn: '', name: '', surname: '' },
  ...{ passport: '', passport_date: null, passport_end_date: null, registration_address: '' },
};

export function keptProfile({ db }: World, userId: number): Kept {
  const row = sql(db, 'SELECT * FROM profile WHERE user_id = ?').get(userId);
  if (row === undefined) return { fields: {}, changed: {}, version: 0, changedAt: null };
  return {
    fields: JSON.parse(String(row.fields)) as Kept['fields'],
    changed: JSON.parse(String(row.changed)) as Kept['changed'],
    version: Number(row.version),
    changedAt: Number(row.changed_at),
  };
}

const isVerified = (user: User) => user.clientConfig.verification_status === 1;

/** A locked number is shown so that its owner knows it, and nobody else learns it. */
const masked = (text: string) => text.replaceAll(/.(?=.{4})/g, '•');

/** A check locks what the documents say, and who had many names keeps the last one. The country comes from the registration. */
export const editableOf = ({ db }: World, user: User): readonly ProfileField[] => {
  if (isVerified(user)) return ofPlayersChoice;
  const hasShown = sql(db, "SELECT 1 FROM document WHERE user_id = ? AND zone <> ''").get(user.id) !== undefined;
  const isFixed = hasShown || toldBefore(db, user.id).length >= mostNames;
  const locked = isFixed ? ofDocuments.filter((field) => isTold(user, field)) : [];
  return profileFields.filter((field) => field !== 'country' && !locked.some((one) => one === field));
};

/** A document is compared with them, so a name that does not fit is not cured by another one. Row VERIF-10. */
const ofDocuments = ['surname', 'name', 'date_birthday'] as const;
const isTold = ({ clientConfig: { user_data: data } }: User, field: (typeof ofDocuments)[number]): boolean =>
  (data?.[field] ?? '') !== '';

export function profileOf(world: World, user: User, language: string): Profile {
  const { fields, version, changedAt } = keptProfile(world, user.id);
  const data: ClientConfig['user_data'] = { ...noData, ...user.clientConfig.user_data };
  const empty = Object.fromEntries(profileFields.map((field) => [field, ''])) as ProfileValues;
  const values: ProfileValues = {
    ...empty,
    ...fields,
    user_name: user.clientConfig.user_name ?? '',
    country: countryName(user.countryId, language),
    ...Object.fromEntries(shared.map((field) => [field, data[field] ?? ''])),
  };
  if (isVerified(user)) values.passport = masked(values.passport);
  const { email, phone } = shownContacts(user);
  return {
    values,
    login: String(user.id),
    email: email ?? '',
    phone: phone ?? '',
    editable: [...editableOf(world, user)],
    isVerified: isVerified(user),
    version,
    changedAt,
  };
}

const isShared = (field: string): field is (typeof shared)[number] => shared.some((one) => one === field);

/** Writes checked fields as the next version, in one transaction. */
export function changeProfile(world: World, user: User, values: Partial<ProfileValues>): void {
  const { db, clock } = world;
  const kept = keptProfile(world, user.id);
  const version = kept.version + 1;
  const names = Object.keys(values) as ProfileField[];
  const ofConfig = Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => isShared(name))
      .map(([name, value]) => [name, /^(?:date_birthday|passport_date)$/.test(name) && value === '' ? null : value]),
  );
  const ownFields = Object.fromEntries(
    Object.entries(values).filter(([name]) => !isShared(name) && name !== 'user_name'),
  );
  const said = { surname: '', name: '', date_birthday: '', ...user.clientConfig.user_data };
  const isOther = ofDocuments.some((field) => field in values && values[field] !== (said[field] ?? ''));
  transaction(db, () => {
    if (isOther) keepTold(db, user.id, { surname: said.surname, name: said.name, birthDate: said.date_birthday ?? '' });
    updateUser(db, user.id, {
      clientConfig: {
        ...user.clientConfig,
        user_data: { ...noData, ...user.clientConfig.user_data, ...ofConfig },
        ...(values.user_name === undefined ? {} : { user_name: values.user_name }),
      },
    });
    sql(db, 'INSERT OR REPLACE INTO profile VALUES (?, ?, ?, ?, ?)').run(
      user.id,
      JSON.stringify({ ...kept.fields, ...ownFields }),
      JSON.stringify({ ...kept.changed, ...Object.fromEntries(names.map((name) => [name, version])) }),
      version,
      clock.now(),
    );
  });
}
