import { outcomeTypes } from '@contracts/markets';

import type { Translate } from '@/shared/i18n';
import { kept } from '@/shared/lib/language';

/** How the texts of lines are written. `isSplit`: a quarter line as the two lines that share its stake, "0.5-1". */
export type LineStyle = { t: Translate; locale: string; isSplit: boolean };

const numbers = kept((locale: string) => new Intl.NumberFormat(locale));

const isQuarter = (line: number) => (line * 2) % 1 !== 0;

/** A line without its sign: "2.5", "0.75", or "0.5-1". */
function bare(line: number, { locale, isSplit }: LineStyle): string {
  const write = (value: number) => numbers(locale).format(value);
  const size = Math.abs(line);
  return isSplit && isQuarter(size) ? `${write(size - 0.25)}-${write(size + 0.25)}` : write(size);
}

/**
 * A handicap on the button of one side. Beside a line such as "0.5-1" a sign would read as one more stroke, so there only the side
 * that gives has a text.
 */
export function handicapText(line: number, style: LineStyle): string {
  if (line === 0) return bare(0, style);
  if (style.isSplit) return line < 0 ? bare(line, style) : '';
  return style.t(line > 0 ? 'sport.line.plus' : 'sport.line.minus', { line: bare(line, style) });
}

/** A total on the button of one side: "O 2.5-3". */
export const totalText = (
  { typeId, param = 0 }: { typeId: number; param?: number | undefined },
  style: LineStyle,
): string =>
  style.t(typeId === outcomeTypes.over ? 'sport.short.over' : 'sport.short.under', { line: bare(param, style) });
