import { sample } from 'effector';

import { RewardsAnswer } from '@contracts/rewards';

import { createAsked } from '../../../../sdk/asked';
import { createTaking } from '../../../shared/taking';

const path = '/office-api/v1/rewards';

export const rewards = createAsked(({ office }) => office.read(path, RewardsAnswer).then(({ data }) => data));
export const taking = createTaking(RewardsAnswer);
export const addressOf = (id: string): string => `${path}/${id}/take`;

sample({ clock: taking.done, fn: ({ result }) => result, target: rewards.changed });
