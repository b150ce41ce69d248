/** The rules of our own among those of ESLint. */
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const naming = '@typescript-eslint/naming-convention';
const ofInterest = ['own/explained-disable', 'no-eval', 'no-restricted-syntax', naming];
const eslint = new ESLint({
  // No type information: it would want the file on the disk.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: false } } },
  ruleFilter: ({ ruleId }) => ofInterest.includes(ruleId),
});

const rulesBrokenBy = async (code: string) => {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: 'src/app/x.ts' });
  return result?.messages.map(({ ruleId }) => ruleId);
};

test.each([
  ['// eslint-disable-next-line no-eval', ['own/explained-disable']],
  ['/* eslint-disable no-eval */', ['own/explained-disable']],
  ['// eslint-disable-next-line no-eval -- the console of developers', []],
])('a rule that is switched off says why: %s', async (comment, broken) => {
  expect(await rulesBrokenBy(`${comment}\neval('1');`)).toEqual(broken);
});

test.each([
  ['a number', 'export const MOST_BETS = 5;', [naming]],
  ['a table of one word', 'export const GAPS = [1, 2];', [naming]],
  ['parts of a value', 'export const [LOW, HIGH] = [1, 2];', [naming, naming]],
  ['a value inside a function', 'export const f = () => { const LAST = 1; return LAST; };', [naming]],
  ['camelCase', 'export const mostBets = 5;', []],
  ['a unit', 'export const $bets = 5;', []],
  ['a component', 'export const Bets = () => null;', []],
  ['a variable of the environment', 'export const seed = process.env.MODEL_SEED;', []],
])('values have one case: %s', async (_, code, broken) => {
  expect(await rulesBrokenBy(code)).toEqual(broken);
});

test.each([
  ['an fn that gives nothing', 'sample({ clock: pressed, fn: () => undefined, target: closed });', 1],
  ['an fn that gives something', 'sample({ clock: pressed, fn: () => null, target: $task });', 0],
  ['no fn', 'sample({ clock: pressed, target: closed });', 0],
  ['a store that says it is not serialised', "createStore(0, { serialize: 'ignore' });", 1],
  ['a store with another option', 'createStore(0, { skipVoid: false });', 0],
])('units have no option that does nothing: %s', async (_, code, times) => {
  expect(await rulesBrokenBy(code)).toEqual(Array<string>(times).fill('no-restricted-syntax'));
});
