// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useHandedFocus } from './use-handed-focus';

function Card() {
  const place = useHandedFocus<HTMLDivElement>('coupon');
  return (
    <div ref={place}>
      <button>Sell</button>
    </div>
  );
}
const page = (isOpen: boolean) => (
  <>
    <button role="tab" id="coupon-tab-bets" aria-selected={true}>
      My bets
    </button>
    <input />
    {isOpen && <Card />}
  </>
);

test('[UI-10] focus in what is taken out goes to the tab in force', async () => {
  const { rerender } = render(page(true));
  screen.getByRole('button', { name: 'Sell' }).focus();
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('tab')).toHaveFocus());
});

test('focus elsewhere stays there', async () => {
  const { rerender } = render(page(true));
  screen.getByRole('textbox').focus();
  rerender(page(false));
  await Promise.resolve();
  expect(screen.getByRole('textbox')).toHaveFocus();
});
