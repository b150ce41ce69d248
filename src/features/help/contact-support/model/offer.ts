import { combine } from 'effector';

import { isSupportOpen } from '@contracts/support-hours';

import { $isAuth } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';

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

/** Null until the configuration comes. Spec: shell §1, decisions D-80, SUPPORT-02, SUPPORT-05. */
export const $supportOffer = combine(
  { config: $siteConfig, isAuth: $isAuth, language: $language, isOpen: $isOpen },
  ({ config, isAuth, language, isOpen }): SupportOffer | null => {
    if (config === null) return null;
    const { support, consultSystem } = config;
    const chat = isOpen && consultSystem === 'builtin';
    return {
      isOpen,
      chat,
      callback: isOpen && isAuth && support.callbackLanguages.includes(language),
      question: !chat,
      email: support.email === '' ? null : support.email,
      links: ownLinks(support.socialLinks),
    };
  },
);
