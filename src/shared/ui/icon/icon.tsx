import { flip } from '@/shared/ui/theme';

import type { IconName } from './names';
import type { SportGlyph } from './sport-names';
import { useSprite } from './sprite';

const mirrored: ReadonlySet<string> = new Set([
  'chevron-left',
  'chevron-right',
  'arrow-right',
  'undo',
  'log-out',
  'external',
]);

type LookProps = { size?: number; className?: string | undefined };

/** Only decoration, hidden from assistive technology: the control around it has the name. `size`: px. */
export function Icon({ name, className = '', ...look }: LookProps & { name: IconName }) {
  return <Drawing id={name} {...look} className={mirrored.has(name) ? `${flip} ${className}` : className} />;
}

/** The glyph of a sport. A sport without its own drawing gets a trophy. */
export function SportIcon({ sport, ...look }: LookProps & { sport: SportGlyph | null }) {
  return <Drawing id={sport === null ? 'trophy' : `sport-${sport}`} {...look} />;
}

function Drawing({ id, size = 16, className }: LookProps & { id: string }) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <use href={useSprite('icons', id)} />
    </svg>
  );
}
