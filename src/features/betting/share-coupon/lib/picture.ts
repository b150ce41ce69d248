/** A coupon as it stands on a picture; every text is ready to be read. */
export type PictureText = {
  title: string;
  legs: readonly { outcome: string; match: string; market: string; odds: string }[];
  /** Label and figure under the legs; null: the type has no odds of its own. */
  total: { label: string; odds: string } | null;
  code: string;
  isRightToLeft: boolean;
};

type Colours = { ground: string; text: string; quiet: string; line: string; accent: string; onAccent: string };

const WIDTH = 640;
const PAD = 32;
const HEAD = 72;
const LEG = 76;
const FOOT = 76;
const FONT = 'system-ui, sans-serif';

/** Height in CSS pixels. */
const pictureHeight = ({ legs, total }: PictureText): number =>
  HEAD + legs.length * LEG + (total === null ? 0 : 48) + FOOT;

/** Cuts a text to a width, with an ellipsis. */
function cutText(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let end = text.length;
  while (end > 0 && context.measureText(`${text.slice(0, end)}…`).width > width) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** Draws twice as fine as CSS pixels, so that it is sharp on every screen. */
export function drawPicture(canvas: HTMLCanvasElement, text: PictureText, colours: Colours): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const height = pictureHeight(text);
  canvas.width = WIDTH * 2;
  canvas.height = height * 2;
  context.scale(2, 2);
  const { isRightToLeft } = text;
  context.direction = isRightToLeft ? 'rtl' : 'ltr';
  const start = isRightToLeft ? WIDTH - PAD : PAD;
  const end = isRightToLeft ? PAD : WIDTH - PAD;
  const write = (words: string, y: number, font: string, colour: string, { atEnd = false, width = WIDTH } = {}) => {
    context.font = `${font} ${FONT}`;
    context.fillStyle = colour;
    context.textAlign = atEnd ? 'end' : 'start';
    context.fillText(cutText(context, words, width), atEnd ? end : start, y);
  };
  const rule = (y: number) => {
    context.fillStyle = colours.line;
    context.fillRect(PAD, y, WIDTH - 2 * PAD, 1);
  };

  context.fillStyle = colours.ground;
  context.fillRect(0, 0, WIDTH, height);
  write(text.title, 46, '600 24px', colours.text);
  let y = HEAD;
  for (const leg of text.legs) {
    rule(y);
    write(leg.outcome, y + 30, '600 18px', colours.text, { width: WIDTH - 2 * PAD - 110 });
    write(leg.odds, y + 30, '600 18px', colours.text, { atEnd: true });
    write(`${leg.market} · ${leg.match}`, y + 56, '15px', colours.quiet, { width: WIDTH - 2 * PAD });
    y += LEG;
  }
  if (text.total !== null) {
    rule(y);
    write(text.total.label, y + 32, '16px', colours.quiet);
    write(text.total.odds, y + 32, '700 20px', colours.text, { atEnd: true });
    y += 48;
  }
  context.fillStyle = colours.accent;
  context.fillRect(0, y + 12, WIDTH, FOOT - 12);
  context.font = `700 28px ${FONT}`;
  context.fillStyle = colours.onAccent;
  context.textAlign = 'center';
  context.fillText(text.code, WIDTH / 2, y + 54);
}
