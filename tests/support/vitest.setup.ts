import { afterEach } from 'vitest';

// Suites without a document skip all of this.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  await import('@testing-library/jest-dom/vitest');
  const { installDialog, installPopover } = await import('./jsdom.ts');
  installDialog();
  installPopover();
  afterEach(cleanup);
}
