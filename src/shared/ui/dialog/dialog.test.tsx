// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';

import { Dialog, type DialogProps } from './dialog';

function Sample(props: Pick<DialogProps, 'dismiss'>) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <button
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </button>
      <Dialog open={open} title="Log in" closeLabel="Close" onClose={close} {...props}>
        <input aria-label="E-mail" />
      </Dialog>
    </>
  );
}

async function openIt(props: Pick<DialogProps, 'dismiss'> = {}) {
  render(<Sample {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Log in' });
}

const isOpen = () => screen.queryByRole('dialog') !== null;

test('a closed dialog is not in the page, an open one is named by its title', async () => {
  render(<Sample />);
  expect(isOpen()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('focus goes back to the control that opened it', async () => {
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(isOpen()).toBe(false);
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

/** Like the dialog of a new player: when it closes, the button that opened it is gone. */
function Registration() {
  const [step, setStep] = useState<'before' | 'form' | 'done' | 'after'>('before');
  return (
    <>
      {(step === 'before' || step === 'form') && <button onClick={() => setStep('form')}>Register</button>}
      <main tabIndex={-1} />
      <Dialog
        open={step === 'form' || step === 'done'}
        title="New player"
        closeLabel="Close"
        onClose={() => setStep('after')}
      >
        <button onClick={() => setStep('done')}>Send</button>
      </Dialog>
    </>
  );
}

test('a control that is gone leaves the focus to the page', async () => {
  render(<Registration />);
  for (const name of ['Register', 'Send', 'Close']) await userEvent.click(screen.getByRole('button', { name }));
  expect(isOpen()).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('so does a control of another app, which goes a moment later', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const page = (open: boolean) => (
    <main tabIndex={-1}>
      <Dialog open={open} title="Log in" closeLabel="Close" onClose={() => undefined}>
        <input aria-label="E-mail" />
      </Dialog>
    </main>
  );
  const { rerender } = render(page(true));
  rerender(page(false));
  expect(opener).toHaveFocus();
  opener.remove();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('Esc closes', async () => {
  await openIt();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
});

test('what must be answered has no Close and ignores Esc', async () => {
  await openIt({ dismiss: 'none' });
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(true);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test.each([
  ['any', false],
  ['explicit', true],
] as const)('a press outside, dismiss %s: stays %s', async (dismiss, stays) => {
  const dialog = await openIt({ dismiss });
  // jsdom has no layout: the box is empty at 0, 0, so this point lies outside it.
  fireEvent.mouseDown(dialog, { clientX: 5, clientY: 5 });
  fireEvent.mouseUp(dialog, { clientX: 5, clientY: 5 });
  expect(isOpen()).toBe(stays);
});

test('a press that began inside and ended outside closes nothing', async () => {
  const dialog = await openIt({ dismiss: 'any' });
  fireEvent.mouseDown(screen.getByRole('textbox'), { clientX: 0, clientY: 0 });
  fireEvent.mouseUp(dialog, { clientX: 5, clientY: 5 });
  expect(isOpen()).toBe(true);
});

test('a form that comes late is focused, and the next step after it; a player who has moved on is left where they are', async () => {
  const step = (content: ReactNode) => (
    <Dialog open title="Register" closeLabel="Close" onClose={() => undefined}>
      {content}
      <button>Log in instead</button>
    </Dialog>
  );
  const { rerender } = render(step('Loading'));
  expect(screen.getByRole('button', { name: 'Log in instead' })).toHaveFocus();
  rerender(step(<input key="1" aria-label="E-mail" />));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus());
  rerender(step(<input key="2" aria-label="Code" />));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus());
  await userEvent.tab();
  rerender(step([<input key="3" aria-label="Phone" />, <input key="2" aria-label="Code" />]));
  await act(() => Promise.resolve());
  expect(screen.getByRole('button', { name: 'Log in instead' })).toHaveFocus();
});
