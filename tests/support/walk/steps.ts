import { expect } from '@playwright/test';

import { coupon, enter, odds } from '../world.ts';
import type { Here } from './way.ts';

type Step = (here: Here) => Promise<unknown>;

/** Takes steps one after the other. */
export const steps =
  (...all: Step[]): Step =>
  async (here) => {
    for (const step of all) await step(here);
  };

/** Opens an address, or the live board if none is given. */
export const open =
  (path = '/en/home/live'): Step =>
  ({ page }) =>
    page.goto(path);
export const configure =
  (patch: object): Step =>
  ({ world }) =>
    world.configure(patch);
export const signIn: Step = ({ page }) => enter(page);
export const signInAs =
  (profile: string): Step =>
  async ({ page, world }) =>
    enter(page, await world.createUser(profile));
export const onPhone: Step = ({ page }) => page.setViewportSize({ width: 390, height: 844 });
export const onWideScreen: Step = ({ page }) => page.setViewportSize({ width: 1920, height: 900 });

/** Presses a button by keyboard, because a test by keyboard notices a lost focus. */
export const press =
  (name: string | RegExp): Step =>
  ({ page }) =>
    page.getByRole('button', { name, exact: true }).first().press('Enter');
export const pressInCoupon =
  (name: string | RegExp): Step =>
  ({ page }) =>
    coupon(page).getByRole('button', { name, exact: true }).first().press('Enter');
export const openTab =
  (name: string | RegExp): Step =>
  ({ page }) =>
    coupon(page).getByRole('tab', { name }).click();

/** Picks the home win of each of the first live games. */
export const pick =
  (count = 1): Step =>
  async ({ page, world }) => {
    for (const { match } of (await world.liveMatches()).slice(0, count))
      await odds(page, match, match.opp1.name).click();
  };
export const place: Step = async ({ page }) => {
  const slip = coupon(page);
  await slip.getByRole('textbox', { name: 'Stake', exact: true }).fill('150');
  const button = slip.getByRole('button', { name: /^Place bet/ });
  // The button ignores keys until the sums are here.
  await expect(button).toBeEnabled();
  await button.press('Enter');
  await expect(slip.getByText('Bet accepted')).toBeVisible();
};

export const dialog =
  (name: string | RegExp) =>
  ({ page }: Here) =>
    page.getByRole('dialog', { name });
export const button =
  (name: string | RegExp) =>
  ({ page }: Here) =>
    page.getByRole('button', { name }).first();
export const board = ({ page }: Here) =>
  page
    .getByRole('main')
    .getByRole('button', { name: / \d+\.\d+$/ })
    .first();
