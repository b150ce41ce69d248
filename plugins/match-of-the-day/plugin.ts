import type { PluginSource } from '@sdk';

/** What the product team may set. 0 stands for any. */
export const settings = {
  heading: {
    type: 'string',
    default: '',
    title: 'Heading',
    hint: 'Empty: "Match of the day" in the language of the page',
  },
  sportId: { type: 'number', default: 0, min: 0, title: 'Sport', hint: 'Its matches come first' },
  competitionId: {
    type: 'number',
    default: 0,
    min: 0,
    title: 'Competition',
    hint: 'Of that sport; its matches come before all others',
  },
} as const;

export const plugin: PluginSource = {
  id: 'match-of-the-day',
  title: 'Match of the day',
  owner: 'sport',
  version: '1.0.0',
  sdk: '^1.2',
  mounts: [{ slot: 'home.top', order: 10 }],
  pages: [
    {
      page: 'match-of-the-day',
      title: 'match-of-the-day.heading',
      menu: { in: 'footer' },
    },
  ],
  permissions: ['content:read', 'odds:read', 'coupon:add'],
  load: 'visible',
  configSchema: settings,
};
