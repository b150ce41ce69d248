import { afterEach } from 'vitest';

// Tests without a document need none of this.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine may first compile the code that a test waits for.
  configure({ asyncUtilTimeout: 8_000 });
  await import('@testing-library/jest-dom/vitest');
  const { installDialog, installPopover, installResizeObserver } = await import('./jsdom.ts');
  installDialog();
  installPopover();
  installResizeObserver();
  afterEach(cleanup);
}
