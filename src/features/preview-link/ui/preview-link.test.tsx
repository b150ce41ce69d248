// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createWatch } from 'effector';
import { expect, test, vi } from 'vitest';

import { now, open, press, refusal } from '@/shared/testing';

import { previewRefused } from '../index';
import { PreviewButton, PreviewNote } from './preview-link';

const path = '/plugins-api/v1/room/previews';
const address = 'https://north.example/preview-api/v1/open?link=abc';
const openBoth = (answer: unknown) =>
  open(
    <>
      <PreviewButton subject={{ proposal: 7 }} />
      <PreviewNote of="7" />
      <PreviewButton subject={{ app: 'news', version: '1.2.0' }} />
      <PreviewNote of="news" />
    </>,
    { texts: ['debugger'], backend: { [`POST ${path}`]: answer } },
  );

test('[SITE-06] a press makes a link beside what it shows, with its end and what it leaves out', async () => {
  const { sent } = await openBoth({ data: { address, until: now + 14_400_000, left: ['minAge'] } });
  await press('Make a preview link');
  expect(screen.getByLabelText('Preview link')).toHaveValue(address);
  expect(screen.getByText('Whoever opens it sees this until 2026-11-22 16:00 (UTC). Nobody else does.')).toBeVisible();
  expect(screen.getByText(/^Not part of the preview.*: minAge$/)).toBeVisible();
  await press('Preview 1.2.0');
  expect(screen.getByLabelText('Preview link of 1.2.0')).toHaveValue(address);
  expect(screen.queryByLabelText('Preview link')).toBeNull();
  expect(sent()).toEqual([
    [`POST ${path}`, { proposal: 7 }],
    [`POST ${path}`, { app: 'news', version: '1.2.0' }],
  ]);
});

test('[SITE-06] a link that cannot be made is told, and the room hears that its session may be over', async () => {
  const { scope } = await openBoth(refusal(403, '', 403));
  const heard = vi.fn();
  createWatch({ unit: previewRefused, fn: heard, scope });
  await press('Make a preview link');
  expect(screen.getByText(/^That did not work/)).toBeVisible();
  expect(heard.mock.calls).toEqual([[403]]);
});
