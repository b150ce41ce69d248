import { createContext, useContext } from 'react';

import { iconsFallbackVersion } from '@contracts/constants';

/** The version in the configuration. */
export const IconsVersion = createContext<string | undefined>(undefined);

/**
 * Address of one drawing: a stroke icon or a flag. It contains the hash of this build's sprites, so nothing under one
 * address ever changes. Spec: shell §7 "/sys-icons/{version}/{file}".
 */
export function useSprite(sprite: 'icons' | 'flags', id: string): string {
  const version = useContext(IconsVersion) ?? iconsFallbackVersion;
  return `/sys-icons/${version}/${sprite}.svg?${__SPRITE_HASH__}#${id}`;
}
