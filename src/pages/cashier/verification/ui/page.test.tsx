// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { partBytes, type PlayerDocument, type Verification } from '@contracts/documents';

import { $userId } from '@/entities/session';
import {
  alerts,
  field,
  isOff,
  nowSec,
  open,
  part,
  plain,
  press,
  refusal,
  rows,
  settle,
  type,
  ways,
} from '@/shared/testing';

import { VerificationPage } from './page';

const base = '/office-api/v1/verification';
const calls = { read: `GET ${base}`, part: `POST ${base}/parts`, send: `POST ${base}`, check: `POST ${base}/7/check` };

const known = (more: Partial<Verification> = {}): { data: Verification } => ({
  data: { status: 'none', types: [1, 2, 3], documents: [], isMoreWanted: false, ...more },
});
const paper = (more: Partial<PlayerDocument> = {}): PlayerDocument => ({
  ...{ id: 7, type: 1, fileName: 'passport.jpg', bytes: 300_000, state: 'processing', sentAt: nowSec },
  ...{ changedAt: nowSec, ...more },
});
const openPage = (backend: Record<string, unknown>) =>
  open(<VerificationPage />, {
    texts: ['verification', 'office'],
    address: '/office/verification',
    backend,
    values: [[$userId, 1]],
  });

const photo = (name = 'passport.jpg', parts = 1) => {
  const bytes = new Uint8Array(parts * partBytes);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return new File([bytes], name);
};
const choose = (file: File) =>
  settle(() => void fireEvent.change(field('Drop a photo here or choose a file'), { target: { files: [file] } }));
const status = () => plain(screen.getAllByRole('status')[0]?.textContent);
const send = () => press('Send');

test('[VERIF-04] documents that do not load are asked for again', async () => {
  const backend: Record<string, unknown> = { [calls.read]: refusal(0, '', 403) };
  await openPage(backend);
  expect(screen.getByRole('heading', { name: 'Your documents could not be loaded.' })).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  backend[calls.read] = known();
  await press('Try again');
  expect(status()).toMatch(/^You are not verified\./);
});

test.each([
  [known(), /^You are not verified\. ?Send a passport or ID card/],
  [known({ isMoreWanted: true }), /^You are not verified\. ?One more document is required/],
  [known({ status: 'waiting', documents: [paper()] }), /^Your document is under review\. ?You can leave this page/],
  [known({ status: 'verified' }), /^You are verified\. ?Withdrawals are open/],
])('[VERIF-01] the page says how far the player is, and what is wanted: %#', async (answer, words) => {
  await openPage({ [calls.read]: answer });
  expect(status()).toMatch(words);
});

