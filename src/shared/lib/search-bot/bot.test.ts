import { expect, test } from 'vitest';

import { botOf } from './bot';

test.each([
  ['Googlebot-Image/1.0', 'googlebot-image'],
  ['Googlebot-Video/1.0', 'googlebot-video'],
  ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'googlebot'],
  ['Mozilla/5.0 (compatible; Googlebot; +http://www.google.com/bot.html)', 'googlebot'],
  ['TelegramBot (like TwitterBot)', 'telegrambot'],
  ['Twitterbot', 'twitterbot'],
  ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', 'slackbot-linkexpanding'],
  ['Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)', 'archiveorgbot'],
  [
    'Mozilla/5.0 (Linux; Android 7.0;) AppleWebKit/537.36 Mobile Safari/537.36 (compatible; PetalBot;+https://a.example/)',
    'petalbot',
  ],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)', 'gptbot'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 8_3 like Mac OS X) Mobile/12F70 Safari/600.1.4 (compatible; Googlebot-Mobile/2.1)',
    'googlebot-mobile',
  ],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'facebookexternalhit'],
  ['AdsBot-Google (+http://www.google.com/adsbot.html)', 'adsbot-google'],
  ['Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)', 'sogouwebspider'],
])('[DEVICE-01] [GUARD-17] %s is the crawler %s', (userAgent, name) => {
  expect(botOf(userAgent)).toBe(name);
});

test.each([
  'Mozilla/5.0 (Linux; Android 11; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 9; CUBOT_NOTE_20) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 9; CUBOT) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36 (+https://a.example/bot.html)',
  '',
])('[DEVICE-01] %s is a person', (userAgent) => {
  expect(botOf(userAgent)).toBeNull();
});
