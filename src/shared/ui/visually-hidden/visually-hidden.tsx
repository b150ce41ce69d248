import type { ComponentProps } from 'react';

import { visuallyHidden } from './visually-hidden.css';

/** Read aloud, not drawn. `role="status"` or `aria-live` make it an announcement. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={visuallyHidden} />;
}
