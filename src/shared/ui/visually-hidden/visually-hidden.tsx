import type { ComponentProps } from 'react';

import { visuallyHidden } from './visually-hidden.css';

/** Only screen readers read it. `role="status"` or `aria-live` make it an announcement, `as="h1"` the name of a page. */
export function VisuallyHidden({ as = 'span', ...props }: ComponentProps<'span'> & { as?: 'span' | 'h1' }) {
  // Both elements have the attributes of any element and no others that matter here.
  const Tag = as as 'span';
  return <Tag {...props} className={visuallyHidden} />;
}
