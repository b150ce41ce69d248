/** A coupon for a picture. Every text is ready to draw. */
export type PictureText = {
  title: string;
  legs: readonly { outcome: string; match: string; market: string; odds: string }[];
  /** Label and figure under the legs. Null: this type has no odds of its own. */
  total: { label: string; odds: string } | null;
  code: string;
  isRightToLeft: boolean;
};

type Colours = { ground: string; text: string; quiet: string; line: string; accent: string; onAccent: string };

const pictureWidth = 640;
const pad = 32;
const headHeight = 72;
const legHeight = 76;
const footHeight = 76;
const fontFamily = 'system-ui, sans-serif';

/** Height in CSS pixels. */
const pictureHeight = ({ legs, total }: PictureText): number =>
  headHeight + legs.length * legHeight + (total === null ? 0 : 48) + footHeight;

/** Cuts a text to a width and adds an ellipsis. */
function cutText(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let end = text.length;
  while (end > 0 && context.measureText(`${text.slice(0, end)}…`).width > width) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** Draws at twice the resolution of CSS pixels, so that every screen shows it sharp. */
export function drawPicture(canvas: HTMLCanvasElement, text: PictureText, colours: Colours): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const height = pictureHeight(text);
  canvas.width = pictureWidth * 2;
  canvas.height = height * 2;
  context.scale(2, 2);
  const { isRightToLeft } = text;
  context.direction = isRightToLeft ? 'rtl' : 'ltr';
  const start = isRightToLeft ? pictureWidth - pad : pad;
  const end = isRightToLeft ? pad : pictureWidth - pad;
  const write = (
    words: string,
    y: number,
    font: string,
    colour: string,
    { atEnd = false, width = pictureWidth } = {},
  ) => {
    context.font = `${font} ${fontFamily}`;
    context.fillStyle = colour;
    context.textAlign = atEnd ? 'end' : 'start';
    context.fillText(cutText(context, words, width), atEnd ? end : start, y);
  };
  const rule = (y: number) => {
    context.fillStyle = colours.line;
    context.fillRect(pad, y, pictureWidth - 2 * pad, 1);
  };

  context.fillStyle = colours.ground;
  context.fillRect(0, 0, pictureWidth, height);
  write(text.title, 46, '600 24px', colours.text);
  let y = headHeight;
  for (const leg of text.legs) {
    rule(y);
    write(leg.outcome, y + 30, '600 18px', colours.text, { width: pictureWidth - 2 * pad - 110 });
    write(leg.odds, y + 30, '600 18px', colours.text, { atEnd: true });
    write(`${leg.market} · ${leg.match}`, y + 56, '15px', colours.quiet, { width: pictureWidth - 2 * pad });
    y += legHeight;
  }
  if (text.total !== null) {
    rule(y);
    write(text.total.label, y + 32, '16px', colours.quiet);
    write(text.total.odds, y + 32, '700 20px', colours.text, { atEnd: true });
    y += 48;
  }
  context.fillStyle = colours.accent;
  context.fillRect(0, y + 12, pictureWidth, footHeight - 12);
  context.font = `700 28px ${fontFamily}`;
  context.fillStyle = colours.onAccent;
  context.textAlign = 'center';
  context.fillText(text.code, pictureWidth / 2, y + 54);
}
