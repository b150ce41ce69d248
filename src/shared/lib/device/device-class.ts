/** What the person holds, as X-Device-Type names it. A finger and a short side make a phone, however it is turned. */
export function deviceClass(): 'desktop' | 'tablet' | 'mobile' {
  if (typeof matchMedia !== 'function' || !matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(screen.width, screen.height) < 600 ? 'mobile' : 'tablet';
}
