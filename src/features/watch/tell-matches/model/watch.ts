import { combine, createStore, sample } from 'effector';

import { Coupon } from '@contracts/coupon';

import { toPlacedBet } from '@/entities/bet';
import { $favourites } from '@/entities/favourites/matches';
import { $tells } from '@/entities/preferences';
import { feedChanged, userValuesOf } from '@/shared/feed';
import { $format, $t, formatDateTime } from '@/shared/i18n';

import { after, type Known, topicOf } from '../lib/facts';
import { happenings } from '../lib/happenings';
import { type Message, messageOf, messageOfBet } from '../lib/message';
import { $isSilent } from './silence';

/** So many followed matches are listened to; the newest stars first. */
const most = 20;

/** The topics of the followed matches, as long as the player wants to hear of any. */
export const $topics = combine($favourites, $tells, (favourites, tells): readonly string[] =>
  tells.some((tell) => tell !== 'bets') ? favourites.slice(-most).map(({ id }) => topicOf(id)) : [],
);

const $known = createStore<Known>(new Map());
const heard = sample({
  clock: feedChanged,
  source: { known: $known, topics: $topics },
  fn: ({ known, topics }, changes) => ({ before: known, now: after(known, changes, new Set(topics)) }),
});
sample({ clock: heard, filter: ({ before, now }) => before !== now, fn: ({ now }) => now, target: $known });

const happened = sample({
  clock: heard,
  source: { tells: $tells, t: $t, format: $format, isSilent: $isSilent },
  fn: ({ tells, t, format, isSilent }, { before, now }): readonly Message[] =>
    isSilent || before === now
      ? []
      : happenings(before, now)
          .filter(({ tell }) => tells.includes(tell))
          .map((happening) => messageOf(happening, t, (at) => formatDateTime(at, format))),
});

const settled = sample({
  clock: userValuesOf('coupon', Coupon).map(toPlacedBet),
  source: { tells: $tells, t: $t, format: $format, isSilent: $isSilent },
  fn: ({ tells, t, format, isSilent }, bet): readonly Message[] => {
    const message = isSilent || !tells.includes('bets') ? null : messageOfBet(bet, t, format.locale);
    return message === null ? [] : [message];
  },
});

/** Something that the player wants to hear of has happened. Every tab finds it out. */
export const messagesCame = sample({ clock: [happened, settled], filter: (messages) => messages.length > 0 });
