import { bingo } from '@contracts/games/bingo';
import { keno } from '@contracts/games/keno';
import { scratch } from '@contracts/games/scratch';
import { sicBo } from '@contracts/games/sic-bo';

import { toldRules } from '@/entities/casino/pieces';
import type { GameParts } from '@/entities/casino/round';

import { BingoCard, OtherCard } from '../ui/bingo-card';
import { BingoRules } from '../ui/bingo-rules';
import { Foil } from '../ui/foil';
import { KenoPicks } from '../ui/keno-picks';
import { KenoRules } from '../ui/keno-rules';
import { NumberField } from '../ui/number-field';
import { Pool } from '../ui/pool';
import { SicBoCloth } from '../ui/sic-bo-cloth';
import { bingoOutcome, kenoOutcome, scratchOutcome, sicBoOutcome } from './outcome';
import { sicBoRows } from './rows';

/** Numbers, dice and tickets. */
export const parts = {
  keno: { maths: keno, Controls: KenoPicks, Field: NumberField, outcome: kenoOutcome, Rules: KenoRules },
  'sic-bo': {
    ...{ maths: sicBo, Controls: SicBoCloth, isWide: true },
    ...{ outcome: sicBoOutcome, Rules: toldRules('originals.rules.sic-bo', sicBoRows) },
  },
  'bingo-75': { maths: bingo, Controls: OtherCard, Field: BingoCard, outcome: bingoOutcome, Rules: BingoRules },
  scratch: { maths: scratch, Controls: null, Cover: Foil, outcome: scratchOutcome, Rules: Pool },
} satisfies GameParts<'numbers'>;
