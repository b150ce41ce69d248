// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { serverMessage } from '@contracts/error-codes';
import type { Partner } from '@contracts/partner';

import { alerts, facts, isOff, open, part, press, refusal, settle } from '../../../shared/office.testing';
import { PartnerPage } from './partner-page';

const path = '/office-api/v1/partner';
const partner = (more: Partial<Partner> = {}): Partner => ({
  ...{ iso: 'EUR', perPerson: 10, hasJoined: true, isVerified: true, isHeldBack: false, link: '/registration?p=x1' },
  ...{ came: 7, counted: 2, paid: 10, available: 20.5 },
  months: [{ from: Date.UTC(2026, 9, 1) / 1000, came: 5, counted: 2 }],
  ...more,
});
const stranger = partner({ hasJoined: false, link: null, available: 0, months: [] });
const openWith = (first: Partner, answers: Record<string, unknown> = {}) =>
  open(PartnerPage, { [`GET ${path}`]: { data: first }, ...answers });

test('[OFFICE-01] a partner sees numbers by month, and of nobody more than that', async () => {
  await openWith(partner());
  expect(part('Referrals: 7, qualified: 2').getByText('October 2026')).toBeVisible();
  expect(facts()).toEqual([['October 2026', 'Referrals: 5, qualified: 2']]);
  expect(part('Your earnings').getByText('Claimed so far: 10 €')).toBeVisible();
  expect(screen.getByText(/^10 € per person who registers via your link/)).toBeVisible();
});

test('[OFFICE-01] who agrees to the terms gets a link, by one press', async () => {
  const answer = Promise.withResolvers();
  const { sent } = await openWith(stranger, { [`POST ${path}/join`]: () => answer.promise });
  expect(screen.queryByText('Your link')).toBeNull();
  expect(screen.queryByText('Your earnings')).toBeNull();
  await press('Accept and get a link');
  await press('Accept and get a link');
  answer.resolve({ data: partner({ months: [] }) });
  await settle();
  expect(sent()).toEqual([[`POST ${path}/join`, undefined]]);
  expect(screen.getByRole('heading', { name: 'Your link' })).toBeVisible();
  expect(screen.getByText('No referrals yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept and get a link' })).toBeNull();
});

test('[OFFICE-01] a refusal of the link says why', async () => {
  await openWith(stranger, {
    [`POST ${path}/join`]: refusal({ code: serverMessage, message: 'Not in your country.' }),
  });
  await press('Accept and get a link');
  expect(alerts()).toEqual(['Not in your country.']);
});

test('[OFFICE-01] what was earned is taken after a refusal that says why', async () => {
  const call = `POST ${path}/take`;
  const backend: Record<string, unknown> = { [`GET ${path}`]: { data: partner() }, [call]: refusal({ statusCode: 0 }) };
  const { told } = await open(PartnerPage, backend);
  await press('Claim');
  expect(alerts()).toEqual([expect.stringContaining('Not saved')]);
  backend[call] = { data: partner({ available: 0, paid: 30.5 }) };
  await press('Claim');
  expect([alerts(), told()]).toEqual([[], ['20.50 € credited to your main account']]);
  expect(screen.getByText('Claimed so far: 30.50 €')).toBeVisible();
  expect(isOff('Claim')).toBe(true);
});

test.each([
  ['[LIM-69] an excluded partner', partner({ isHeldBack: true, link: null }), /^No link during a time-out/],
  [
    'a partner who is not verified any more',
    partner({ isVerified: false }),
    /^Only verified players can be affiliates/,
  ],
])('%s reads why, and takes nothing; what was earned waits', async (_, first, why) => {
  await openWith(first);
  expect(screen.getByText(why)).toBeVisible();
  expect(isOff('Claim')).toBe(true);
  expect(screen.getByText('20.50 € available')).toBeVisible();
});

test.each([
  ['held back', { isHeldBack: true }],
  ['not verified', { isVerified: false }],
])('who is %s is offered no link', async (_, more) => {
  await openWith({ ...stranger, ...more });
  expect(screen.queryByRole('button', { name: 'Accept and get a link' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Full terms' })).toBeVisible();
});
