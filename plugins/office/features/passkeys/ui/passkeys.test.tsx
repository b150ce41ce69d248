// @vitest-environment jsdom
import { startRegistration } from '@simplewebauthn/browser';
import { screen } from '@testing-library/react';
import { createWatch } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Security } from '@contracts/security';

import { security as kept } from '../../../entities/security';
import { at, security } from '../../../entities/security/testing';
import { alerts, enter, field, open, press, refusal, type } from '../../../shared/office.testing';
import { Passkeys } from './passkeys';

const device = vi.hoisted(() => ({ hasPasskeys: true }));
vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => device.hasPasskeys,
  startRegistration: vi.fn(),
}));

const path = '/office-api/v1/security/passkeys';
const phone = { id: 'p1', name: 'Phone', createdAt: at, usedAt: null };
const onChanged = vi.fn();
createWatch({ unit: kept.changed, fn: onChanged });
const openWith = (backend: Record<string, unknown>, more: Partial<Security> = { passkeys: [phone] }) =>
  open(() => <Passkeys security={security(more)} />, backend, {
    session: { isAuth: true, userId: 7 },
  });

beforeEach(() => {
  device.hasPasskeys = true;
});

test('[SEC-03] each passkey says since when it is there and when it was used', async () => {
  await openWith({}, { passkeys: [phone, { ...phone, id: 'p2', name: 'Laptop', usedAt: at + 3600 }] });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Phoneadded Nov 22, 2026, 12:00 · not used yet'),
    expect.stringContaining('Laptopadded Nov 22, 2026, 12:00 · last used Nov 22, 2026, 13:00'),
  ]);
});

test('[SEC-03] a passkey is made by the device under the name that was typed', async () => {
  vi.mocked(startRegistration).mockResolvedValue({ id: 'new' } as never);
  const after = security({ passkeys: [phone] });
  const { sent } = await openWith({
    [`POST ${path}/options`]: { data: { rp: 'x' } },
    [`POST ${path}`]: { data: after },
  });
  type(/^Device name/, '  ');
  await enter(/^Device name/);
  expect(sent()).toEqual([]);
  type(/^Device name/, ' Key ');
  await enter(/^Device name/);
  expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { rp: 'x' } });
  expect(sent().at(-1)).toEqual([`POST ${path}`, { name: 'Key', response: { id: 'new' } }]);
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(after);
  expect(field(/^Device name/)).toHaveValue('');
});

test('[SEC-03] a player who says no to the device reads that none was made, and keeps the name', async () => {
  vi.mocked(startRegistration).mockRejectedValue(new Error('NotAllowedError'));
  const { sent } = await openWith({ [`POST ${path}/options`]: { data: {} } });
  type(/^Device name/, 'Key');
  await enter(/^Device name/);
  expect(alerts()).toEqual(['No passkey was created. Try again and confirm on your device.']);
  expect(sent()).toHaveLength(1);
  expect(field(/^Device name/)).toHaveValue('Key');
});

test('[SEC-03] a removed passkey: the device hears which are left', async () => {
  const signalAllAcceptedCredentials = vi.fn(() => Promise.resolve());
  vi.stubGlobal('PublicKeyCredential', { signalAllAcceptedCredentials });
  const after = security({ passkeys: [{ ...phone, id: 'p2' }] });
  await openWith({ [`DELETE ${path}/p1`]: { data: after } });
  await press('Remove Phone');
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(after);
  expect(signalAllAcceptedCredentials).toHaveBeenCalledWith({
    ...{ rpId: 'localhost', userId: 'Nw', allAcceptedCredentialIds: ['p2'] },
  });
});

test('[SEC-03] a passkey that stays says so', async () => {
  await openWith({ [`DELETE ${path}/p1`]: refusal() });
  await press('Remove Phone');
  expect(alerts()).toEqual([expect.stringContaining('Not saved')]);
  expect(onChanged).not.toHaveBeenCalled();
});

test('[SEC-03] another name is kept; the same, an empty one and Cancel send nothing', async () => {
  const call = `PATCH ${path}/p1`;
  const { sent } = await openWith({ [call]: { data: security() } }, { passkeys: [phone] });
  const names = () => screen.getAllByLabelText(/^Device name/)[0]!;
  for (const words of ['Phone', '  ']) {
    await press('Rename Phone');
    expect(names()).toHaveValue('Phone');
    type(names(), words);
    await press('Save name');
  }
  await press('Rename Phone');
  await press('Cancel');
  expect(sent()).toEqual([]);
  await press('Rename Phone');
  type(names(), ' Old phone ');
  await press('Save name');
  expect(sent()).toEqual([[call, { name: 'Old phone' }]]);
});

test('[SEC-03] a browser without passkeys is told why; those of other devices can still be removed', async () => {
  device.hasPasskeys = false;
  await openWith({});
  expect(screen.getByText(/^Passkeys are unavailable: the browser does/)).toBeVisible();
  expect(screen.queryByLabelText(/^Device name/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Phone' })).toBeEnabled();
});
