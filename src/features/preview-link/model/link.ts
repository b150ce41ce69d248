import { createEvent, createStore, sample } from 'effector';

import type { PreviewLink, PreviewSubject } from '@contracts/preview';

import { previewMutation } from '../api/preview';

export const previewWanted = createEvent<PreviewSubject>();
/** The place where links are made is left, or another operator sits there. */
export const previewLeft = createEvent();

/** The subject by its name, so that a link is next to the content that it shows. */
const nameOf = (subject: PreviewSubject): string => ('app' in subject ? subject.app : String(subject.proposal));

/** What came of the last press. `link` null: it did not work. */
type Made = { of: string; subject: PreviewSubject; link: PreviewLink | null };
export const $made = createStore<Made | null>(null)
  .on(previewMutation.finished.success, (_, { params, result }) => ({
    ...{ of: nameOf(params), subject: params, link: result },
  }))
  .on(previewMutation.finished.failure, (_, { params }) => ({ of: nameOf(params), subject: params, link: null }))
  .reset([previewMutation.start, previewLeft]);

sample({ clock: previewWanted, target: previewMutation.start });

/** With the status of the answer: the operator's session may be over. */
export const previewRefused = previewMutation.finished.failure.map(({ error }) => error.statusCode);
