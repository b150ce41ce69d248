import type { SiteConfig } from '@contracts/site';

export type SocialLink = SiteConfig['support']['socialLinks'][number];

function isWeb(link: string): boolean {
  try {
    return ['https:', 'http:'].includes(new URL(link).protocol);
  } catch {
    return false;
  }
}

/** The configuration's links to web addresses. Script addresses are left out. */
export const ownLinks = (links: readonly SocialLink[]): readonly SocialLink[] =>
  links.filter(({ link }) => isWeb(link));
