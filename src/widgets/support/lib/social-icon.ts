import type { IconName } from '@/shared/ui/icon';

/** Icons that a social link may name. Any other link gets the icon of an external link. */
const known: readonly string[] = [
  'send',
  'play',
  'message-circle',
  'mail',
  'phone',
  'star',
  'user',
] satisfies IconName[];

const isKnown = (name: string): name is IconName => known.includes(name);

export const socialIcon = (name: string): IconName => (isKnown(name) ? name : 'external');
