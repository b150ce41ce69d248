import type { ReactNode } from 'react';

import { type Leg, oddsOf, type PlacedBet, statusKeys } from '@/entities/bet';
import { useFormat, usePlaces, useRefusalText } from '@/entities/bet-format';
import { fullOutcome, MatchName } from '@/entities/match';
import { useT } from '@/shared/i18n';
import { Money } from '@/shared/ui/money';
import { Tag } from '@/shared/ui/tag';

import { blocksOf, hasLines } from '../lib/shape';
import { RaceNotes } from './race-notes';
import * as css from './read-bet.css';

/** What a place can show beside a leg's sides and result: its live score, how the leg stands, and its price by now. */
export type LegParts = {
  /** Writes the odds as the surrounding place does. Absent where the bet is single. */
  odds?: (milli: number) => string;
  Match?: (props: { leg: Leg }) => ReactNode;
  Stand?: (props: { leg: Leg }) => ReactNode;
  Price?: (props: { leg: Leg; placedAt: number }) => ReactNode;
};

type Sides = { opp1: { name: string }; opp2: { name: string } };

const isStatus = (id: number): id is keyof typeof statusKeys => id in statusKeys;

/** The outcomes of a joined bet, each with its result. */
function Parts({ parts, sides }: { parts: NonNullable<Leg['parts']>; sides: Sides }) {
  const t = useT();
  return (
    <ul className={css.parts} aria-label={t('bets.parts')}>
      {parts.map((part) => (
        <li key={part.marketId} className={css.part}>
          <span className={css.text}>
            <bdi>{fullOutcome(t, part, sides)}</bdi> <bdi className={css.quiet}>{part.groupName}</bdi>
          </span>
          {isStatus(part.statusId) && <span className={css.stand}>{t(statusKeys[part.statusId])}</span>}
        </li>
      ))}
    </ul>
  );
}

type OneLeg = LegParts & { bet: PlacedBet; leg: Leg; number: number | null };

function OneLeg({ bet, leg, number, Match, Stand, Price, odds }: OneLeg) {
  const t = useT();
  const own = useFormat(usePlaces(oddsOf(bet)));
  const { game, parts } = leg;
  const sides = { opp1: { name: game.opp1 }, opp2: { name: game.opp2 } };
  return (
    <li className={number === null ? css.leg : `${css.leg} ${css.numbered}`}>
      {number !== null && (
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
      )}
      <div className={css.text}>
        <div>
          <bdi className={css.outcome}>{parts ? leg.groupName : fullOutcome(t, leg, sides)}</bdi>
          {bet.hasBanker && leg.blockId === 0 && (
            <span className={css.banker}>
              <Tag>{t('coupon.leg.banker')}</Tag>
            </span>
          )}
        </div>
        <div className={css.quiet}>
          {!parts && <bdi>{leg.groupName}</bdi>}
          <RaceNotes bet={bet} leg={leg} />
          {leg.earlyLead !== undefined && <span>{` · ${t('bets.early', { count: leg.earlyLead })}`}</span>}
        </div>
      </div>
      <div className={css.side}>
        <bdi className={css.odds}>{(odds ?? own.odds)(leg.milliOdds)}</bdi>
        {Stand ? <Stand leg={leg} /> : <span className={css.stand}>{t(statusKeys[leg.statusId])}</span>}
        {Price && <Price leg={leg} placedAt={bet.placedAt} />}
      </div>
      {parts && (
        <div className={css.match}>
          <Parts parts={parts} sides={sides} />
        </div>
      )}
      <div className={css.match}>
        {Match ? (
          <Match leg={leg} />
        ) : (
          <div className={css.quiet}>
            <MatchName opp1={game.opp1} opp2={game.opp2} />
          </div>
        )}
      </div>
    </li>
  );
}

/**
 * What the player bet on: outcome, market and match of each leg, in its block. Legs have numbers where lines refer to
 * them.
 */
function Legs({ bet, ...parts }: LegParts & { bet: PlacedBet }) {
  const t = useT();
  const { money } = useFormat();
  const isNumbered = hasLines(bet);
  const blocks = blocksOf(bet);
  const list = (legs: readonly Leg[], label: string) => (
    <ul className={css.legs} aria-label={label}>
      {legs.map((leg) => (
        <OneLeg
          key={leg.marketId}
          bet={bet}
          leg={leg}
          number={isNumbered ? bet.legs.indexOf(leg) + 1 : null}
          {...parts}
        />
      ))}
    </ul>
  );
  if (blocks[0]?.number === null) return list(bet.legs, t('coupon.list'));
  const stakeOf = (index: number) => bet.blockStakes[index];
  return (
    <div className={css.blocks}>
      {blocks.map(({ number, legs }, index) => {
        const name = number === 0 ? t('coupon.leg.lobby') : t('coupon.leg.block', { number: number ?? 1 });
        const stake = stakeOf(index);
        return (
          <div key={number} className={css.block}>
            <div className={css.blockHead}>
              <span>{name}</span>
              {stake !== undefined && (
                <span>
                  <span>{t('coupon.stake')}</span>
                  <span>:</span>{' '}
                  <span>{stake === null ? t('coupon.leg.allThereIs') : <Money text={money(stake, bet.iso)} />}</span>
                </span>
              )}
            </div>
            {list(legs, name)}
          </div>
        );
      })}
    </div>
  );
}

/** What was bet on. A request that was turned down says why. */
export function BetLegs(props: LegParts & { bet: PlacedBet }) {
  const textOf = useRefusalText();
  const { refusal } = props.bet;
  return (
    <>
      <Legs {...props} />
      {refusal !== undefined && <p className={css.quiet}>{textOf({ code: refusal, message: '' })}</p>}
    </>
  );
}
