import { dice } from '@contracts/games/dice';
import { mines } from '@contracts/games/mines';
import { pegs } from '@contracts/games/pegs';
import { roulette } from '@contracts/games/roulette';
import { wheel } from '@contracts/games/wheel';

import { toldRules, totalOf } from '@/entities/casino/pieces';
import type { ChoiceProps, GameParts } from '@/entities/casino/round';

import { Chance } from '../ui/chance';
import { DiceScale } from '../ui/dice-scale';
import { MinesCount } from '../ui/mines-count';
import { OpenCells } from '../ui/open-cells';
import { RiskChoice } from '../ui/risk-choice';
import { diceOutcome, minesOutcome, pegOutcome, rouletteOutcome, wheelOutcome } from './outcome';
import { diceRows, minesRows, pegRows, rouletteRows, wheelRows } from './rows';

const WithRows = (props: ChoiceProps) => <RiskChoice {...props} hasRows />;

/** Tables of one draw, and mines. */
export const parts = {
  dice: {
    ...{ maths: dice, Controls: Chance, Field: DiceScale },
    ...{ outcome: diceOutcome, Rules: toldRules('rounds.rules.dice', diceRows) },
  },
  mines: {
    ...{ maths: mines, Controls: MinesCount, Board: OpenCells, take: 'worth' },
    ...{ outcome: minesOutcome, Rules: toldRules('rounds.rules.mines', minesRows) },
  },
  roulette: {
    ...{ maths: roulette, Controls: null, stakeOf: totalOf },
    ...{ outcome: rouletteOutcome, Rules: toldRules('rounds.rules.roulette', rouletteRows) },
  },
  wheel: {
    maths: wheel,
    Controls: RiskChoice,
    outcome: wheelOutcome,
    Rules: toldRules('rounds.rules.wheel', wheelRows),
  },
  'peg-drop': {
    maths: pegs,
    Controls: WithRows,
    outcome: pegOutcome,
    Rules: toldRules('rounds.rules.peg-drop', pegRows),
  },
} satisfies GameParts<'tables'>;
