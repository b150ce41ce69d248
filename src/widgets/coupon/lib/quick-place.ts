type Box = { top: number; bottom: number; left: number; width: number; height: number };
const GAP = 8;

/** Where a slip of this size stands: under the price, over it where there is no room, always whole on the screen. */
export function quickPlace(
  price: Box | null,
  slip: { width: number; height: number },
  screen: { width: number; height: number } = { width: window.innerWidth, height: window.innerHeight },
): { top: number; left: number } {
  const within = (value: number, size: number, room: number) => Math.max(GAP, Math.min(value, room - size - GAP));
  const from = price ?? { top: screen.height, bottom: screen.height, left: 0, width: screen.width, height: 0 };
  const isUnder = from.bottom + GAP + slip.height <= screen.height - GAP;
  return {
    top: within(isUnder ? from.bottom + GAP : from.top - GAP - slip.height, slip.height, screen.height),
    left: within(from.left + from.width / 2 - slip.width / 2, slip.width, screen.width),
  };
}
