import type { SiteConfig } from '@contracts/site';

export type SocialLink = SiteConfig['support']['socialLinks'][number];

function isWeb(link: string): boolean {
  try {
    return ['https:', 'http:'].includes(new URL(link).protocol);
  } catch {
    return false;
  }
}

/** Links of the configuration that lead to a web address; a script's address is none. */
export const ownLinks = (links: readonly SocialLink[]): readonly SocialLink[] =>
  links.filter(({ link }) => isWeb(link));
