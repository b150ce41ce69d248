const width = 640;
const edge = 40;
const row = 72;

/** Draws names and values below each other, dark on light for any printer. Null where the browser cannot draw. */
export function pictureOf(
  title: string,
  rows: readonly (readonly [name: string, value: string])[],
): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height: edge * 2 + row * (rows.length + 1) });
  const pen = canvas.getContext('2d');
  if (pen === null) return Promise.resolve(null);
  const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
  const write = (text: string, y: number, font: string) => {
    pen.font = font;
    pen.fillText(text, isRtl ? width - edge : edge, y);
  };
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, canvas.height);
  pen.fillStyle = '#111';
  pen.textAlign = isRtl ? 'right' : 'left';
  write(title, edge + 24, '600 28px system-ui, sans-serif');
  rows.forEach(([name, value], index) => {
    const y = edge + row * (index + 1) + 16;
    write(name, y, '18px system-ui, sans-serif');
    write(value, y + 32, '28px ui-monospace, monospace');
  });
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
