// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

import { field, open, press } from '../../../shared/office.testing';
import { OwnLink } from './own-link';

const Part = () => <OwnLink link="/registration?ref=a7" text="It says that somebody came from you." />;
const address = 'http://localhost:3000/en/registration?ref=a7';
const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } });

test('[ROUTE-111] the whole address stands there, with the language, and is copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  clipboard(writeText);
  const { told } = await open(Part, {});
  expect(field(/^Referral link/)).toHaveValue(address);
  expect(field(/^Referral link/).readOnly).toBe(true);
  expect(field(/^Referral link/)).toHaveAccessibleDescription('It says that somebody came from you.');
  await press('Copy');
  expect(writeText).toHaveBeenCalledWith(address);
  expect(told()).toEqual(['Link copied']);
});

test('[ROUTE-111] where the browser lets nobody copy, the address is selected and the player is told', async () => {
  clipboard(() => Promise.reject(new Error('NotAllowedError')));
  const { told } = await open(Part, {});
  await press('Copy');
  const { selectionStart, selectionEnd } = field(/^Referral link/);
  expect([selectionStart, selectionEnd]).toEqual([0, address.length]);
  expect(told()).toEqual(['Link selected. Copy it manually']);
});
