// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { $pageName } from '@/features/page-query';
import { $routeMatch } from '@/shared/routing';
import { open } from '@/shared/testing';

import { SectionPage } from './page';

const meta = { pageId: 'news', title: 'page.title.news', layout: 'main', section: 'news' };
const openNews = (params: object, name: string) =>
  open(<SectionPage />, {
    ...{ texts: ['section', 'news'], backend: {}, address: '/news/x' },
    values: [
      [$routeMatch, { meta, params }],
      [$pageName, name],
    ],
  });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const hostile = '"</script><b>עברית\u202E';

test.each([
  [{ slug: 'x' }, 'How limits work', 'News · How limits work'],
  [{ slug: 'x' }, hostile, `News · ${hostile}`],
  [{ slug: 'x' }, '', 'News'],
  [{}, 'Sports news', 'News'],
])('[SEO-10] an article of %j called %j has the heading %j', async (params, name, said) => {
  await openNews(params, name);
  expect(heading()).toBe(said);
});
