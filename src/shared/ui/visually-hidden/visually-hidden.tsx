import type { ComponentProps } from 'react';

import { visuallyHidden } from './visually-hidden.css';

/** Only screen readers read it. `role="status"` or `aria-live` make it an announcement. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={visuallyHidden} />;
}
