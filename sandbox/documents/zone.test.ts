import { expect, test } from 'vitest';

import { isSameName, readZone, specimenOf } from './zone.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
/** The examples of ICAO 9303, parts 4 and 5. */
const passport = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10';
const card = 'I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<';

test.each([
  ['a passport', passport, 'L898902C3'],
  ['a card', card, 'D23145890'],
  ['small letters and gaps', passport.toLowerCase().replace('<<anna', ' <<anna '), 'L898902C3'],
])('[VERIF-10] %s is read', (_, zone, number) => {
  expect(readZone(zone, now)).toEqual({
    surname: 'ERIKSSON',
    names: 'ANNA MARIA',
    number,
    birthDate: '1974-08-12',
    expiresAt: Date.parse('2012-04-16'),
  });
});

test.each([
  ['the digit of the number', passport.replace('L898902C36', 'L898902C35')],
  ['a sign of the number', passport.replace('L898902C36', 'L898902C46')],
  ['the digit of the birthday', passport.replace('7408122', '7408123')],
  ['a day of the birthday', passport.replace('7408122', '7408132')],
  ['the digit of the last day', passport.replace('1204159', '1204158')],
  ['the digit over all', passport.replace('<<<<<10', '<<<<<11')],
  ['the digit over all of a card', card.replace('<<<6', '<<<7')],
  ['a line that is too short', passport.slice(0, -1)],
  ['one line', passport.split('\n')[0] ?? ''],
  ['other words', 'hello\nworld'],
  ['nothing', ''],
])('[VERIF-10] %s is wrong: no zone', (_, zone) => {
  expect(readZone(zone, now)).toBeNull();
});

test.each([
  ['Eriksson', 'Anna Maria', true],
  ['ERIKSSON', 'anna', true],
  ['Éríksson', 'Ánna', true],
  ['Eriksson', 'Ann', false],
  ['Eriksson', 'Maria', false],
  ['Ericson', 'Anna', false],
  ['', '', false],
])('[VERIF-10] the profile of "%s, %s": the same person %s', (surname, name, expected) => {
  expect(isSameName({ surname: 'ERIKSSON', names: 'ANNA MARIA' }, { surname, name })).toBe(expected);
});

test.each([
  ['Щербаков', 'Юрий', 'SHCHERBAKOV', 'IURII', true],
  ['Кузнецова', 'Анна', 'KUZNETSOVA', 'ANNA MARIIA', true],
  ['Гриценко', 'Олександр', 'HRYTSENKO', 'OLEKSANDR', true],
  ['Ким', 'Ия', 'KIM', 'IIA', true],
  ['Кузнецова', 'Мария', 'KUZNETSOVA', 'ANNA', false],
  ['Иванов', 'Иван', 'PETROV', 'IVAN', false],
  ['الشريف', 'محمد', 'ALSHARIF', 'MOHAMED', true],
  ['علي', 'أحمد', 'ALI', 'OMAR', false],
  ['Müller', 'Jörg', 'MUELLER', 'JOERG', true],
  ['Müller', 'Jörg', 'MULLER', 'JORG', true],
  ['Łukasiewicz', 'Zoë', 'LUKASIEWICZ', 'ZOE', true],
  ['Weiß', 'Søren', 'WEISS', 'SOEREN', true],
  ["O'Connor", 'Anne-Marie', 'OCONNOR', 'ANNE MARIE', true],
  ['Mueller', 'Jorg', 'MULLER', 'JORG', false],
])(
  '[VERIF-13] the profile of "%s, %s" and the document of "%s, %s": one name %s',
  (surname, name, last, first, expected) => {
    expect(isSameName({ surname: last, names: first }, { surname, name })).toBe(expected);
  },
);

test.each([
  ['Кузнецова', 'Анна'],
  ['الشريف', 'محمد'],
  ['Müller', 'Jörg'],
])('[VERIF-13] the specimen of "%s, %s" is a zone in their name', (surname, name) => {
  const zone = readZone(specimenOf({ surname, name, birthDate: '1991-08-14' }, now), now);
  expect(zone !== null && isSameName(zone, { surname, name })).toBe(true);
});

test('[VERIF-10] the lines of a specimen are a zone in the name of the player', () => {
  const zone = readZone(specimenOf({ surname: 'Kuznetsova', name: 'Alma', birthDate: '1991-08-14' }, now), now);
  expect(zone).toMatchObject({ surname: 'KUZNETSOVA', names: 'ALMA', birthDate: '1991-08-14' });
  expect(zone?.expiresAt).toBeGreaterThan(now);
});
