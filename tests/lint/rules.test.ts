/** Tests our own rules of ESLint. */
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const naming = '@typescript-eslint/naming-convention';
const chance = 'chance/cryptographic';
const ofInterest = ['own/explained-disable', 'no-eval', 'no-restricted-syntax', naming, chance];
const eslint = new ESLint({
  // The rule needs no type information, and the compiler would look for the file on the disk.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: false } } },
  ruleFilter: ({ ruleId }) => ofInterest.includes(ruleId),
});

const rulesBrokenBy = async (code: string, filePath = 'src/app/x.ts') => {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return result?.messages.map(({ ruleId }) => ruleId);
};

test.each([
  ['// eslint-disable-next-line no-eval', ['own/explained-disable']],
  ['/* eslint-disable no-eval */', ['own/explained-disable']],
  ['// eslint-disable-next-line no-eval -- the console of developers', []],
])('a comment that switches a rule off must say why: %s', async (comment, broken) => {
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
])('names of values are camelCase: %s', async (_, code, broken) => {
  expect(await rulesBrokenBy(code)).toEqual(broken);
});

test.each([
  ['an fn that gives nothing', 'sample({ clock: pressed, fn: () => undefined, target: closed });', 1],
  ['an fn that gives something', 'sample({ clock: pressed, fn: () => null, target: $task });', 0],
  ['no fn', 'sample({ clock: pressed, target: closed });', 0],
  ['a store that says it is not serialised', "createStore(0, { serialize: 'ignore' });", 1],
  ['a store with another option', 'createStore(0, { skipVoid: false });', 0],
])('a unit must not have an option without effect: %s', async (_, code, times) => {
  expect(await rulesBrokenBy(code)).toEqual(Array<string>(times).fill('no-restricted-syntax'));
});

const draws = {
  import: "import { createRandom } from '../../simulator/random.ts';",
  'import of everything': "import * as random from '../../simulator/random.ts';",
  're-export': "export { fraction } from '../../simulator/random.ts';",
  'late import': "export const random = import('../../simulator/random.ts');",
  'late import by a template': 'export const random = import(`../../simulator/random.ts`);',
  'Math.random': 'export const draw = Math.random();',
  "Math['random']": "export const draw = Math['random']();",
  'Math taken apart': 'export const { random } = Math;',
};

test.each(Object.entries(draws))(
  '[CAS-14] what nobody may foresee is drawn by node:crypto and not by: %s',
  async (_, code) => {
    for (const file of ['sandbox/games/seeds.ts', 'sandbox/security/codes.ts', 'contracts/games/fair.ts'])
      expect(await rulesBrokenBy(code, file)).toEqual([chance]);
    expect(await rulesBrokenBy(code, 'simulator/football/timeline.ts')).toEqual([]);
  },
);

test('[CAS-14] the face of the simulator gives nobody its generator', async () => {
  expect(await rulesBrokenBy("export { createRandom } from './random.ts';", 'simulator/index.ts')).toEqual([chance]);
});

test('[CAS-14] a draw of node:crypto, and other functions of Math, break no rule', async () => {
  const code = "import { randomInt } from 'node:crypto';\nexport const draw = Math.max(0, randomInt(6));";
  expect(await rulesBrokenBy(code, 'sandbox/games/seeds.ts')).toEqual([]);
});
