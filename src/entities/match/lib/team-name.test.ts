import { expect, test } from 'vitest';

import { shortTeamName, splitTeamName } from './team-name';

test.each([
  ['Liverpool FC', 'Liverpool'],
  ['AFC Bournemouth', 'Bournemouth'],
  ['FC Barcelona', 'Barcelona'],
  ['Levante UD', 'Levante'],
  ['1. FC Köln', 'Köln'],
  ['1. FSV Mainz 05', 'Mainz 05'],
  ['Real Sociedad de Fútbol', 'Real Sociedad'],
  ['ФК Краснодар', 'Краснодар'],
  ['Arsenal', 'Arsenal'],
  ['FC SK', 'FC SK'],
  ['AFC 05', 'AFC 05'],
])('[UI-23] "%s" is short "%s", and its parts are the whole name', (name, short) => {
  expect(shortTeamName(name)).toBe(short);
  const { before, core, after } = splitTeamName(name);
  expect(before + core + after).toBe(name);
});
