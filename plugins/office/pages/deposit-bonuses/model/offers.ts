import { DepositBonusesAnswer } from '@contracts/bonuses';

import { createAsked } from '../../../../sdk/asked';

export const offers = createAsked(({ office }) => office.read('/office-api/v1/bonuses/deposit', DepositBonusesAnswer));
