import { flip } from '@/shared/ui/theme';

import { glyphs } from './glyphs';
import { sportGlyphs, type SportGlyph } from './sports';

export type IconName = keyof typeof glyphs;

const isIconName = (name: string): name is IconName => Object.hasOwn(glyphs, name);

/** Every name, for the page that shows the whole set. */
export const iconNames = Object.keys(glyphs).filter(isIconName);

const mirrored: ReadonlySet<string> = new Set([
  'chevron-left',
  'chevron-right',
  'arrow-right',
  'undo',
  'log-out',
  'external',
]);

/** Decoration only, hidden from assistive technology: the control around it carries the name. `size`: px. */
export function Icon({
  name,
  size = 16,
  className,
}: {
  name: IconName;
  size?: number;
  className?: string | undefined;
}) {
  const Glyph = glyphs[name];
  const classes = [mirrored.has(name) ? flip : '', className ?? ''].join(' ').trim();
  return <Glyph size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" className={classes} />;
}

/** The glyph of a sport; a sport we have not drawn gets a trophy. */
export function SportIcon({
  sport,
  size = 16,
  className,
}: {
  sport: SportGlyph | null;
  size?: number;
  className?: string | undefined;
}) {
  if (sport === null) return <Icon name="trophy" size={size} className={className} />;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={sportGlyphs[sport]} />
    </svg>
  );
}
