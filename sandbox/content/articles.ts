type ArticleText = { title: string; lead: string; paragraphs: readonly string[] };

/** `id`: as in the address. `at`: Unix seconds of its day. English is always there. */
export type Article = {
  id: string;
  at: number;
  texts: Readonly<Record<string, ArticleText>> & { en: ArticleText };
};

/** News of the demonstration, newest first. They say only what is true of it. */
export const news: readonly Article[] = [
  {
    id: 'every-match-has-a-result',
    at: Date.UTC(2026, 10, 20) / 1000,
    texts: {
      en: {
        title: 'Every match has a result',
        lead: 'The results page shows how each simulated match of a day has ended.',
        paragraphs: [
          'The matches on this server are simulated second by second. When one ends, its bets are settled by its final score, and the score moves to the results page.',
          'Results can be looked at by day and by sport, days back as well.',
        ],
      },
      ru: {
        title: 'У каждого матча есть результат',
        lead: 'На странице результатов видно, чем закончился каждый смоделированный матч дня.',
        paragraphs: [
          'Матчи на этом сервере моделируются посекундно. Когда матч заканчивается, ставки рассчитываются по итоговому счёту, а счёт переходит на страницу результатов.',
          'Результаты можно смотреть по дням и видам спорта, в том числе за прошлые дни.',
        ],
      },
    },
  },
  {
    id: 'a-site-to-try-out',
    at: Date.UTC(2026, 10, 17) / 1000,
    texts: {
      en: {
        title: 'A site to try out',
        lead: 'Openbook runs here with a small backend of its own. Matches, prices and money are made up.',
        paragraphs: [
          'You can place bets, watch them being settled and see what the coupon does when a price moves or a connection breaks.',
          'No real money is accepted or paid out.',
        ],
      },
      ru: {
        title: 'Сайт, который можно попробовать',
        lead: 'Openbook работает здесь со своим небольшим сервером. Матчи, коэффициенты и деньги вымышлены.',
        paragraphs: [
          'Можно делать ставки, следить за их расчётом и смотреть, что делает купон, когда меняется коэффициент или пропадает связь.',
          'Настоящие деньги здесь не принимаются и не выплачиваются.',
        ],
      },
    },
  },
];

/** What this server really offers. */
export const promotions: readonly Article[] = [
  {
    id: 'play-money',
    at: Date.UTC(2026, 10, 17) / 1000,
    texts: {
      en: {
        title: 'Play money for a new account',
        lead: 'Each account starts with play money. There is nothing to pay in.',
        paragraphs: [
          'Register, or log in with the demo account, and the balance is there at once.',
          'Play money has no value: it can be staked, won and lost, but not paid out.',
        ],
      },
      ru: {
        title: 'Игровые деньги для нового счёта',
        lead: 'На каждом счёте с самого начала лежат игровые деньги. Вносить ничего не нужно.',
        paragraphs: [
          'Зарегистрируйтесь или войдите под демонстрационной записью — деньги уже на счёте.',
          'Игровые деньги ничего не стоят: их можно ставить, выигрывать и проигрывать, но не вывести.',
        ],
      },
    },
  },
];
