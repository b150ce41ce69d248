import { fork } from 'effector';
import { expect, test } from 'vitest';

import { $coefViewId } from '@/entities/preferences';
import { $language } from '@/shared/i18n';

import { $oddsText } from './odds-text';

test.each([
  [0, 'en', '4.50'],
  [0, 'de', '4,50'],
  [1, 'en', '7/2'],
  [2, 'en', '+350'],
])('[PLUG-111] in the view %i and %s an app writes odds as %s', (viewId, language, text) => {
  const scope = fork({
    values: [
      [$coefViewId, viewId],
      [$language, language],
    ] as never,
  });
  expect(scope.getState($oddsText)(4.5)).toBe(text);
});
