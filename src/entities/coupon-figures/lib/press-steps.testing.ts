/** The buttons next to a stake, for tests. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Scope } from 'effector';
import type { ReactElement } from 'react';

import { open } from '@/shared/testing';

/**
 * Presses minus, plus and minus again next to the one stake of a view. `stake`: sets it to less than a step. Gives what
 * the buttons say of themselves, and what is in the field.
 */
export async function pressSteps(view: ReactElement, stake: (scope: Scope) => Promise<unknown>) {
  const { scope } = await open(view, { texts: ['coupon', 'flow', 'betting'] });
  await stake(scope);
  const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
  const [less, more] = [button(/^Decrease (?:one-click )?stake/), button(/^Increase (?:one-click )?stake/)];
  const said = [less, more].map(({ title }) => title);
  const field = () => screen.getByRole<HTMLInputElement>('textbox').value;
  await userEvent.click(less);
  const kept = field();
  await userEvent.click(more);
  const raised = field();
  await userEvent.click(more);
  await userEvent.click(less);
  return { said, kept, raised, lowered: field() };
}
