// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { TextArea } from './text-area';

function Letter() {
  const [text, setText] = useState('');
  return (
    <TextArea
      label="Your words"
      message="No passwords"
      error={text === 'no' && 'Say more'}
      maxLength={4}
      value={text}
      onValueChange={setText}
    />
  );
}

test('several lines have a name, a hint, a length and a word for what is wrong', async () => {
  render(<Letter />);
  const field = screen.getByRole('textbox', { name: 'Your words' });
  expect(field).toHaveAccessibleDescription('No passwords');
  await userEvent.type(field, 'no');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Say more');
  await userEvent.type(field, '{Enter}way');
  expect(field).toHaveValue('no\nw');
  expect(field).toBeValid();
});
