import { type SocialProvider, socialProviders } from '@contracts/auth';

/** The providers' own names, the same in every language. */
const names: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  vk: 'VK',
  ok: 'OK',
  fb: 'Facebook',
  mailru: 'Mail.ru',
  yandex: 'Yandex',
  telegram: 'Telegram',
  kakaotalk: 'KakaoTalk',
  twitter: 'Twitter',
  itsme: 'itsme',
  twitch: 'Twitch',
  metamask: 'MetaMask',
  line: 'LINE',
  linkedin: 'LinkedIn',
  apple: 'Apple',
};

export type Provider = { id: SocialProvider; name: string };

export const providerOf = (id: string | null): Provider | null => {
  const known = socialProviders.find((provider) => provider === id);
  return known === undefined ? null : { id: known, name: names[known] };
};

/**
 * GET auth/oauth/{provider} is a page to visit, not a call. `target`: a path of this site with its language. Spec: api
 * §4.
 */
export function oauthPath(
  id: SocialProvider,
  { language, mode, target }: { language: string; mode: 'login' | 'registration'; target: string },
): string {
  const query = new URLSearchParams({ lng: language, mode, redirect_url: target });
  return `/web-api/auth/oauth/${id}?${query.toString()}`;
}
