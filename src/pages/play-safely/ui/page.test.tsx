// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { asking, day, exclusion, limit, nowSec, open, part } from '../play-safely.testing';

const periods = ['24 hours', '7 days', '1 month'];
const isOff = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';
const setButton = () => part('Set a limit').getByRole('button', { name: /^Set / });
const typed = (kind: string, sum: string) => {
  fireEvent.click(part('Set a limit').getByRole('radio', { name: kind }));
  fireEvent.change(part('Set a limit').getByRole('textbox'), { target: { value: sum } });
};

test('[LIM-10] [LIM-43] deposits stand first, then extra limits, reality checks, wagering and loss limits, each with its section id', async () => {
  await open([]);
  const ids = [...document.querySelectorAll<HTMLElement>('section[id$="_LIMITS"], section[id$="_CHECKS"]')].map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['DEPOSIT_LIMITS', 'EXTRA_LIMITS', 'REALITY_CHECKS', 'WAGERING_LIMITS', 'LOSS_LIMITS']);
  const extra = part('Extra limits');
  for (const name of ['Take a time-out', 'Self-exclusion and longer breaks', 'Session limit', 'Maximum single stake'])
    expect(extra.getByRole('region', { name })).toBeInTheDocument();
  // Deposits are as large as losses: the same card, and no other is called a deposit limit.
  const [deposits, losses] = [ids[0]!, ids[4]!].map((id) => document.getElementById(id)!);
  expect(deposits!.className).toBe(losses!.className);
  const [head, other] = [deposits!, losses!].map((section) => within(section).getAllByRole('heading')[0]!);
  expect([head!.tagName, head!.className]).toEqual([other!.tagName, other!.className]);
  expect(screen.getAllByRole('heading', { name: /deposit/i })).toHaveLength(1);
});

test.each([
  ['LIM-02', 'Stake limits', 1],
  ['LIM-03', 'Loss limits', 10],
  ['LIM-43', 'Deposit limits', 20],
])('[%s] %s has one for 24 hours, 7 days and 30 days', async (_, name, first) => {
  await open(periods.map((_, index) => limit(first + index, { limitValue: 50 + index })));
  const rows = part(name).getAllByRole('meter');
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(periods);
  expect(rows.map((row) => / of (\d+)/.exec(row.getAttribute('aria-valuetext') ?? '')?.[1])).toEqual([
    '50',
    '51',
    '52',
  ]);
});

test('[LIM-51] the largest stake says its sum: nothing is used of it', async () => {
  await open([limit(37)]);
  const stake = part('Maximum single stake');
  expect(stake.getByText(/^50 ₽$/)).toBeInTheDocument();
  expect(stake.queryByRole('meter')).toBeNull();
});

test('[LIM-11] a limit that is inactive is not listed; one in force and one that waits are', async () => {
  await open([limit(20, { limitState: 'INACTIVE' }), limit(21), asking(22)]);
  const names = part('Deposit limits').getAllByRole('meter');
  expect(names.map((row) => row.getAttribute('aria-label'))).toEqual(['7 days', '1 month']);
});

test('[LIM-14] nothing goes on: the largest stake may get looser, a shorter exclusion may be taken', async () => {
  await open([limit(37)]);
  typed('Single stake', '60');
  expect(isOff(setButton())).toBe(false);
  expect(isOff(part('Maximum single stake').getByRole('button', { name: /^Remove/ }))).toBe(false);
  expect(screen.getByRole('option', { name: 'Break of 1 day' })).toBeEnabled();
});

test.each([
  ['while an exclusion is active', [limit(37), exclusion()]],
  ['while an extra limit waits', [asking(37)]],
])('[LIM-14] %s extra limits do not get looser, and everything stricter is open', async (_, limits) => {
  await open(limits);
  typed('Single stake', '60');
  expect(isOff(setButton())).toBe(true);
  expect(part('Set a limit').getByRole('status')).toHaveTextContent('Locked: ');
  typed('Single stake', '40');
  expect(isOff(setButton())).toBe(false);
  const remove = part('Maximum single stake').queryByRole('button', { name: /^Remove/ });
  expect(remove === null || isOff(remove)).toBe(true);
  // Other sections are not locked, and a rest is always open.
  typed('Deposits', '900');
  expect(isOff(setButton())).toBe(false);
  for (const button of within(screen.getByRole('group', { name: 'Take a time-out' })).getAllByRole('button'))
    expect(isOff(button)).toBe(false);
});

test('[LIM-14] a break that would end sooner than the present one is locked, a longer one is open', async () => {
  await open([exclusion(), limit(33, { measure: 'days', scope: 'play', endsAt: nowSec + 10 * day })]);
  expect(screen.getByRole('option', { name: 'Break of 90 days' })).toBeDisabled();
  expect(screen.getByRole('option', { name: 'Self-exclusion for 180 days' })).toBeEnabled();
  const timeOuts = within(screen.getByRole('group', { name: 'Take a time-out' })).getAllByRole('button');
  expect(timeOuts.map((button) => [button.textContent, isOff(button)])).toEqual([
    ['1 day', true],
    ['7 days', true],
    ['30 days', false],
    ['42 days', false],
  ]);
});

test.each([
  ['before it begins', nowSec + day, 1],
  ['once it has begun', nowSec, 0],
])('[LIM-15] an exclusion that the server has set warns %s', async (_, startedAt, warnings) => {
  await open([exclusion({ startedAt, exclusionState: startedAt > nowSec ? 'coming' : 'active' })]);
  expect(screen.queryAllByText(/^Your self-exclusion begins on/)).toHaveLength(warnings);
  const leave = part('Self-exclusion and longer breaks');
  expect(leave.queryAllByText(/^You are self-excluded until/)).toHaveLength(1 - warnings);
});

test('[LIM-18] [LIM-39] a limit that asks says how long the player may still answer', async () => {
  await open([asking(21)]);
  expect(part('Deposit limits').getByRole('timer')).toHaveTextContent('23:00:00 left to answer.');
});

test('[LIM-31] the form of the exclusion lists the reasons of the server', async () => {
  await open([]);
  const reasons = within(await screen.findByRole('combobox', { name: /^Reason/ })).getAllByRole('option');
  expect(reasons.map((option) => option.textContent)).toEqual(['Prefer not to say', 'I play more than I want to']);
});
