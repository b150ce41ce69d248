import { type PointerEvent, useEffect, useRef } from 'react';

import { ticketBoard } from '@contracts/game-boards';

import { Fitted } from '@/entities/casino/pieces';

import { isOpenEnough, touched } from '../lib/scratch';
import * as css from './numbers.css';

const { size, left, top, wide, high } = ticketBoard;
const share = (part: number, whole: number) => `${String((part / whole) * 100)}%`;
const place = {
  left: share(left, size[0]),
  top: share(top, size[1]),
  width: share(wide, size[0]),
  height: share(high, size[1]),
};
const stroke = 60;

/** Foil over a ticket that was paid and drawn: it goes where the finger goes, and the rest of it by itself. Row CAS-36. */
export function Foil({ uncover }: { uncover: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const open = useRef<ReadonlySet<number>>(new Set());
  const before = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen == null || canvas.current === null) return;
    pen.fillStyle = getComputedStyle(canvas.current).color;
    pen.fillRect(0, 0, wide, high);
    pen.strokeStyle = getComputedStyle(canvas.current).borderTopColor;
    pen.lineWidth = 3;
    for (let y = 20; y < high; y += 34) {
      pen.beginPath();
      for (let x = 0; x <= wide; x += 6) pen.lineTo(x, y + 9 * Math.sin(x / 16));
      pen.stroke();
    }
    pen.globalCompositeOperation = 'destination-out';
    pen.lineWidth = stroke;
    pen.lineCap = 'round';
  }, []);
  const move = ({ currentTarget, clientX, clientY, buttons, pointerType }: PointerEvent<HTMLCanvasElement>) => {
    const pen = currentTarget.getContext('2d');
    if (pen === null || (pointerType === 'mouse' && buttons === 0)) {
      before.current = null;
      return;
    }
    const field = currentTarget.getBoundingClientRect();
    const at = { x: ((clientX - field.left) / field.width) * wide, y: ((clientY - field.top) / field.height) * high };
    const from = before.current ?? at;
    before.current = at;
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(at.x, at.y + 0.1);
    pen.stroke();
    open.current = touched(open.current, from, at);
    if (isOpenEnough(open.current)) uncover();
  };
  const rest = () => {
    before.current = null;
  };
  return (
    <Fitted size={size}>
      <canvas
        ref={canvas}
        className={css.foil}
        style={place}
        width={wide}
        height={high}
        aria-hidden="true"
        onPointerDown={move}
        onPointerMove={move}
        onPointerUp={rest}
        onPointerLeave={rest}
      />
    </Fitted>
  );
}
