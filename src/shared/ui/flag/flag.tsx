import { Icon, useSprite } from '@/shared/ui/icon';

import { flagCodes } from './codes';
import { flag } from './flag.css';

const known: ReadonlySet<string> = new Set(flagCodes);
/** Codes of the feed that are not countries. */
const regions: Record<string, string> = { WORLD: 'un', EUROPE: 'eu' };

/**
 * A small flag, only decoration. `country`: ISO 3166-1 alpha-2 in any case, `gb-eng` and the like, or a region of the
 * feed. Unknown ones get a cup.
 */
export function Flag({ country, size = 16 }: { country: string; size?: number | undefined }) {
  const code = regions[country] ?? country.toLowerCase();
  const href = useSprite('flags', code);
  if (!known.has(code)) return <Icon name="trophy" size={size - 2} />;
  return (
    <svg width={size} height={size * 0.75} aria-hidden="true" className={flag}>
      <use href={href} />
    </svg>
  );
}
