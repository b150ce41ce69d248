import { createContext, useContext } from 'react';

import { iconsFallbackVersion } from '@contracts/constants';

/** The version that the configuration names. */
export const IconsVersion = createContext<string | undefined>(undefined);

/**
 * Address of one drawing: of the stroke set, or a flag. The hash is that of the sprites which this build was made with: under one address they never
 * change. Spec: shell §7 "/sys-icons/{version}/{file}".
 */
export function useSprite(sprite: 'icons' | 'flags', id: string): string {
  const version = useContext(IconsVersion) ?? iconsFallbackVersion;
  return `/sys-icons/${version}/${sprite}.svg?${__SPRITE_HASH__}#${id}`;
}
