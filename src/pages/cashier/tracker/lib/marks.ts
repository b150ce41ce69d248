import { trackerBounds } from '@contracts/tracker';

/** Tags as somebody types them, parted by commas: each once, without spaces around it. */
export const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،;]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** What is wrong with the tags, if anything. */
export function faultOf(tags: readonly string[]): 'many' | 'long' | null {
  if (tags.length > trackerBounds.tags) return 'many';
  return tags.some(({ length }) => length > trackerBounds.tag) ? 'long' : null;
}
