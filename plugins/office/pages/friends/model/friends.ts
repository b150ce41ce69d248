import { FriendsAnswer } from '@contracts/friends';

import { createAsked } from '../../../../sdk/asked';

export const friends = createAsked(({ office }) => office.read('/office-api/v1/friends', FriendsAnswer));
