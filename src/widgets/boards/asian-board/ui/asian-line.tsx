import { useUnit } from 'effector-react';
import { type ReactNode, useMemo } from 'react';

import { handicapText, type LineStyle, restLine, totalText } from '@/entities/boards/asian-line';
import { type MarketInfo, type MatchInfo, shortOutcome } from '@/entities/match';
import { $locale, useT } from '@/shared/i18n';

import type { AsianLines, PartLines } from '../lib/lines';
import { $isSplit } from '../model/view';
import { AsianCells } from './asian-cells';
import * as board from './board.css';
import * as css from './match.css';

const parts = ['full', 'first'] as const;

type AsianLineProps = {
  match: MatchInfo;
  lines: AsianLines;
  /** 0: the main line, beside which time, names and results stand. */
  index: number;
  /** How far the home side is ahead in what handicaps count. */
  lead: number;
  children: ReactNode;
};

/** One line of a match in both of its parts: handicap, total and, beside the main line, the result. */
export function AsianLine({ match, lines, index, lead, children }: AsianLineProps) {
  const t = useT();
  const [locale, isSplit] = useUnit([$locale, $isSplit]);
  const style = useMemo((): LineStyle => ({ t, locale, isSplit }), [t, locale, isSplit]);
  const labels = {
    handicap: (market: MarketInfo) => handicapText(restLine(market, lead) ?? market.param ?? 0, style),
    total: (market: MarketInfo) => totalText(market, style),
    result: (market: MarketInfo) => shortOutcome(t, market),
  };
  const cellsOf = (part: (typeof parts)[number], { handicap, total, result }: PartLines) => {
    const className = `${board.cells} ${board.cellsOf[part]}`;
    const pairs = [
      { column: 'handicap', markets: handicap[index]?.sides, labelOf: labels.handicap },
      { column: 'total', markets: total[index]?.sides, labelOf: labels.total },
      {
        column: 'result',
        markets: index > 0 ? undefined : lines.hasDraw ? result : result.slice(0, 2),
        labelOf: labels.result,
      },
    ];
    return pairs.map(({ column, markets, labelOf }) =>
      markets ? (
        <AsianCells key={part + column} {...{ match, className, markets, labelOf }} />
      ) : (
        <span key={part + column} className={className} />
      ),
    );
  };

  return (
    <div className={css.line}>
      {index === 0 ? children : <span className={css.under} />}
      {parts.map((part) => (part === 'full' || lines.hasFirst ? cellsOf(part, lines[part]) : null))}
    </div>
  );
}
