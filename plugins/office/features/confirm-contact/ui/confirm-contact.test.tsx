// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createWatch } from 'effector';
import { expect, test, vi } from 'vitest';

import { alreadyTaken, wrongCode } from '@contracts/error-codes';
import type { Security } from '@contracts/security';

import { waySet } from '../../../entities/security';
import { at, security } from '../../../entities/security/testing';
import { alerts, enter, field, isOff, open, press, refusal, type } from '../../../shared/office.testing';
import { ConfirmContact } from './confirm-contact';

const path = '/office-api/v1/security/phone';
const [asks, confirms] = [`POST ${path}`, `PUT ${path}`];
const sentOn = { data: { expiresAt: at, resendAt: at } };
const onChanged = vi.fn();
createWatch({ unit: waySet, fn: onChanged });

const openWith = (backend: Record<string, unknown>, more: Partial<Security> = {}) =>
  open(() => <ConfirmContact kind="phone" security={security(more)} onClose={() => undefined} />, backend);
const ask = () => press('Send code');

test('[PROT-02] a code goes to the phone and confirms it; Back names another phone', async () => {
  const after = security({ phone: '+7 700 1234567' });
  const { sent, told } = await openWith({ [asks]: sentOn, [confirms]: { data: after } });
  expect(field(/^Phone/)).toHaveFocus();
  type(/^Phone/, '+7 700 1234567');
  expect(isOff('Send code')).toBe(true);
  type('Current password', 'demo-1');
  await ask();
  expect(screen.getByText(/Code sent to/)).toHaveTextContent('+7 700 1234567');
  expect(field('Code')).toHaveFocus();
  await press('Back');
  type(/^Phone/, '+7 700 7654321');
  type('Current password', 'demo-1');
  await ask();
  type('Code', ' 123456 ');
  await press('Confirm');
  expect(sent()).toEqual([
    [asks, { contact: '+7 700 1234567', password: 'demo-1' }],
    [asks, { contact: '+7 700 7654321', password: 'demo-1' }],
    [confirms, { code: '123456' }],
  ]);
  expect(told()).toEqual(['Phone confirmed']);
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(after);
});

test('[PROT-02] where a question is set, nothing goes without its answer', async () => {
  const { sent } = await openWith({ [asks]: sentOn }, { phone: '+44 7700 900123', question: 'pet' });
  type('Current password', 'demo-1');
  expect(isOff('Send code')).toBe(true);
  type('What was the name of your first pet?', 'Rex');
  await ask();
  expect(sent()).toEqual([[asks, { contact: '+44 7700 900123', password: 'demo-1', answer: 'Rex' }]]);
});

test('[PROT-02] who came by another site has no password to prove', async () => {
  const { sent } = await openWith({ [asks]: sentOn }, { phone: '+44 7700 900123', hasPassword: false });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await ask();
  expect(sent()).toEqual([[asks, { contact: '+44 7700 900123', password: '' }]]);
});

test.each([
  ['another account has it', refusal({ code: alreadyTaken }), /Used by another account\. Use a different/],
  ['too many in a while', refusal({ statusCode: 429 }), /Too many codes requested or entered\. Wait a/],
  ['no answer', refusal({ statusCode: 0 }), /Not saved\. Check your connection and try/],
])('[VERIF-02] %s: the page says so, and the form stays filled', async (_, answer, words) => {
  await openWith({ [asks]: answer }, { phone: '+44 7700 900123' });
  type('Current password', 'demo-1');
  await ask();
  expect(alerts()).toEqual([expect.stringMatching(words)]);
  expect(field(/^Phone/)).toHaveValue('+44 7700 900123');
  expect(field('Current password')).toHaveValue('demo-1');
});

test('[VERIF-02] what is wrong stands beside its field, in words', async () => {
  const fields = { contact: 'office.wrong.phone', password: 'office.wrong.password', answer: 'office.wrong.answer' };
  await openWith({ [asks]: refusal({ fields }) }, { phone: '12', question: 'job' });
  type('Current password', 'no');
  type('Where was your first job?', 'nowhere');
  await ask();
  expect(field(/^Phone/)).toHaveAccessibleDescription(/Enter a phone number with country code/);
  expect(field('Current password')).toHaveAccessibleDescription('Incorrect password');
  expect(field('Where was your first job?')).toHaveAccessibleDescription('Incorrect answer');
});

test('[VERIF-02] a wrong code says so beside the code, and an empty one is not sent', async () => {
  const { sent } = await openWith(
    { [asks]: sentOn, [confirms]: refusal({ code: wrongCode }) },
    { phone: '+447700900123' },
  );
  type('Current password', 'demo-1');
  await ask();
  type('Code', '  ');
  await enter('Code');
  expect(sent()).toHaveLength(1);
  type('Code', '111111');
  await enter('Code');
  expect(field('Code')).toHaveAccessibleDescription('This code is incorrect or expired');
  expect(onChanged).not.toHaveBeenCalled();
});
