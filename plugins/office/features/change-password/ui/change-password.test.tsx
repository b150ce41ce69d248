// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createWatch } from 'effector';
import { expect, test, vi } from 'vitest';

import { waySet } from '../../../entities/security';
import { security } from '../../../entities/security/testing';
import { alerts, enter, field, isOff, open, press, refusal, settle, type } from '../../../shared/office.testing';
import { ChangePassword } from './change-password';

const call = 'POST /office-api/v1/security/password';
const onClose = vi.fn();
const onChanged = vi.fn();
createWatch({ unit: waySet, fn: onChanged });
const Form = () => <ChangePassword security={security()} onClose={onClose} />;

const fill = (current: string, next: string) => {
  type('Current password', current);
  type(/^New password/, next);
};

test('[SEC-01] the present password stands first, and nothing is sent before both are there', async () => {
  const { sent } = await open(Form, {});
  expect(field('Current password')).toHaveFocus();
  expect(isOff('Change password')).toBe(true);
  fill('old-one-1', '');
  await press('Change password');
  expect(sent()).toEqual([]);
});

test('[SEC-01] a new password logs out elsewhere unless the player says no, who is warned then', async () => {
  const after = security({ changed_pass_day_count: 0 });
  const { sent, told } = await open(Form, { [call]: { data: after } });
  fill('old-one-1', 'new-one-2');
  expect(alerts()).toEqual([]);
  await press(screen.getByRole('checkbox', { name: 'Log out of other devices' }));
  expect(alerts()).toEqual([expect.stringContaining('Other devices stay logged in')]);
  await press('Change password');
  expect(sent()).toEqual([[call, { current: 'old-one-1', next: 'new-one-2', endsOthers: false }]]);
  expect(told()).toEqual(['Password changed']);
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(after);
});

test('[SEC-01] what the backend refuses stands beside its field, and goes with the next try', async () => {
  const backend: Record<string, unknown> = {
    [call]: refusal({ fields: { current: 'office.wrong.password', next: 'Not the name of your pet.' } }),
  };
  const { told } = await open(Form, backend);
  fill('wrong', 'rex');
  await enter('Current password');
  expect(field('Current password')).toHaveAccessibleDescription('Incorrect password');
  expect(field(/^New password/)).toHaveAccessibleDescription(/Not the name of your pet\./);
  expect(screen.queryByText(/Not saved/)).toBeNull();
  backend[call] = new Promise(() => undefined);
  await enter('Current password');
  expect(field('Current password')).not.toBeInvalid();
  expect(told()).toEqual([]);
  expect(onChanged).not.toHaveBeenCalled();
});

test('[SEC-01] without an answer nothing is lost: the page says so, and the words are still there', async () => {
  await open(Form, { [call]: refusal({ statusCode: 0 }) });
  fill('old-one-1', 'new-one-2');
  await enter('Current password');
  expect(alerts()).toEqual(['Not saved. Check your connection and try again.']);
  expect(field('Current password')).toHaveValue('old-one-1');
});

test('[SEC-01] two presses send one password', async () => {
  const answer = Promise.withResolvers();
  const { sent } = await open(Form, { [call]: () => answer.promise });
  fill('old-one-1', 'new-one-2');
  await enter('Current password');
  await enter('Current password');
  answer.resolve({ data: security() });
  await settle();
  expect(sent()).toHaveLength(1);
});
