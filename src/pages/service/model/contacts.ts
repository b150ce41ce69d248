import { combine, sample } from 'effector';

import { SiteConfig } from '@contracts/site';
import { z } from '@contracts/zod';

import { $groupOf, loadGroupsFx } from '@/entities/config-group';
import { $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';

import { pageOpened } from './opened';

const Support = z.pick(SiteConfig.shape.support, { email: true, socialLinks: true });
const nobody = { email: '', socialLinks: [] };

/** A closed page stays open for days: what it names is fetched anew. The configuration of the start stands in until then, and when that fails. */
export const $contacts = combine($groupOf, $language, $siteConfig, (groups, language, config) => {
  const fresh = Support.safeParse(groups.find(language, 'support'));
  return fresh.success ? fresh.data : (config?.support ?? nobody);
});

sample({ clock: pageOpened, fn: () => ['support'], target: loadGroupsFx });
