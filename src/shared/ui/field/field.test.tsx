// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { PasswordField } from './password-field';
import { SearchField } from './search-field';
import { TextField } from './text-field';

test('a field is named by its label and described by its message', () => {
  render(<TextField label="Promo code" message="Six letters" />);
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveAccessibleDescription('Six letters');
  expect(screen.getByRole('textbox')).toBeValid();
});

test('an error takes the place of the message, is announced, and marks the field', () => {
  const { rerender } = render(<TextField label="Promo code" message="Six letters" />);
  const alert = screen.getByRole('alert');
  rerender(<TextField label="Promo code" message="Six letters" error="No such code" />);
  // The live region was there before, so a reader speaks what appears in it.
  expect(alert).toHaveTextContent('No such code');
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('No such code');
  expect(screen.queryByText('Six letters')).toBeNull();
});

test('a hidden label still names the field', () => {
  render(<TextField label="Stake" isLabelHidden />);
  expect(screen.getByRole('textbox', { name: 'Stake' })).toBeVisible();
});

test('a password is hidden until asked for, and keeps its text', async () => {
  render(<PasswordField label="Password" revealLabel="Show password" concealLabel="Hide password" />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'demo');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('demo');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

function Search() {
  const [value, setValue] = useState('');
  return <SearchField label="Search" clearLabel="Clear" value={value} onValueChange={setValue} />;
}

test('a search can be emptied, and stays focused', async () => {
  render(<Search />);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'ars');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
