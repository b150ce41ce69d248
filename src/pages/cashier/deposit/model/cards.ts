import { createEvent, sample } from 'effector';

import { $t } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';

import { removeCardMutation } from '../api/deposits';
import { $form, formChanged } from './form';

/** A saved card shall be forgotten. Row PAY-19. */
export const cardRemoved = createEvent<string>();

sample({ clock: cardRemoved, fn: (id) => ({ id }), target: removeCardMutation.start });
sample({
  clock: removeCardMutation.finished.success,
  source: $form,
  filter: ({ savedId }, { params }) => savedId === params.id,
  fn: () => ({ savedId: null }),
  target: formChanged,
});
sample({
  clock: removeCardMutation.finished.failure,
  source: $t,
  fn: (t) => ({ kind: 'error' as const, text: t('cashier.card.notRemoved') }),
  target: noticeShown,
});
