import { expect, test } from 'vitest';

import { OfficeSettings } from '@contracts/office-settings';

import { settings as kept } from '../../../shared/settings.testing';
import { valueOf, without } from './values';

const settings = kept();

test('[OFFICE-02] the settings hold every group that is named, and lose none on the way', () => {
  expect(OfficeSettings.parse(settings)).toEqual(settings);
  for (const name of Object.keys(settings)) {
    const { [name as keyof OfficeSettings]: _, ...rest } = settings;
    expect(OfficeSettings.safeParse(rest).success, name).toBe(false);
  }
});

test('[OFFICE-03] each setting shows what is kept, and the choice that is on its way before it', () => {
  expect(valueOf(settings, {}, 'bonus_type')).toBe(1);
  expect(valueOf(settings, {}, 'first_deposit_bonus_type')).toBe(2);
  expect(valueOf(settings, {}, 'cashback_mode')).toBe('percent');
  expect(valueOf(settings, {}, 'enable_mail_news')).toBe(true);
  expect(valueOf(settings, { enable_mail_news: false, bonus_type: 0 }, 'enable_mail_news')).toBe(false);
  expect(valueOf(settings, { bonus_type: 0 }, 'bonus_type')).toBe(0);
});

test('[OFFICE-03] an answer ends its own choice, and none that came after it', () => {
  const waiting = { bonus_type: 2, language: 'tr' } as const;
  expect(without(waiting, { name: 'bonus_type', value: 2 })).toEqual({ language: 'tr' });
  expect(without(waiting, { name: 'bonus_type', value: 1 })).toEqual(waiting);
});
