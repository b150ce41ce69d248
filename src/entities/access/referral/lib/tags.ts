/** Parameters of an address by which a partner sends visitors. Spec: shell §2. */
export const tagNames = ['bf', 'tag', 'btag', 'vkref', 'utm_source', 'qtag', 'whn', 'click_id'] as const;
type TagName = (typeof tagNames)[number];
export type ReferralTags = Partial<Record<TagName, string>>;

/** The allowed form of a partner's tag. Anything else means that somebody plays with the address (design T17). */
const acceptable = /^[A-Za-z0-9_.-]{1,128}$/;

/** Reads tags from the query only, not from the path or the hash. Spec: shell §5. */
export function readTags(search: string): ReferralTags {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    tagNames.flatMap((name) => {
      const value = query.get(name);
      return value !== null && acceptable.test(value) ? [[name, value]] : [];
    }),
  );
}

export const hasReferral = (tags: ReferralTags): boolean => Object.keys(tags).length > 0;
