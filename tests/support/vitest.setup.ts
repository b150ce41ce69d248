import { afterEach } from 'vitest';

// Suites without a document skip all of this.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // What is waited for may be code that a busy machine compiles first.
  configure({ asyncUtilTimeout: 8_000 });
  await import('@testing-library/jest-dom/vitest');
  const { installDialog, installPopover } = await import('./jsdom.ts');
  installDialog();
  installPopover();
  afterEach(cleanup);
}
