import { sample } from 'effector';

import { WagerBonusesAnswer } from '@contracts/bonuses';

import { createAsked } from '../../../../sdk/asked';
import { givingUp } from '../../../features/give-up-bonus';

export const bonuses = createAsked(({ office }) =>
  office.read('/office-api/v1/bonuses/wager', WagerBonusesAnswer).then(({ data }) => data),
);

sample({ clock: givingUp.done, fn: ({ result }) => result, target: bonuses.changed });
