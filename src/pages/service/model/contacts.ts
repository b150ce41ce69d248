import { combine, sample } from 'effector';

import { SiteConfig } from '@contracts/site';
import { z } from '@contracts/zod';

import { createConfigGroup } from '@/entities/config-group';
import { $siteConfig } from '@/entities/site';

import { pageOpened } from './opened';

const { email, socialLinks } = SiteConfig.shape.support.shape;
const Support = z.object({ email, socialLinks });
const nobody = { email: '', socialLinks: [] };

const support = createConfigGroup('support');

/**
 * A closed page may stay open for days, so it reads its contacts again. Until they come, or when they do not, it shows
 * the contacts that the start read.
 */
export const $contacts = combine(support.$group, $siteConfig, (group, config) => {
  const fresh = Support.safeParse(group);
  return fresh.success ? fresh.data : (config?.support ?? nobody);
});

sample({ clock: pageOpened, target: support.wanted });
