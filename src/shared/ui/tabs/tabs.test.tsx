// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';

import { TabPanel } from './tab-panel';
import { Tabs } from './tabs';

const items = [
  { id: 'coupon', label: 'Coupon', count: 2 },
  { id: 'offers', label: 'Offers', disabled: true },
  { id: 'bets', label: 'My bets' },
];

function Sample() {
  const [selected, select] = useState('coupon');
  return (
    <>
      <Tabs group="t" label="Betting" items={items} selected={selected} onSelect={select} />
      <TabPanel group="t" id="coupon" selected={selected}>
        Empty
      </TabPanel>
      <TabPanel group="t" id="bets" selected={selected}>
        Nothing open
      </TabPanel>
    </>
  );
}

afterEach(() => {
  document.documentElement.removeAttribute('dir');
  document.documentElement.style.direction = '';
});

test('the open panel is named by its tab, and only it is there', async () => {
  render(<Sample />);
  expect(screen.getByRole('tabpanel', { name: /Coupon/ })).toHaveTextContent('Empty');
  await userEvent.click(screen.getByRole('tab', { name: 'My bets' }));
  expect(screen.getByRole('tabpanel', { name: 'My bets' })).toHaveTextContent('Nothing open');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('the strip is one stop of the Tab key', async () => {
  render(<Sample />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: /Coupon/ })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test.each([
  ['ArrowRight', 'ltr', 'My bets'],
  ['ArrowLeft', 'ltr', 'My bets'],
  ['ArrowLeft', 'rtl', 'My bets'],
  ['End', 'ltr', 'My bets'],
  ['Home', 'ltr', /Coupon/],
])('%s in a %s page selects past what is disabled and round the ends', async (key, direction, name) => {
  document.documentElement.style.direction = direction;
  render(<Sample />);
  await userEvent.tab();
  await userEvent.keyboard(`{${key}}`);
  expect(screen.getByRole('tab', { name })).toHaveFocus();
  expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
});

test('arrows follow the text: in a right-to-left page the left one goes on', async () => {
  document.documentElement.style.direction = 'rtl';
  const seen: string[] = [];
  const three = ['a', 'b', 'c'].map((id) => ({ id, label: id }));
  render(<Tabs group="r" label="Three" items={three} selected="a" onSelect={(id) => seen.push(id)} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.keyboard('{ArrowRight}');
  expect(seen).toEqual(['b', 'a']);
});
