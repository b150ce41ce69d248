import { combine } from 'effector';

import { isSupportOpen } from '@contracts/support-hours';

import { $slots } from '@/entities/plugin';
import { $isAuth } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';

import { hasChat } from '../lib/has-chat';
import { ownLinks, type SocialLink } from '../lib/links';

/**
 * What the button offers now. `email`: null where there is none. `question`: a form, when nobody is there to answer.
 */
export type SupportOffer = {
  isOpen: boolean;
  chat: boolean;
  callback: boolean;
  question: boolean;
  email: string | null;
  links: readonly SocialLink[];
};

const $isOpen = combine(
  $siteConfig,
  $now,
  (config, now) => config !== null && isSupportOpen(now, config.support.hours),
);

/** Somebody is in the place of the framed chat. */
const $hasApp = $slots.map((slots) => (slots?.['support-chat']?.shown.length ?? 0) > 0);

/** Null until the configuration comes. Spec: shell §1, decisions D-80, SUPPORT-02, SUPPORT-05. */
export const $supportOffer = combine(
  { config: $siteConfig, isAuth: $isAuth, language: $language, isOpen: $isOpen, hasApp: $hasApp },
  ({ config, isAuth, language, isOpen, hasApp }): SupportOffer | null => {
    if (config === null) return null;
    const { support, consultSystem } = config;
    const chat = isOpen && hasChat(consultSystem, hasApp);
    return {
      isOpen,
      chat,
      callback: isOpen && isAuth && support.callbackLanguages.includes(language),
      // In a frame an automatic helper answers, so a person is asked in writing.
      question: !chat || consultSystem === 'frame',
      email: support.email === '' ? null : support.email,
      links: ownLinks(support.socialLinks),
    };
  },
);
