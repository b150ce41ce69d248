import type { TextKey } from '@/shared/i18n';
import type { IconName } from '@/shared/ui/icon';

/** `mayAppeal`: visitors are kept out by their region, and may say that they should not be. */
type ServicePage = { icon: IconName; title: TextKey; text: TextKey; isChecked: boolean; mayAppeal?: boolean };

const block: ServicePage = {
  icon: 'lock',
  title: 'technical.block.title',
  text: 'technical.block.text',
  isChecked: true,
  mayAppeal: true,
};

const pages: Readonly<Record<string, ServicePage>> = {
  block,
  'block-ua': block,
  'block-ie': block,
  'site-updates': {
    icon: 'settings',
    title: 'technical.siteUpdates.title',
    text: 'technical.siteUpdates.text',
    isChecked: true,
  },
  suspension: { icon: 'lock', title: 'technical.suspension.title', text: 'technical.suspension.text', isChecked: true },
  'coming-soon': {
    icon: 'clock',
    title: 'technical.comingSoon.title',
    text: 'technical.comingSoon.text',
    isChecked: true,
  },
  maintenance: {
    icon: 'settings',
    title: 'technical.maintenance.title',
    text: 'technical.maintenance.text',
    isChecked: true,
  },
  oldbrowser: {
    icon: 'warning',
    title: 'technical.oldBrowser.title',
    text: 'technical.oldBrowser.text',
    isChecked: false,
  },
};

export const servicePageOf = (pageId: string): ServicePage => pages[pageId] ?? block;
