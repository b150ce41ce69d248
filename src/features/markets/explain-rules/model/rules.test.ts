import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { rulesQuery } from '../api/rules';
import { $hasFailed, $rules, rulesOpened } from './rules';

const rules = { rule: 'Over wins above the line.', examples: [], facts: [] };
const answering = (handler: () => unknown) => fork({ handlers: [[rulesQuery.__.executeFx, handler]] });

test('[RULE-01] the rules of another outcome replace those of the one before; a failure says so until somebody asks again', async () => {
  let isDown = false;
  const scope = answering(() => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- what a call fails with
    if (isDown) throw { statusCode: 404, kind: 'http' };
    return rules;
  });
  await allSettled(rulesOpened, { scope, params: 7 });
  expect(scope.getState($rules)).toEqual(rules);
  isDown = true;
  await allSettled(rulesOpened, { scope, params: 8 });
  expect([scope.getState($rules), scope.getState($hasFailed)]).toEqual([null, true]);
  isDown = false;
  await allSettled(rulesOpened, { scope, params: 8 });
  expect([scope.getState($rules), scope.getState($hasFailed)]).toEqual([rules, false]);
});
