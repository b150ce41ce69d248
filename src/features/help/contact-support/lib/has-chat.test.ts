import { expect, test } from 'vitest';

import { hasChat } from './has-chat';

test.each([
  ['builtin', false, true],
  ['frame', true, true],
  ['frame', false, false],
  ['none', true, false],
] as const)(
  '[SUPPORT-05] with the consultant "%s" and an app in its place (%s) there is a chat: %s',
  (system, hasApp, has) => {
    expect(hasChat(system, hasApp)).toBe(has);
  },
);
