import { fork } from 'effector';
import { expect, test } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';

import { $supportOffer } from './offer';

const always = { from: '00:00', to: '24:00', days: [1, 2, 3, 4, 5, 6, 7], timeZone: 0 };
const messenger = { name: 'Messenger', link: 'https://messenger.example/us', iconName: 'send' };

type Case = { userId?: number | null; language?: string; support?: object; system?: SiteConfig['consultSystem'] };

function offerOf({ userId = null, language = 'en', support = {}, system = 'builtin' }: Case) {
  const config = {
    consultSystem: system,
    support: {
      email: 'us@example.com',
      callbackLanguages: ['en'],
      socialLinks: [messenger],
      hours: always,
      ...support,
    },
  } as Partial<SiteConfig>;
  const scope = fork({
    values: [
      [$siteConfig, config],
      [$userId, userId],
      [$language, language],
      [$now, Date.parse('2026-11-21T12:00:00Z')],
    ] as never,
  });
  return scope.getState($supportOffer);
}

test('[SUPPORT-01] a player is offered callback, chat, e-mail and social links as they are configured', () => {
  expect(offerOf({ userId: 7 })).toEqual({
    isOpen: true,
    chat: true,
    callback: true,
    question: false,
    email: 'us@example.com',
    links: [messenger],
  });
  expect(offerOf({ userId: 7, support: { email: '', socialLinks: [] } })).toMatchObject({ email: null, links: [] });
});

test.each([
  ['a visitor', 'an allowed', null, 'en', false],
  ['a visitor', 'another', null, 'de', false],
  ['a player', 'an allowed', 7, 'en', true],
  ['a player', 'another', 7, 'de', false],
])('[SUPPORT-02] callback for %s in %s language', (_, __, userId, language, callback) => {
  expect(offerOf({ userId, language })).toMatchObject({ callback });
});

test('[SUPPORT-03] a social link that leads to no web address is left out', () => {
  const script = { ...messenger, link: 'javascript:alert(1)' };
  expect(offerOf({ support: { socialLinks: [script, messenger] } })).toMatchObject({ links: [messenger] });
});

test('[SUPPORT-04] outside the hours a form stands in for chat and callback', () => {
  const hours = { ...always, days: [] };
  const offer = { isOpen: false, chat: false, callback: false, question: true };
  expect(offerOf({ userId: 7, support: { hours } })).toMatchObject(offer);
});

test.each([
  ['builtin', true],
  ['none', false],
  // The chat is a remote app, and none is there.
  ['frame', false],
] as const)('[SUPPORT-05] with the consultant "%s" there is a chat entry: %s', (system, chat) => {
  expect(offerOf({ system })).toMatchObject({ chat, question: !chat });
});
