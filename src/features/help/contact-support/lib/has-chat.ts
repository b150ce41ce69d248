import type { SiteConfig } from '@contracts/site';

/** Is there a chat to offer? `hasApp`: a remote app is in the place of the framed one. */
export const hasChat = (system: SiteConfig['consultSystem'], hasApp: boolean): boolean =>
  system === 'builtin' || (system === 'frame' && hasApp);
