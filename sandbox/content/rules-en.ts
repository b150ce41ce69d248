import type { Rules } from './rules.ts';

/** They say only what this server does. */
export const englishRules: Rules = {
  contents: 'Chapters of the rules',
  chapters: [
    {
      title: 'General rules',
      description: 'When a bet stands, what becomes of it when a price moves, and when a stake comes back.',
      parts: [
        {
          title: 'When a bet stands',
          paragraphs: [
            'A bet is an agreement on the price and the rules at the moment when it was accepted. It stands when the coupon shows its number.',
            'A bet on a running match waits for 3 to 8 seconds. When price or score change in this time, the coupon does what you have chosen in its settings.',
          ],
        },
        {
          title: 'When a bet is settled',
          paragraphs: [
            'Bets are settled by the final score when the match has ended, and those on a part of it by the score of that part.',
            'A match that is not played within the time set for its sport is returned at odds of 1.',
          ],
        },
        {
          title: 'Bets on players',
          paragraphs: [
            'An own goal counts for no player: the first scorer is then who scores next. Where only own goals fall, “No goal” wins.',
            '“A substitute” wins when whoever came on scores that goal. A bet on a player who has been replaced or sent off stands.',
          ],
        },
      ],
    },
    {
      title: 'Totals and handicaps',
      description: 'What whole, half and quarter lines pay, with an example for each result.',
      parts: [
        {
          title: 'Three kinds of lines',
          paragraphs: [
            'A total compares the sum of both scores with its line. A handicap is added to the score of its side before the scores are compared.',
            'A half line is won or lost. A whole line returns the stake when the result meets it. A quarter line is two bets of half the stake, on the lines on both sides of it.',
          ],
        },
        {
          title: 'Example: total over',
          table: {
            head: ['Goals', 'Over 2', 'Over 2.25', 'Over 2.5', 'Over 2.75'],
            rows: [
              ['1', 'lost', 'lost', 'lost', 'lost'],
              ['2', 'stake returned', 'half lost', 'lost', 'lost'],
              ['3', 'won', 'won', 'won', 'half won'],
              ['4', 'won', 'won', 'won', 'won'],
            ],
          },
        },
      ],
    },
    {
      title: 'Types of coupons',
      description: 'Singles, express, system and the others: what each is made of and when it pays.',
      parts: [
        {
          title: 'What each type is',
          table: {
            head: ['Type', 'Bets', 'Made of', 'Pays when'],
            rows: [
              ['Single', '1', 'one bet', 'the bet wins'],
              ['Singles', '2–50', 'several bets, each with its own stake', 'each bet for itself'],
              ['Express', '2–50', 'several bets; their prices are multiplied', 'all bets win'],
              [
                'System',
                '3–20',
                'every express of one size that your bets make; bankers stand in each of them',
                'some of these expresses win',
              ],
              [
                'Chain',
                '2–20',
                'bets one after another on one stake: what one pays is staked on the next, never more than the first stake',
                'the account ends above nothing',
              ],
              [
                'Multi-bet',
                '3–20',
                'blocks of bets; each block is one part of a system, and the lobby stands in every line',
                'enough blocks win whole',
              ],
              [
                'Conditional',
                '2–20',
                'blocks in an order: what one block pays is the stake of the next, up to the sum that you set for it',
                'the account ends above nothing; a lost first block ends it',
              ],
              ['Anti-express', '2–20', 'the bets of an express', 'the express does not win'],
              [
                'Lucky',
                '2–8',
                'all singles and all expresses of every size that your bets make, at one stake in equal parts',
                'at least one bet wins',
              ],
              [
                'Patent',
                '3–8',
                'all expresses of every size from two bets up, at one stake in equal parts',
                'at least two bets win',
              ],
            ],
          },
        },
        {
          title: 'A bet that is returned',
          paragraphs: [
            'In an express, a system, a multi-bet, lucky and patent a returned bet counts with odds of 1. The other bets go on.',
            'In a chain and a conditional bet the account passes a returned bet unchanged. In an anti-express a returned bet is taken out, and the others make a new price.',
          ],
        },
        {
          title: 'Bets that do not stand together',
          paragraphs: [
            'Where bets multiply each other, two bets on one match do not stand in one line. Single and singles take any.',
          ],
        },
      ],
    },
  ],
};
