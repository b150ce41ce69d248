import { $siteConfig } from '@/entities/site';
import { isOddsView } from '@/shared/lib/odds';

/** The site's odds formats. Leaves out those that we cannot write. Spec: coupon §5, decision D-53. */
export const $oddsViews = $siteConfig.map((config) => (config?.coefViews ?? [0]).filter(isOddsView));
