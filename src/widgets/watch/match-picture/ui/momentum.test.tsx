// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import type { Zone } from '@/entities/watch/zone';
import { $language } from '@/shared/i18n';

import { Momentum } from './momentum';
import { Statistics } from './statistics';

/** Side 1 shoots in the third minute, side 2 in the sixtieth. */
const shot = { phase: 'shot_on', x: 90, y: 34, value: 30 } as const;
const zone: Zone = {
  ...{ gameId: 1, sportId: 1, ageMs: 0 },
  events: [
    { id: 1, period: 1, clock: 170, side: 1, ...shot },
    { id: 2, period: 2, clock: 3570, side: 2, ...shot },
  ],
};
const names = ['Arsenal', 'Chelsea'] as const;

const show = (language: string) =>
  render(
    <Provider value={fork({ values: [[$language, language]] })}>
      <Momentum zone={zone} names={names} />
      <Statistics zone={zone} names={names} />
    </Provider>,
  ).container;

test.each(['en', 'ar'])('[MEDIA-11] in %s time runs from the left, and home stands above and first', (language) => {
  const container = show(language);
  const minutes = screen.getByText('45').parentElement;
  expect(minutes).toHaveTextContent('0153045607590');
  expect(minutes).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('table')).toHaveAttribute('dir', 'ltr');
  expect(screen.getAllByRole('columnheader').map((side) => side.textContent)).toEqual(['Arsenal', 'Chelsea']);

  const bars = [...container.querySelectorAll('rect')].map((bar) =>
    ['x', 'y'].map((name) => Number(bar.getAttribute(name))),
  );
  expect(bars).toHaveLength(60);
  expect(bars.map(([x]) => Math.floor(x!))).toEqual(Array.from({ length: 60 }, (_, minute) => minute));
  expect([bars[2]![1]! < 0, bars[59]![1]! > 0]).toEqual([true, true]);
});
