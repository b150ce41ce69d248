// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Gauge } from './gauge';

test.each([
  [0, 100, 'free', 0],
  [79, 100, 'free', 79],
  [80, 100, 'near', 80],
  [100, 100, 'full', 100],
  [150, 100, 'full', 100],
  [0, 0, 'full', 100],
])('%d of %d is %s', (used, allowed, level, percent) => {
  render(<Gauge label="Day" used={used} allowed={allowed} valueText="words" />);
  const meter = screen.getByRole('meter', { name: 'Day' });
  expect(meter).toHaveAttribute('aria-valuenow', String(percent));
  expect(meter).toHaveAttribute('aria-valuetext', 'words');
  expect(meter.firstElementChild).toHaveAttribute('data-level', level);
});
