type Box = { top: number; bottom: number; left: number; width: number; height: number };
const gap = 8;

/** Where a slip of this size stands: under the price, or over it where there is no room, always whole on the screen. */
export function quickPlace(
  price: Box | null,
  slip: { width: number; height: number },
  screen: { width: number; height: number } = { width: window.innerWidth, height: window.innerHeight },
): { top: number; left: number } {
  const within = (value: number, size: number, room: number) => Math.max(gap, Math.min(value, room - size - gap));
  const from = price ?? { top: screen.height, bottom: screen.height, left: 0, width: screen.width, height: 0 };
  const isUnder = from.bottom + gap + slip.height <= screen.height - gap;
  return {
    top: within(isUnder ? from.bottom + gap : from.top - gap - slip.height, slip.height, screen.height),
    left: within(from.left + from.width / 2 - slip.width / 2, slip.width, screen.width),
  };
}
