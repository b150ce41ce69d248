// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Menu } from './menu';

const onSelect = vi.fn();

async function openMenu() {
  onSelect.mockClear();
  const item = (id: string, label: string) => ({
    id,
    label,
    onSelect: () => {
      onSelect(id);
    },
  });
  render(
    <Menu
      label="Profile menu"
      trigger={(props) => <button {...props}>Profile</button>}
      items={[
        item('history', 'History'),
        { ...item('limits', 'Limits'), disabled: true },
        { id: 'line', separator: true },
        item('out', 'Log out'),
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Profile' }));
}

test('opens on its first item, says that it is open', async () => {
  await openMenu();
  expect(screen.getByRole('button', { name: 'Profile' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: 'History' })).toHaveFocus();
});

test.each([
  ['{ArrowDown}', 'Limits'],
  ['{ArrowUp}', 'Log out'],
  ['{End}', 'Log out'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'History'],
  ['lo', 'Log out'],
  ['l', 'Limits'],
  ['x', 'History'],
])('the keys %s lead to %s', async (keys, name) => {
  await openMenu();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('menuitem', { name })).toHaveFocus();
});

test('Enter does it once and closes, focus goes back', async () => {
  await openMenu();
  await userEvent.keyboard('{End}{Enter}');
  expect(onSelect.mock.calls).toEqual([['out']]);
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(screen.getByRole('button', { name: 'Profile' })).toHaveFocus();
});

test('a disabled item can be reached and read, but does nothing', async () => {
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Limits' }));
  expect(onSelect).not.toHaveBeenCalled();
  expect(screen.getByRole('menuitem', { name: 'Limits' })).toBeInTheDocument();
});

test('Esc closes without doing anything', async () => {
  await openMenu();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(onSelect).not.toHaveBeenCalled();
});
