import { useUnit } from 'effector-react';

import { type MarketGroup, type MatchInfo, shortTeamName } from '@/entities/match';
import { $look } from '@/entities/preferences';
import { fullOutcome, OutcomeButton, shortOutcome } from '@/features/betting/pick-outcome';
import { useT } from '@/shared/i18n';
import { usePart } from '@/shared/part';
import { Details } from '@/shared/ui/details';
import { cut } from '@/shared/ui/theme';

import {
  handicapRows,
  isHandicap,
  isPlayerList,
  isScoreGrid,
  marketColumns,
  playerColumns,
  scoreColumns,
  scoreGrid,
} from '../lib/layout';
import * as css from './market.css';
import { MarketHistory } from './market-history';
import { toolsPart } from './tools-part';
import { useLockWords } from './use-lock-words';

type MarketCardProps = {
  match: MatchInfo;
  group: MarketGroup;
  isStarred: boolean;
  /** What somebody found it by: these words are marked in its name. */
  typed: string | null;
  isOpen: boolean;
  beginsColumn?: boolean | undefined;
  onToggle: (isOpen: boolean) => void;
};

/** A market with its outcomes. It folds. */
export function MarketCard({
  match,
  group,
  isStarred,
  typed,
  isOpen,
  beginsColumn = false,
  onToggle,
}: MarketCardProps) {
  const t = useT();
  const { module } = usePart(toolsPart);
  const [first] = group.markets;
  return (
    <div className={beginsColumn ? css.onTop : css.market}>
      <Details
        summaryClassName={css.summary}
        summary={
          <>
            <h2>{module && typed !== null ? <module.Marked name={group.name} typed={typed} /> : group.name}</h2>
            {module && <module.LockTag match={match} group={group} />}
          </>
        }
        open={isOpen}
        onToggle={onToggle}
      >
        <Body match={match} group={group} />
      </Details>
      {module && (
        <div className={css.star}>
          <module.MarketStar sportId={match.sportId} group={group} isOn={isStarred} />
        </div>
      )}
      <div className={css.tools}>
        <MarketHistory match={match} group={group} />
        {module && <module.PriceInfo group={group} nameOf={(market) => fullOutcome(t, market, match)} />}
        {module && first && (
          <module.MarketRules title={group.name} marketId={first.id} outcome={fullOutcome(t, first, match)} />
        )}
      </div>
    </div>
  );
}

function Body({ match, group }: Pick<MarketCardProps, 'match' | 'group'>) {
  if (isScoreGrid(group.id)) return <Scores match={match} outcomes={group.markets} />;
  if (isPlayerList(group.id)) return <PlayersOf match={match} outcomes={group.markets} />;
  if (isHandicap(group.id)) return <Handicaps match={match} outcomes={group.markets} />;
  return (
    <div className={css.outcomes({ columns: marketColumns(group.id, group.markets.length) })}>
      <Outcomes match={match} outcomes={group.markets} />
    </div>
  );
}

type OutcomesProps = { match: MatchInfo; outcomes: MarketGroup['markets'] };

function Outcomes({ match, outcomes }: OutcomesProps) {
  const t = useT();
  // The button shows short words; screen readers get the full ones.
  const isShort = useUnit($look).includes('short');
  const lockOf = useLockWords(match);
  const sides = { opp1: { name: shortTeamName(match.opp1.name) }, opp2: { name: shortTeamName(match.opp2.name) } };
  return outcomes.map((market) => (
    <OutcomeButton
      key={market.id}
      match={match}
      market={market}
      label={isShort ? shortOutcome(t, market) : fullOutcome(t, market, sides)}
      lock={lockOf(market)}
    />
  ));
}

/** Home wins, draws and away wins as columns. Other scores lie across them. */
function Scores({ match, outcomes }: OutcomesProps) {
  const grid = scoreGrid(outcomes);
  const sides = scoreColumns(grid);
  return (
    <div className={`${css.outcomes({ columns: sides.length === 3 ? 3 : 2 })} ${css.scores}`}>
      {sides.map((side) => (
        <div key={side} className={css.column}>
          <Outcomes match={match} outcomes={grid[side]} />
        </div>
      ))}
      {grid.other.length > 0 && (
        <div className={css.wide}>
          <Outcomes match={match} outcomes={grid.other} />
        </div>
      )}
    </div>
  );
}

/** Players under the name of their side; "no goal" and the like lie across. */
function PlayersOf({ match, outcomes }: OutcomesProps) {
  const { home, away, other } = playerColumns(outcomes);
  const columns = [
    [match.opp1, home],
    [match.opp2, away],
  ] as const;
  return (
    <div className={css.outcomes({ columns: 2 })}>
      {/* A search may find nobody of a side. */}
      {columns.map(
        ([{ id, name }, players]) =>
          players.length > 0 && (
            <div key={id} role="group" aria-label={name} className={css.column}>
              <bdi className={`${css.sideName} ${cut}`} aria-hidden="true">
                {shortTeamName(name)}
              </bdi>
              <Outcomes match={match} outcomes={players} />
            </div>
          ),
      )}
      {other.length > 0 && (
        <div className={css.wide}>
          <Outcomes match={match} outcomes={other} />
        </div>
      )}
    </div>
  );
}

/** Sides as columns under their names, so that a button has room for its line. */
function Handicaps({ match, outcomes }: OutcomesProps) {
  const t = useT();
  const lockOf = useLockWords(match);
  return (
    <div className={css.outcomes({ columns: 2 })}>
      {[match.opp1, match.opp2].map(({ id, name }) => (
        <bdi key={id} className={`${css.sideName} ${cut}`} aria-hidden="true">
          {shortTeamName(name)}
        </bdi>
      ))}
      {handicapRows(outcomes).flatMap(({ line, home, away }) =>
        [home, away].map((market, side) =>
          market ? (
            <OutcomeButton
              key={market.id}
              match={match}
              market={market}
              label={shortOutcome(t, market)}
              lock={lockOf(market)}
            />
          ) : (
            <span key={`${String(line)} ${String(side)}`} />
          ),
        ),
      )}
    </div>
  );
}
