import type { DocumentState, DocumentType, PlayerDocument } from '@contracts/documents';

import type { TextKey } from '@/shared/i18n';
import type { TagTone } from '@/shared/ui/tag';

const names: Readonly<Record<DocumentType, TextKey>> = {
  1: 'verification.type.passport',
  2: 'verification.type.card',
  3: 'verification.type.address',
};
export const typeText = (type: DocumentType): TextKey => names[type];

export const stateText = (state: DocumentState): TextKey => `verification.state.${state}`;

const tones: Readonly<Record<DocumentState, TagTone>> = {
  new: 'accent',
  processing: 'accent',
  waiting_for_you: 'warning',
  passed: 'won',
  rejected: 'danger',
  expired: 'warning',
};
export const toneOf = (state: DocumentState): TagTone => tones[state];

/** What a state means for the player, with the reason where there is one. */
export function meaningOf({ state, reason }: Pick<PlayerDocument, 'state' | 'reason'>): TextKey {
  const isExplained = reason !== undefined && (state === 'waiting_for_you' || state === 'rejected');
  return isExplained ? `verification.reason.${reason}` : `verification.text.${state}`;
}