test('[VERIF-01] who is verified sees the form when they want to', async () => {
  await openPage({ [calls.read]: known({ status: 'verified' }) });
  expect(screen.queryByRole('form')).toBeNull();
  await press('Send another document');
  expect(screen.getByRole('form', { name: 'Send a document' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send another document' })).toBeNull();
});

test('[VERIF-10] only what has lines asks for them; the button says what is missing', async () => {
  const { sent } = await openPage({ [calls.read]: known() });
  expect(screen.getByText('Enter the document lines first')).toBeVisible();
  await press(screen.getByRole('radio', { name: 'Proof of address' }));
  expect(screen.queryByRole('textbox', { name: 'Machine-readable lines' })).toBeNull();
  expect(screen.getByText('Choose a photo first')).toBeVisible();
  expect(isOff('Send')).toBe(true);
  await send();
  expect(sent()).toEqual([]);
});

test('[VERIF-10] a specimen is offered where the server has one, and fills the lines', async () => {
  const { unmount } = await openPage({ [calls.read]: known() });
  expect(screen.queryByRole('button', { name: 'Use sample lines' })).toBeNull();
  unmount();
  await openPage({ [calls.read]: known({ specimen: 'P<UTOBOOK' }) });
  await press('Use sample lines');
  expect(screen.getByRole('textbox', { name: 'Machine-readable lines' })).toHaveValue('P<UTOBOOK');
});

test('[VERIF-09] a document that was sent stands in the list, and the form is empty for the next', async () => {
  const backend: Record<string, unknown> = {
    [calls.read]: known({ types: [3] }),
    [calls.send]: known({ types: [3], status: 'waiting', documents: [paper({ type: 3, state: 'new' })] }),
  };
  await openPage(backend);
  await choose(photo());
  expect(screen.getByText('passport.jpg').parentElement).toHaveTextContent(/passport\.jpg · 13\d.kB/);
  backend[calls.part] = { data: { have: 1 } };
  await send();
  await settle();
  expect(rows(part('Your documents'))).toEqual([
    expect.stringMatching(/^Proof of addresspassport\.jpg · .*Sent Received\. Review starts shortly\./),
  ]);
  expect(field('Drop a photo here or choose a file')).toBeVisible();
});

test.each([
  ['zone', 'verification.wrong.zone', null],
  ['file', 'verification.wrong.twice', 'You have already sent this file. See the list below.'],
  ['file', 'verification.wrong.broken', 'The file is incomplete or damaged. Take the photo again.'],
  ['file', 'verification.wrong.parts', 'Part of the file is missing. Send it again.'],
  ['file', 'verification.wrong.size', 'Larger than 10 MB. Choose a smaller photo.'],
])('[VERIF-09] [VERIF-10] a document that is refused for %s, %s, says what to do', async (name, detail, words) => {
  await openPage({
    [calls.read]: known(),
    [calls.part]: { data: { have: 1 } },
    [calls.send]: Response.json(
      { code: 1, message: '', requestId: 'r', errors: [{ field: name, detail }] },
      { status: 400 },
    ),
  });
  const lines = screen.getByRole('textbox', { name: 'Machine-readable lines' });
  type(lines, 'P<UTO');
  await choose(photo());
  await send();
  await settle();
  if (words === null) expect(lines).toHaveAccessibleDescription(/Check digit does not match\. Check every character/);
  else expect(alerts()).toEqual([words]);
  // What was typed and chosen stays to be corrected.
  expect(lines).toHaveValue('P<UTO');
  expect(screen.getByText('passport.jpg')).toBeVisible();
});

test('[VERIF-09] a line that breaks off loses nothing: the button goes on', async () => {
  const backend: Record<string, unknown> = {
    [calls.read]: known({ types: [3] }),
    [calls.part]: () => {
      throw new DOMException('', 'NetworkError');
    },
  };
  await openPage(backend);
  await choose(photo('long.jpg', 2));
  await send();
  expect(alerts()).toEqual([expect.stringMatching(/^Connection lost\. Your upload is saved/)]);
  expect(screen.getByRole('progressbar', { name: 'Sending long.jpg' })).toHaveAttribute('value', '0');
  backend[calls.part] = { data: { have: 1 } };
  backend[calls.send] = known({ types: [3], documents: [paper({ type: 3, fileName: 'long.jpg' })] });
  await press('Continue upload');
  await settle();
  expect(rows(part('Your documents'))).toHaveLength(1);
});

test('[VERIF-09] a file that is no photo is refused by its bytes, with its name and size', async () => {
  await openPage({ [calls.read]: known({ types: [3] }) });
  await choose(new File(['<html></html>'], 'photo.jpg'));
  expect(alerts()).toEqual([expect.stringMatching(/^photo\.jpg, 1 kB\. Not a JPG or PNG file/)]);
  expect(isOff('Send')).toBe(true);
  await choose(photo());
  expect(alerts()).toEqual([]);
  await press('Choose another file');
  expect(field('Drop a photo here or choose a file')).toBeVisible();
  expect(isOff('Send')).toBe(true);
});

test.each<[Partial<PlayerDocument>, string]>([
  [{ state: 'new' }, 'Sent Received. Review starts shortly.'],
  [{ state: 'processing' }, 'Under review No action needed.'],
  [{ state: 'passed' }, 'Accepted No further action needed.'],
  [{ state: 'passed', expiresAt: nowSec }, 'Accepted No further action needed. Valid until Nov 22'],
  [{ state: 'rejected', reason: 'cut' }, 'Declined Part of the document is missing.'],
  [{ state: 'rejected', reason: 'old' }, 'Declined The document is too old.'],
  [{ state: 'rejected', reason: 'unreadable' }, 'Declined The photo is not readable.'],
  [{ state: 'rejected', reason: 'used' }, 'Declined This document cannot be used for this account.'],
  [{ state: 'rejected', reason: 'age' }, 'Declined You are under the legal age.'],
  [{ state: 'rejected' }, 'Declined Send another document.'],
  [{ state: 'waiting_for_you', reason: 'name' }, 'Action needed The name does not match your personal details'],
  [{ state: 'waiting_for_you', reason: 'birthday' }, 'Action needed The date of birth does not match'],
  [{ state: 'waiting_for_you' }, 'Action needed Something is missing: see the reason.'],
  // A reason that was mended is gone.
  [{ state: 'passed', reason: 'name' }, 'Accepted No further action needed.'],
  [{ state: 'expired', reason: 'old' }, 'Expired This document has expired.'],
])('[VERIF-09] [VERIF-10] %j says what was found', async (more, words) => {
  await openPage({ [calls.read]: known({ documents: [paper(more)] }) });
  expect(rows(part('Your documents'))[0]).toContain(words);
});

test('[VERIF-10] what waits for the player has the way to their data, and is looked at again by a press', async () => {
  const waiting = known({ documents: [paper({ state: 'waiting_for_you', reason: 'name' })] });
  const backend: Record<string, unknown> = { [calls.read]: waiting, [calls.check]: refusal() };
  await openPage(backend);
  expect(ways()).toContainEqual(['Personal details', '/en/office/profile']);
  await press('Check again');
  expect(alerts()).toEqual(['Something went wrong. Try again.']);
  backend[calls.check] = known({ status: 'verified', documents: [paper({ state: 'passed' })] });
  await press('Check again');
  expect(status()).toMatch(/^You are verified/);
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
});

test('[VERIF-09] what a document opens is said for each that may be sent, and for no other', async () => {
  await openPage({ [calls.read]: known({ types: [1, 3] }) });
  expect(rows(part('What verification unlocks'))).toEqual([
    expect.stringMatching(/^PassportWithdrawals/),
    'Proof of addressCloses the request for an extra document',
  ]);
});
