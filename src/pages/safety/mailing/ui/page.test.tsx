// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';

import { selfExcluded } from '@contracts/error-codes';
import { type MarketingConsent, noMarketing } from '@contracts/marketing';

import { open, press, refusal, settle } from '@/shared/testing';

import { mailingWanted } from '../model/mailing';
import { MailingPage } from './page';

const path = '/office-api/v1/marketing';
const kept = (consent: MarketingConsent = noMarketing, canChange = true) => ({
  data: { consent, chosenAt: null, canChange },
});
const openWith = (backend: Record<string, unknown>) => open(<MailingPage />, { texts: ['limits', 'office'], backend });
const box = (product: string, channel: string) =>
  within(screen.getByRole('group', { name: product })).getByRole<HTMLInputElement>('checkbox', { name: channel });
const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked).length;

test('[LIM-68] nothing is ticked for anybody, and a tick is sent only once it is saved', async () => {
  const after = { ...noMarketing, casino: { ...noMarketing.casino, sms: true } };
  const { sent, notice } = await openWith({ [`GET ${path}`]: kept(), [`PUT ${path}`]: kept(after) });
  expect(ticked()).toBe(0);
  await press(box('Casino', 'Text message'));
  expect(sent()).toEqual([]);
  await press('Save');
  expect(sent()).toEqual([[`PUT ${path}`, { consent: after }]]);
  expect([notice(), ticked(), box('Casino', 'Text message').checked]).toEqual(['Saved', 1, true]);
});

test('[LIM-68] “None” is one press, whatever was ticked', async () => {
  const all = { email: true, sms: true, phone: true };
  const { sent } = await openWith({
    ...{ [`GET ${path}`]: kept({ sport: all, casino: all, games: all }), [`PUT ${path}`]: kept() },
  });
  expect(ticked()).toBe(9);
  await press('None');
  expect(sent()).toEqual([[`PUT ${path}`, { consent: noMarketing }]]);
  expect(ticked()).toBe(0);
});

test('[LIM-60] an excluded player reads that nothing is sent, and has nothing to tick', async () => {
  await openWith({ [`GET ${path}`]: kept(noMarketing, false) });
  expect(screen.getByText(/^While you are self-excluded, we send you nothing/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('[LIM-68] what is not saved says so, and stays ticked to be saved again', async () => {
  const { notice } = await openWith({ [`GET ${path}`]: kept(), [`PUT ${path}`]: refusal(selfExcluded) });
  await press(box('Sport', 'E-mail'));
  await press('Save');
  expect(notice()).toBe('Could not save. Nothing has changed. Try again.');
  expect(box('Sport', 'E-mail').checked).toBe(true);
});

test('[LIM-68] a choice that does not load is asked for again', async () => {
  const backend: Record<string, unknown> = { [`GET ${path}`]: refusal() };
  await openWith(backend);
  expect(screen.getByRole('heading', { name: 'Your preferences could not be loaded.' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  backend[`GET ${path}`] = kept();
  await press('Try again');
  expect(ticked()).toBe(0);
});

test('[LIM-68] what is ticked before a second answer comes is not taken back by it', async () => {
  const backend: Record<string, unknown> = { [`GET ${path}`]: kept() };
  const { scope } = await openWith(backend);
  const late = Promise.withResolvers();
  backend[`GET ${path}`] = late.promise;
  // The player leaves the page and comes back: what is known is there at once.
  await settle(() => void allSettled(mailingWanted, { scope }));
  await press(box('Sport', 'E-mail'));
  late.resolve(kept());
  await settle();
  expect(box('Sport', 'E-mail').checked).toBe(true);
});
