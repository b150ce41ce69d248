import { expect, test } from 'vitest';

import { nextStepOf, protectionLevelOf, type ProtectionMethods, protectionStatusOf } from './protection-level.ts';

test.each([
  [0, 'bad'],
  [30, 'bad'],
  [31, 'normal'],
  [69, 'normal'],
  [70, 'good'],
  [99, 'good'],
  [100, 'full'],
])('[PROT-01] a level of %i is %s', (level, status) => {
  expect(protectionStatusOf(level)).toBe(status);
});

const none: ProtectionMethods = {
  is_changed_password: false,
  enable_two_factor_auth: false,
  enable_phone_binding: false,
  enable_security_question: false,
  enable_email_auth: false,
};

test('[PROT-02] every way raises the level, and all of them make it full', () => {
  const levels = [protectionLevelOf(none)];
  let done = none;
  for (const way of Object.keys(none) as (keyof ProtectionMethods)[]) {
    done = { ...done, [way]: true };
    levels.push(protectionLevelOf(done));
  }
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(new Set(levels).size).toBe(6);
  expect([levels[0], levels.at(-1)]).toEqual([0, 100]);
});

test('[PROT-02] the next step is what raises the level most; nothing is left when all is done', () => {
  const none: ProtectionMethods = {
    ...{ is_changed_password: false, enable_two_factor_auth: false, enable_phone_binding: false },
    ...{ enable_security_question: false, enable_email_auth: false },
  };
  expect(nextStepOf(none)).toEqual({ way: 'enable_two_factor_auth', points: 35 });
  const almost = { ...none, is_changed_password: true, enable_two_factor_auth: true, enable_phone_binding: true };
  expect(nextStepOf({ ...almost, enable_email_auth: true })?.way).toBe('enable_security_question');
  expect(nextStepOf({ ...almost, enable_email_auth: true, enable_security_question: true })).toBeNull();
});
