import { allSettled, fork, type Scope } from 'effector';
import { expect, test } from 'vitest';

import { configOverrides } from '@/entities/site';

import { $canApply, $isBroken, $text, patchApplied, patchLifted, patchTyped, valueSet } from './configuration';

const patchOf = (scope: Scope) => scope.getState(configOverrides.$patch);

test.each(['{"minAge":', '[1]', '"text"', ''])('%j is no patch: it cannot be applied', async (text) => {
  const scope = fork();
  await allSettled(patchTyped, { scope, params: text });
  await allSettled(patchApplied, { scope });
  expect([scope.getState($canApply), scope.getState($isBroken), patchOf(scope)]).toEqual([false, true, {}]);
});

test('a patch holds from the press on, not while it is typed', async () => {
  const scope = fork();
  await allSettled(patchTyped, { scope, params: '{"minAge":21}' });
  expect(patchOf(scope)).toEqual({});
  await allSettled(patchApplied, { scope });
  expect(patchOf(scope)).toEqual({ minAge: 21 });
  await allSettled(patchLifted, { scope });
  expect([patchOf(scope), scope.getState($text)]).toEqual([{}, '{}']);
});

test('a switch adds its value to what the patch has', async () => {
  const scope = fork();
  await allSettled(valueSet, { scope, params: { path: ['plugins', 'header', 'enabled'], value: false } });
  await allSettled(valueSet, { scope, params: { path: ['plugins', 'footer', 'enabled'], value: false } });
  await allSettled(valueSet, { scope, params: { path: ['isPwa'], value: true } });
  expect(patchOf(scope)).toEqual({
    plugins: { header: { enabled: false }, footer: { enabled: false } },
    isPwa: true,
  });
});
