// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { NoList } from './board-states';

// Keys: no dictionary is loaded here.
test.each([
  ['failed', 'sport.error.title'],
  ['ready', 'sport.empty.live'],
  ['missing', 'sport.empty.live'],
] as const)('a list that is %s and has no game says %s', (phase, title) => {
  render(<NoList zone="live" phase={phase} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
});

test('a list that is on its way says nothing yet', () => {
  render(<NoList zone="live" phase="loading" />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('status')).toBeVisible();
});
