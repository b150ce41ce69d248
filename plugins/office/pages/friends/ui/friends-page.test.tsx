// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { field, open, press, refusal, rows } from '../../../shared/office.testing';
import { FriendsPage } from './friends-page';

const call = 'GET /office-api/v1/friends';
const at = Date.UTC(2026, 10, 22, 12) / 1000;

test('[OFFICE-11] who came by the link stands there with as much of the name as a friend may know', async () => {
  const friends = [
    { name: 'An…', at, isVerified: true },
    { name: '', at: at - 3600, isVerified: false },
  ];
  await open(FriendsPage, { [call]: { data: { link: '/registration?ref=a7', invited: 12, friends } } });
  expect(field(/^Referral link/)).toHaveValue('http://localhost:3000/en/registration?ref=a7');
  expect(screen.getByRole('heading', { name: 'Referrals: 12' })).toBeVisible();
  expect(rows()).toEqual(['An…Nov 22, 2026, 12:00verified', 'a friendNov 22, 2026, 11:00registered']);
});

test('[OFFICE-11] before anybody came the page says so; a link that does not come is asked for again', async () => {
  const backend: Record<string, unknown> = { [call]: refusal({ statusCode: 0 }) };
  await open(FriendsPage, backend);
  expect(screen.getByRole('heading', { name: 'Your link could not be loaded.' })).toBeVisible();
  backend[call] = { data: { link: '/x', invited: 0, friends: [] } };
  await press('Try again');
  expect(screen.getByText('No referrals yet. Friends must be of legal age.')).toBeVisible();
});
