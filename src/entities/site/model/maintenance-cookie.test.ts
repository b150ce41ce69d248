import { fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';

const off = { started_at: null, ended_at: null, notify_started_at: null, notify_ended_at: null, web_state: 1 };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['maintenance=1', true, true],
  ['maintenance=1', false, true],
  ['', true, true],
  ['', false, false],
  ['maintenance=0', false, false],
])('[MAINT-03] cookie "%s", configuration %s: closed %s', async (cookie, isActive, expected) => {
  // The cookie is read once, when the page starts.
  vi.stubGlobal('document', { cookie });
  const { $siteConfig } = await import('./config');
  const { $isMaintenance } = await import('./maintenance');
  const scope = fork({ values: [[$siteConfig, { maintenance: { ...off, isActive } }]] as never });
  expect(scope.getState($isMaintenance)).toBe(expected);
});
