import { Icon } from '@/shared/ui/icon';

import { flag } from './flag.css';
import { flags, type FlagDrawing } from './flags';

/** Bands of a flag as rectangles, along one side of 16 × 12. */
function bandsOf({ h, v }: FlagDrawing) {
  const list = h ?? v ?? [];
  const side = h ? 12 : 16;
  const whole = list.reduce((sum, [, weight]) => sum + weight, 0);
  let from = 0;
  return list.map(([fill, weight]) => {
    const at = from;
    const length = (side * weight) / whole;
    from += length;
    return h ? { fill, x: 0, y: at, width: 16, height: length } : { fill, x: at, y: 0, width: length, height: 12 };
  });
}

/** Codes of the feed that are not countries. */
const regions: Record<string, string> = { WORLD: 'un', EUROPE: 'eu' };

/** A small flag, decoration only. `country`: ISO 3166-1 alpha-2 in any case, or `gb-eng`…; or a region of the feed; unknown ones get a cup. */
export function Flag({ country, size = 16 }: { country: string; size?: number | undefined }) {
  const drawing = flags[regions[country] ?? country.toLowerCase()];
  if (!drawing) return <Icon name="trophy" size={size - 2} />;
  return (
    <svg width={size} height={size * 0.75} viewBox="0 0 16 12" aria-hidden="true" className={flag}>
      {bandsOf(drawing).map((band) => (
        <rect key={`${String(band.x)}-${String(band.y)}`} {...band} />
      ))}
      {drawing.over?.map(([fill, d]) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  );
}
