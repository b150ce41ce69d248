import jsQR from 'jsqr';
import { expect, test } from 'vitest';

import { codePath } from './code-path';

/** Draws the path as a browser would, `scale` points for a square. */
function drawn({ path, size }: ReturnType<typeof codePath>, scale = 4): Uint8ClampedArray {
  const width = size * scale;
  const points = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < scale; dy += 1)
      for (let dx = 0; dx < scale; dx += 1) {
        const at = ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4;
        points.fill(0, at, at + 3);
      }
  return points;
}

test.each(['https://site.example/recharge-api/v1/bank/aB3_-x', 'D-1001', 'x'.repeat(300)])(
  '[PAY-06] a phone reads "%s" from the code',
  (payload) => {
    const code = codePath(payload);
    expect(jsQR(drawn(code), code.size * 4, code.size * 4)?.data).toBe(payload);
  },
);
