// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { alreadyTaken, wrongCode } from '@contracts/error-codes';
import type { Security } from '@contracts/security';

import { at, security } from '../../../entities/security/testing';
import { alerts, enter, field, isOff, open, press, refusal, type } from '../../../shared/office.testing';
import { ConfirmContact } from './confirm-contact';

const path = '/office-api/v1/security/phone';
const [asks, confirms] = [`POST ${path}`, `PUT ${path}`];
const sentOn = { data: { expiresAt: at, resendAt: at } };
const onChanged = vi.fn();

const openWith = (backend: Record<string, unknown>, more: Partial<Security> = {}) =>
  open(
    () => <ConfirmContact kind="phone" security={security(more)} onClose={() => undefined} onChanged={onChanged} />,
    backend,
  );
const ask = () => press('Send a code');

test('[PROT-02] a code goes to the phone and confirms it; Back names another phone', async () => {
  const after = security({ phone: '+7 700 1234567' });
  const { sent, told } = await openWith({ [asks]: sentOn, [confirms]: { data: after } });
  expect(field(/^Phone/)).toHaveFocus();
  type(/^Phone/, '+7 700 1234567');
  expect(isOff('Send a code')).toBe(true);
  type('Password now', 'demo-1');
  await ask();
  expect(screen.getByText(/A code has gone to/)).toHaveTextContent('+7 700 1234567');
  expect(field('Code')).toHaveFocus();
  await press('Back');
  type(/^Phone/, '+7 700 7654321');
  type('Password now', 'demo-1');
  await ask();
  type('Code', ' 123456 ');
  await press('Confirm');
  expect(sent()).toEqual([
    [asks, { contact: '+7 700 1234567', password: 'demo-1' }],
    [asks, { contact: '+7 700 7654321', password: 'demo-1' }],
    [confirms, { code: '123456' }],
  ]);
  expect(told()).toEqual(['The phone is confirmed']);
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(after);
});

test('[PROT-02] where a question is set, nothing goes without its answer', async () => {
  const { sent } = await openWith({ [asks]: sentOn }, { phone: '+44 7700 900123', question: 'pet' });
  type('Password now', 'demo-1');
  expect(isOff('Send a code')).toBe(true);
  type('What was the name of your first pet?', 'Rex');
  await ask();
  expect(sent()).toEqual([[asks, { contact: '+44 7700 900123', password: 'demo-1', answer: 'Rex' }]]);
});

test('[PROT-02] who came by another site has no password to prove', async () => {
  const { sent } = await openWith({ [asks]: sentOn }, { phone: '+44 7700 900123', hasPassword: false });
  expect(screen.queryByLabelText('Password now')).toBeNull();
  await ask();
  expect(sent()).toEqual([[asks, { contact: '+44 7700 900123', password: '' }]]);
});

test.each([
  ['another account has it', refusal({ code: alreadyTaken }), /Another account has this/],
  ['too many in a while', refusal({ statusCode: 429 }), /Too many messages or wrong codes/],
  ['no answer', refusal({ statusCode: 0 }), /Not saved\. Check the connection/],
])('[VERIF-02] %s: the page says so, and the form stays filled', async (_, answer, words) => {
  await openWith({ [asks]: answer }, { phone: '+44 7700 900123' });
  type('Password now', 'demo-1');
  await ask();
  expect(alerts()).toEqual([expect.stringMatching(words)]);
  expect(field(/^Phone/)).toHaveValue('+44 7700 900123');
  expect(field('Password now')).toHaveValue('demo-1');
});

test('[VERIF-02] what is wrong stands beside its field, in words', async () => {
  const fields = { contact: 'office.wrong.phone', password: 'office.wrong.password', answer: 'office.wrong.answer' };
  await openWith({ [asks]: refusal({ fields }) }, { phone: '12', question: 'job' });
  type('Password now', 'no');
  type('Where did you first work?', 'nowhere');
  await ask();
  expect(field(/^Phone/)).toHaveAccessibleDescription(/no phone number with the code of its country/);
  expect(field('Password now')).toHaveAccessibleDescription('This is not your password');
  expect(field('Where did you first work?')).toHaveAccessibleDescription('This is not the answer');
});

test('[VERIF-02] a wrong code says so beside the code, and an empty one is not sent', async () => {
  const { sent } = await openWith(
    { [asks]: sentOn, [confirms]: refusal({ code: wrongCode }) },
    { phone: '+447700900123' },
  );
  type('Password now', 'demo-1');
  await ask();
  type('Code', '  ');
  await enter('Code');
  expect(sent()).toHaveLength(1);
  type('Code', '111111');
  await enter('Code');
  expect(field('Code')).toHaveAccessibleDescription('This code is wrong or too old');
  expect(onChanged).not.toHaveBeenCalled();
});
