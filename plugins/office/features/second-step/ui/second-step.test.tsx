// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createWatch } from 'effector';
import { expect, test, vi } from 'vitest';

import { waySet } from '../../../entities/security';
import { security } from '../../../entities/security/testing';
import { alerts, enter, field, isOff, open, press, refusal, type } from '../../../shared/office.testing';
import { SecondStep } from './second-step';

const path = '/office-api/v1/security/authenticator';
const [asks, confirms, ends] = [`POST ${path}`, `PUT ${path}`, `POST ${path}/off`];
const key = { data: { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' } };
const codes = ['11112222', '33334444'];
const onChanged = vi.fn();
createWatch({ unit: waySet, fn: onChanged });
const openWith = (backend: Record<string, unknown>, more = {}) =>
  open(() => <SecondStep security={security(more)} onClose={() => undefined} />, backend);

test('[SEC-02] the key stands there to be scanned and to be typed, and the first code turns it on', async () => {
  const after = security({ hasAuthenticator: true });
  const { sent } = await openWith({ [asks]: key, [confirms]: { data: { codes, security: after } } });
  expect(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(field('6-digit code from the app')).toHaveFocus();
  await press('Turn on');
  expect(sent()).toEqual([[asks, undefined]]);
  type('6-digit code from the app', ' 123456 ');
  await press('Turn on');
  expect(sent()[1]).toEqual([confirms, { code: '123456' }]);
  // The codes are seen this one time: nothing goes on before the player has them.
  expect(screen.getByRole('heading', { name: 'Backup codes' })).toHaveFocus();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1111 2222', '3333 4444']);
  expect(isOff('Done')).toBe(true);
  await press('Done');
  expect(onChanged).not.toHaveBeenCalled();
  await press(screen.getByRole('checkbox', { name: 'I have saved the codes' }));
  await press('Done');
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(after);
});

test('[SEC-02] the backup codes are saved as a file, one in a line', async () => {
  await openWith({ [asks]: key, [confirms]: { data: { codes, security: security() } } });
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => void blobs.push(blob), revokeObjectURL: () => undefined }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  type('6-digit code from the app', '123456');
  await press('Turn on');
  await press('Save as a file');
  expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['backup-codes.txt']);
  expect(await blobs[0]!.text()).toBe('1111 2222\r\n3333 4444\r\n');
});

test.each([
  ['a wrong code', refusal({ fields: { code: 'office.wrong.code' } }), 'This code is incorrect or expired'],
  ['too many codes', refusal({ statusCode: 429 }), 'Too many incorrect codes. Try again in an hour.'],
])('[SEC-02] %s says so until another is typed, and nothing is on', async (_, answer, words) => {
  await openWith({ [asks]: key, [confirms]: answer });
  type('6-digit code from the app', '000000');
  await press('Turn on');
  expect(field('6-digit code from the app')).toHaveAccessibleDescription(words);
  type('6-digit code from the app', '000001');
  expect(field('6-digit code from the app')).not.toBeInvalid();
  expect(onChanged).not.toHaveBeenCalled();
});

test('[SEC-02] a key that does not come is asked for again', async () => {
  const backend: Record<string, unknown> = { [asks]: refusal() };
  await openWith(backend);
  expect(screen.getByRole('heading', { name: 'The setup key could not be loaded.' })).toBeVisible();
  backend[asks] = key;
  await press('Try again');
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
});

test('[SEC-02] it is turned off by a code alone, and says how many backup codes are left', async () => {
  const backend: Record<string, unknown> = { [ends]: refusal({ statusCode: 0 }) };
  const { sent } = await openWith(backend, { hasAuthenticator: true, backupCodesLeft: 1 });
  expect(screen.getByText('1 backup code left')).toBeVisible();
  await enter('App code or backup code');
  expect(sent()).toEqual([]);
  type('App code or backup code', '33334444');
  await press('Turn off');
  expect(alerts()).toEqual([expect.stringContaining('Not saved')]);
  backend[ends] = { data: security() };
  await press('Turn off');
  expect(sent()).toEqual([
    [ends, { code: '33334444' }],
    [ends, { code: '33334444' }],
  ]);
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(security());
});
