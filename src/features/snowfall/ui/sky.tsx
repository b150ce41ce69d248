import { useEffect, useRef } from 'react';

import { makeFlakes, moveFlake } from '../lib/flakes';
import { sky } from './snowfall.css';

/** One step moves the flakes by at most this time, seconds. Otherwise they would jump after the tab was hidden. */
const longestStep = 0.1;

export function Sky() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current === null ? undefined : snowOn(canvas.current)), []);
  return <canvas ref={canvas} className={sky} aria-hidden="true" />;
}

/** Draws until the returned function is called. In a hidden tab the browser stops the frames by itself. */
function snowOn(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext('2d');
  if (pen === null) return () => undefined;
  const size = () => ({ width: canvas.clientWidth, height: canvas.clientHeight });
  let box = size();
  let flakes = makeFlakes(box);
  let before = performance.now();
  const draw = (now: number) => {
    const { width, height } = size();
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
      if (width !== box.width || height !== box.height) flakes = makeFlakes({ width, height });
      box = { width, height };
    }
    const seconds = Math.min(longestStep, (now - before) / 1000);
    before = now;
    flakes = flakes.map((flake) => moveFlake(flake, seconds, box));
    pen.clearRect(0, 0, width, height);
    pen.fillStyle = getComputedStyle(canvas).color;
    pen.beginPath();
    for (const { x, y, radius } of flakes) {
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, Math.PI * 2);
    }
    pen.fill();
    frame = requestAnimationFrame(draw);
  };
  let frame = requestAnimationFrame(draw);
  return () => {
    cancelAnimationFrame(frame);
  };
}
