/** `x`, `y`, `radius`: px; `fall`, `drift`: px a second; `phase`: radians. */
export type Flake = { x: number; y: number; radius: number; fall: number; drift: number; phase: number };
export type Sky = { width: number; height: number };

/** One flake for this many square pixels, and never more flakes than that. */
const areaOfOne = 14_000;
const most = 160;

export function makeFlakes({ width, height }: Sky, random: () => number = Math.random): Flake[] {
  return Array.from({ length: Math.min(most, Math.round((width * height) / areaOfOne)) }, () => {
    const size = random();
    return {
      x: random() * width,
      y: random() * height,
      radius: 1 + size * 2.2,
      fall: 22 + size * 38,
      drift: 6 + random() * 14,
      phase: random() * Math.PI * 2,
    };
  });
}

/** The flake `seconds` later. A flake that falls out comes in again at the top. */
export function moveFlake(flake: Flake, seconds: number, { width, height }: Sky): Flake {
  const phase = flake.phase + seconds;
  const y = flake.y + flake.fall * seconds;
  const x = (flake.x + Math.sin(phase) * flake.drift * seconds + width) % width;
  return { ...flake, phase, x, y: y - flake.radius > height ? -flake.radius : y };
}
