import { isDay } from '../../contracts/calendar-day.ts';
import { PersonName } from '../../contracts/person-name.ts';
import { plainText } from '../../contracts/plain-text.ts';
import type { ProfileValues } from '../../contracts/profile.ts';
import { birthdayProblem } from '../../contracts/registration.ts';
import { wrongField } from '../http/failure.ts';

/** Counts ages as the registration does: in years of the calendar, from the birthday on. */
function wrongBirthday(day: string, known: { now: number; minAge: number }): string | null {
  const problem = birthdayProblem(day, known);
  return problem === null ? null : problem === 'field_error_birthday' ? 'office.wrong.date' : 'office.wrong.age';
}

/** Trims what was typed and refuses what cannot be, by its field. `now`: ms. `minAge`: years. */
export function checkedValues(sent: Record<string, string>, now: number, minAge: number): Partial<ProfileValues> {
  const values = Object.fromEntries(
    Object.entries(sent).map(([field, value]) => [field, plainText(value).normalize('NFC').trim()]),
  ) as Partial<ProfileValues>;
  const { passport_date: issued = '', date_birthday: born = '' } = values;
  if (issued !== '' && (!isDay(issued) || Date.parse(issued) > now))
    throw wrongField('passport_date', 'office.wrong.date');
  const wrong = born === '' ? null : wrongBirthday(born, { now, minAge });
  if (wrong !== null) throw wrongField('date_birthday', wrong);
  // The rule of the registration: nobody gets a name afterwards that they could not register with.
  for (const field of ['name', 'surname', 'middle_name'] as const) {
    if ((values[field] ?? '') === '') continue;
    const name = PersonName.safeParse(values[field]);
    if (!name.success) throw wrongField(field, 'office.wrong.name');
    values[field] = name.data;
  }
  return values;
}
