import { pictureColours } from '@contracts/game-frame';
import { symbolShapes } from '@contracts/games/symbols';

const colour = (name: keyof typeof pictureColours | 'none' | undefined) =>
  name === undefined || name === 'none' ? name : `var(${pictureColours[name]})`;

/** A symbol of the reels as the picture draws it. Its name is beside it. */
export function ReelSymbol({ shape, className }: { shape: string; className: string }) {
  return (
    <svg viewBox="-30 -30 60 60" className={className} aria-hidden="true">
      {(symbolShapes[shape] ?? []).map(([Shape, { fill, stroke, ...place }], order) => (
        <Shape key={order} {...place} fill={colour(fill)} stroke={colour(stroke)} />
      ))}
    </svg>
  );
}
