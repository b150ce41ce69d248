import * as alphabet from '../alphabet.ts';
import * as articles from '../articles.ts';
import * as content from '../content.ts';
import * as contentBlocks from '../content-blocks.ts';
import { RemoteView } from '../remote-view.ts';
import { call, lng, type Operation } from './call.ts';

const open = call('site', 'anyone');
const rules = '/content-api/v1/views/rules/{language}/information/rules/{group}';
export const contentCalls: readonly Operation[] = [
  open('seoPage', 'get', '/content-api/v1/page', 'What search engines are told of a page', {
    query: content.pageQuery,
    answers: { 200: content.SeoPageAnswer },
  }),
  open('contentSports', 'get', '/content-api/v1/sports', 'Sports with their English names', {
    query: lng,
    answers: { 200: content.ContentSportsAnswer },
  }),
  open('counters', 'get', '/content-api/v1/counters', 'Analytics counters of the site', {
    query: { domain: content.pageQuery.domain, projectId: content.pageQuery.projectId },
    answers: { 200: content.CountersAnswer },
  }),
  open('content', 'get', '/content-api/v1/content', 'Texts that editors wrote for a page', {
    query: { path: 'path of the page without its language', language: 'two-letter language' },
    answers: { 200: contentBlocks.ContentAnswer },
  }),
  open('newsList', 'get', '/content-api/v1/news', 'News, the newest first', {
    query: lng,
    answers: { 200: articles.NewsListAnswer },
  }),
  open('news', 'get', '/content-api/v1/news/{slug}', 'One article', {
    query: lng,
    answers: { 200: articles.NewsAnswer },
    refusals: [404],
  }),
  open('promotionList', 'get', '/content-api/v1/promotions', 'Promotions', {
    query: lng,
    answers: { 200: articles.PromotionListAnswer },
  }),
  open('promotion', 'get', '/content-api/v1/promotions/{id}', 'One promotion', {
    query: lng,
    answers: { 200: articles.PromotionAnswer },
    refusals: [404],
  }),
  open('alphabet', 'get', '/content-api/v1/alphabet', 'What the words of betting mean', {
    query: lng,
    answers: { 200: alphabet.AlphabetAnswer },
  }),
  open('rulesView', 'get', rules, 'A chapter of the rules as a remote view', { answers: { 200: RemoteView } }),
  open('rulesPartView', 'get', `${rules}/{part}`, 'The same for a part of a chapter', { answers: { 200: RemoteView } }),
];
