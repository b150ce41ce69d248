import { $siteConfig } from './config';

/**
 * `name`: as players know the house; empty until the configuration says it. `minAge`: years. The company that holds the
 * licence, and the authority that issued it.
 */
export type House = { name: string; minAge: number; legalName?: string; licence?: string };

/** The operator of the site, from the site configuration. */
export const $house = $siteConfig.map((config): House => ({
  ...config?.footer,
  name: config?.config.companyName ?? '',
  minAge: config?.minAge ?? 18,
}));
