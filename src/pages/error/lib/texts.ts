import type { TextKey } from '@/shared/i18n';
import type { RouteFailure } from '@/shared/routing';

type Texts = { title: TextKey; text: TextKey; action: TextKey };

const general: Texts = { title: 'technical.error.title', text: 'technical.error.text', action: 'technical.reload' };

/** The specified words for a dictionary that did not come; our own words for the rest. Spec: shell §8, ERR-18. */
export function textsOf(failure: RouteFailure | null): Texts {
  if (failure?.text === 'dictionary')
    return {
      title: 'main_dictionary_load_error',
      text: 'main_dictionary_refresh_page',
      action: 'main_page_refresh_button',
    };
  if (failure?.text === 'chunk')
    return { title: 'technical.chunk.title', text: 'technical.chunk.text', action: 'technical.reload' };
  if (failure?.status === 403)
    return { title: 'technical.forbidden.title', text: 'technical.notFound.text', action: 'technical.retry' };
  return general;
}

/** The page only knows that there was an error. */
export const isGeneral = (failure: RouteFailure): boolean => textsOf(failure) === general;
