import type { ProfileValues } from '../../contracts/profile.ts';
import { wrongField } from '../http/failure.ts';

const dates = ['date_birthday', 'passport_date'] as const;
const yearMs = 365.25 * 86_400_000;

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Trims what was typed and refuses what cannot be, by its field. `now`: ms. `minAge`: years. */
export function checkedValues(sent: Record<string, string>, now: number, minAge: number): Partial<ProfileValues> {
  const values = Object.fromEntries(
    Object.entries(sent).map(([field, value]) => [field, value.normalize('NFC').trim()]),
  ) as Partial<ProfileValues>;
  for (const field of dates) {
    const value = values[field] ?? '';
    if (value !== '' && (!isDate(value) || Date.parse(value) > now)) throw wrongField(field, 'office.wrong.date');
  }
  const born = values.date_birthday ?? '';
  if (born !== '' && now - Date.parse(born) < minAge * yearMs) throw wrongField('date_birthday', 'office.wrong.age');
  for (const field of ['name', 'surname', 'middle_name'] as const)
    if (/[\d<>@#]/.test(values[field] ?? '')) throw wrongField(field, 'office.wrong.name');
  return values;
}
