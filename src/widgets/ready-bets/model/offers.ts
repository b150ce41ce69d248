import { $look } from '@/entities/preferences';

/** What of the ready coupons the player has not switched off. Row PREF-08. */
export const $offers = $look.map((look) => ({
  line: !look.includes('noLine'),
  live: !look.includes('noLive'),
  generator: !look.includes('noGenerator'),
}));
