import { combine, sample } from 'effector';

import { SiteConfig } from '@contracts/site';
import { z } from '@contracts/zod';

import { $groupOf, loadGroupsFx } from '@/entities/config-group';
import { $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';

import { pageOpened } from './opened';

const { email, socialLinks } = SiteConfig.shape.support.shape;
const Support = z.object({ email, socialLinks });
const nobody = { email: '', socialLinks: [] };

/**
 * A closed page may stay open for days, so it reads its contacts again. Until they come, or when they do not, it shows
 * the contacts that the start read.
 */
export const $contacts = combine($groupOf, $language, $siteConfig, (groups, language, config) => {
  const fresh = Support.safeParse(groups.find(language, 'support'));
  return fresh.success ? fresh.data : (config?.support ?? nobody);
});

sample({ clock: pageOpened, fn: () => ['support'], target: loadGroupsFx });
