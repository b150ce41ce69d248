/** Passkeys: add one under a name, log in with it, remove it. The browser brings the device. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, profileOf, test, type World } from '../../support/world.ts';

// A passkey belongs to a name, not to an address of numbers.
test.use({ baseURL: (process.env.BASE_URL ?? 'http://127.0.0.1:4000').replace('127.0.0.1', 'localhost') });

const passkeys = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Passkeys' });

/** A device that knows its owner by finger or face. */
async function plugDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    isOwner: (isUserVerified: boolean) => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function open(page: Page, world: World, language = 'en') {
  await world.simulator({ run: false });
  const user = await world.createUser('player');
  await enter(page, user);
  await page.goto(`/${language}/office/security`);
  return user;
}

/** What the page tells the device of its passkeys from now on. The device itself does not hear it: it goes on offering them. */
async function hearSignals(page: Page): Promise<object[]> {
  const signals: object[] = [];
  await page.exposeFunction(
    'signalled',
    ({ rpId, credentialId, allAcceptedCredentialIds }: Record<string, unknown>) => {
      signals.push(credentialId === undefined ? { rpId, allAcceptedCredentialIds } : { rpId, credentialId });
    },
  );
  await page.addInitScript(() => {
    const { signalled } = globalThis as unknown as { signalled: (about: object) => Promise<void> };
    Object.assign(PublicKeyCredential, { signalUnknownCredential: signalled, signalAllAcceptedCredentials: signalled });
  });
  return signals;
}

async function add(page: Page, name: string): Promise<void> {
  await passkeys(page).getByLabel('Device name').fill(name);
  await passkeys(page).getByLabel('Device name').press('Enter');
}

const useOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Use a passkey' });

async function leave(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /^sid/ });
  await page.context().clearCookies({ name: 'user_token' });
  await page.goto('/en/login');
}

test(
  '[SEC-03] [R-A2] a passkey is added under a name, gets another one, and opens the account',
  { tag: '@core' },
  async ({ page, world }) => {
    await plugDevice(page);
    await open(page, world);
    await add(page, 'This laptop');
    await expect(passkeys(page).getByRole('listitem')).toContainText(/This laptop.*not used yet/);
    await expectAccessible(page);

    await passkeys(page).getByRole('button', { name: 'Rename This laptop' }).press('Enter');
    await passkeys(page).getByRole('form', { name: 'Rename This laptop' }).getByLabel('Device name').fill('Old laptop');
    await page.keyboard.press('Enter');
    await expect(passkeys(page).getByRole('listitem')).toContainText('Old laptop');

    await leave(page);
    await useOf(page).press('Enter');
    await expect(profileOf(page)).toBeVisible();
    await page.goto('/en/office/security');
    await expect(passkeys(page).getByRole('listitem')).toContainText(/Old laptop.*used/);
    await expect(page.getByRole('main').getByRole('region', { name: 'Login history' })).toContainText('passkey');
  },
);

test('[SEC-03] [R-A2] a passkey opens nothing for somebody else, and no more when it is removed', async ({
  page,
  world,
}) => {
  const device = await plugDevice(page);
  await open(page, world);
  await add(page, 'This laptop');
  await expect(passkeys(page).getByRole('listitem')).toContainText('This laptop');

  await leave(page);
  await device.isOwner(false);
  await useOf(page).click();
  await expect(page.getByRole('main').getByText('No passkey was used.')).toBeVisible();
  await expectAccessible(page);
  await device.isOwner(true);
  await useOf(page).click();
  await expect(profileOf(page)).toBeVisible();

  const signals = await hearSignals(page);
  await page.goto('/en/office/security');
  await passkeys(page).getByRole('button', { name: 'Remove This laptop' }).click();
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);
  await expect.poll(() => signals).toEqual([{ rpId: 'localhost', allAcceptedCredentialIds: [] }]);
  await leave(page);
  await useOf(page).click();
  await expect(page.getByRole('main').getByText('This passkey was removed from the account.')).toBeVisible();
  await expect
    .poll(() => signals[1])
    .toMatchObject({ rpId: 'localhost', credentialId: expect.stringMatching(/.{16}/) });
});

test('[SEC-03] in Arabic, in the dark, on a phone the passkeys fit', async ({ page, world }) => {
  await plugDevice(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, world, 'ar');
  await expect(page.getByRole('main').getByRole('region', { name: 'مفاتيح المرور' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

/** The browser says yes for a person who picks the passkey among the names that it offers in the field. */
async function offeredInField(page: Page): Promise<object[]> {
  const asked: object[] = [];
  await page.exposeFunction('askedFor', (about: object) => void asked.push(about));
  await page.addInitScript(() => {
    const { askedFor } = globalThis as unknown as { askedFor: (about: object) => Promise<void> };
    const get = navigator.credentials.get.bind(navigator.credentials);
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(true) });
    navigator.credentials.get = async (options = {}) => {
      const { mediation, signal } = options;
      if ((mediation as string) !== 'conditional') return get(options);
      await askedFor({ mediation });
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => {
          void askedFor({ isLeft: true });
          reject(new DOMException('left', 'AbortError'));
        });
        document.addEventListener('picked', () => {
          const { mediation: _, ...rest } = options;
          void get(rest).then(resolve, reject);
        });
      });
    };
  });
  return asked;
}

test('[SEC-21] browsers offer passkeys in the field of the login; leaving the form ends that', async ({
  page,
  world,
}) => {
  await plugDevice(page);
  await open(page, world);
  await passkeys(page).getByLabel('Device name').fill('This laptop');
  await passkeys(page).getByLabel('Device name').press('Enter');
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(1);
  const asked = await offeredInField(page);
  await leave(page);
  const form = page.getByRole('main');
  await expect(form.locator('input[name=username]')).toHaveAttribute('autocomplete', 'username webauthn');
  await expect.poll(() => asked).toEqual([{ mediation: 'conditional' }]);
  // Another page: nothing waits there any more.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect.poll(() => asked).toEqual([{ mediation: 'conditional' }, { isLeft: true }]);
  await page.goBack();
  await expect.poll(() => asked.length).toBe(3);
  await page.evaluate(() => document.dispatchEvent(new Event('picked')));
  await expect(profileOf(page)).toBeVisible();
});
