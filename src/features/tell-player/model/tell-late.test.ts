import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import popups from '@contracts/dictionaries/en/popups.json';

import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';
import { $notice, noticeClosed } from '@/shared/lib/notices';

import { messageCame } from './tell-late';

const words = () => Response.json({ data: { version: '1', groups: { popups } } });

test('[LANG-17] [BOOT-36] a push before its words is told with them, each once and in their order', async () => {
  const scope = fork({ handlers: [[fetchFx, words]] });
  const shown = () => scope.getState($notice);
  await allSettled(messageCame, { scope, params: { kind: 'info', text: 'popups.player.excluded' } });
  await allSettled(messageCame, { scope, params: { kind: 'info', text: 'popups.player.limits' } });
  expect(shown()).toBeNull();
  await allSettled(loadDictionariesFx, { scope, params: ['popups'] });
  expect(shown()?.text).toBe(popups['popups.player.excluded']);
  await allSettled(noticeClosed, { scope, params: shown()!.id });
  expect(shown()?.text).toBe(popups['popups.player.limits']);
  await allSettled(noticeClosed, { scope, params: shown()!.id });
  expect(shown()).toBeNull();
  await allSettled(messageCame, { scope, params: { kind: 'info', text: 'popups.player.verification' } });
  expect(shown()?.text).toBe(popups['popups.player.verification']);
});
