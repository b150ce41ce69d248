// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';

import { logFx } from '@/shared/lib/logger';

import { checkDomainsFx } from './check-domains';

afterEach(() => {
  document.head.replaceChildren();
});

function checkAt(address: string) {
  history.replaceState(null, '', address);
  const run = vi.fn(() => Promise.resolve(null));
  const logged: string[] = [];
  const scope = fork({ handlers: [[logFx, ({ text }: { text: string }) => void logged.push(text)]] });
  const checked = allSettled(checkDomainsFx, { scope });
  const script = document.head.querySelector('script');
  return {
    script,
    run,
    logged,
    load: async () => {
      window.__domains = { run };
      script?.dispatchEvent(new Event('load'));
      await checked;
    },
    fail: async () => {
      script?.dispatchEvent(new Event('error'));
      await checked;
    },
  };
}

test('[BOOT-25] the domains checker comes by itself, pinned, and is run', async () => {
  const { script, run, load } = checkAt('/en');
  expect([script?.async, script?.getAttribute('src')]).toEqual([true, '/domains-api/checker.js']);
  expect(script?.integrity).toMatch(/^sha384-/);
  await load();
  expect(run).toHaveBeenCalledTimes(1);
});

test('[BOOT-25] [QUERY-08] a word in the address switches it off', () => {
  expect(checkAt('/en?force_redirect_off=1').script).toBeNull();
});

test('[BOOT-25] a checker that does not load is in the log alone', async () => {
  const { logged, fail } = checkAt('/en');
  await fail();
  expect(logged).toEqual(['The domains were not checked']);
});
