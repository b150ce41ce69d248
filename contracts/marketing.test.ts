import { expect, test } from 'vitest';

import { flagsOf, noMarketing, withChannel, withFlag } from './marketing.ts';

test('[LIM-68] everything is off before a choice, and so are the four flags', () => {
  expect(Object.values(noMarketing).flatMap((row) => Object.values(row))).toEqual(Array(9).fill(false));
  expect(Object.values(flagsOf(noMarketing))).toEqual([false, false, false, false]);
});

test('[LIM-68] a flag is true when any product of its channel is on, and writes all of them', () => {
  const one = { ...noMarketing, casino: { email: true, sms: false, phone: false } };
  expect(flagsOf(one)).toMatchObject({ enable_mail_news: true, enable_mail_bets: true, enable_sms_news: false });
  const sms = withFlag(one, 'enable_sms_news', true);
  expect([sms.sport.sms, sms.games.sms, sms.casino, sms.sport.email]).toEqual([
    true,
    true,
    { email: true, sms: true, phone: false },
    false,
  ]);
  expect(flagsOf(withChannel(sms, 'email', false))).toMatchObject({ enable_mail_news: false, enable_sms_news: true });
});
