import type { PageTexts } from './page-texts.ts';

/** Texts of the demonstration. They say only what is true of it. */
export const english: PageTexts = {
  information: [
    {
      paragraphs: ['What this site is, how it works and what rules it follows. Choose a page from the list.'],
    },
  ],
  'information/about': [
    {
      title: 'A demonstration',
      paragraphs: [
        'Openbook is an open front end for sports betting with a small backend of its own. Matches, prices and money on this server are made up.',
        'No real money is accepted or paid out here.',
      ],
    },
  ],
  'information/contacts': [
    {
      title: 'Who to write to',
      paragraphs: [
        'This demonstration has no support staff. Questions about the program belong in the issue list of its source code.',
      ],
    },
  ],
  'information/howbet': [
    {
      title: 'Place a bet',
      paragraphs: [
        'Press a price to put the outcome in the coupon. Enter a stake and press the button below it.',
        'The bet stands when the coupon shows its number. If the answer is lost on the way, the coupon stays and asks what became of it.',
      ],
    },
    {
      title: 'When a price changes',
      paragraphs: ['You choose in the coupon what happens: ask me, take any new price, or take only a better one.'],
    },
  ],
  'information/rules/1': [
    {
      title: 'General rules',
      paragraphs: [
        'A bet is an agreement on the price and the rules at the moment when it was accepted.',
        'Bets are settled by the result that the sport’s official source gives when the match has ended. A match that is not played within the time set for its sport is returned at odds of 1.',
      ],
    },
  ],
  'information/payment': [
    {
      title: 'Play money',
      paragraphs: ['Accounts on this server hold play money. There is nothing to pay in and nothing to pay out.'],
    },
  ],
  'information/cookies': [
    {
      title: 'What is stored',
      paragraphs: [
        'The site keeps a session cookie that scripts cannot read, and your choices: language, theme, time format, odds format. Your coupon is kept in this browser.',
        'Counters are loaded only after you have agreed to them.',
      ],
    },
  ],
  'information/licenses': [
    {
      title: 'Licences',
      paragraphs: [
        'This demonstration offers no gambling for money and has no gambling licence. The program itself is free software under the MIT licence.',
      ],
    },
  ],
  'information/taxation': [
    {
      title: 'Taxes',
      paragraphs: ['Play money has no value, so winnings here are not taxed.'],
    },
  ],
  'information/responsiblegaming': [
    {
      title: 'Stay in control',
      paragraphs: [
        'Decide how much time and money you can spare before you play, and keep to it. Do not play to win back a loss.',
        'If play is no longer fun, take a break and talk to somebody you trust or to a helpline in your country.',
      ],
    },
  ],
  'information/consent': [
    {
      title: 'Your data',
      paragraphs: [
        'This server keeps what you enter when you register and the bets that you place. They stay in its own database file and are given to nobody.',
      ],
    },
  ],
  'information/simpleidentification': [
    {
      title: 'Identification',
      paragraphs: ['The demonstration asks for no documents.'],
    },
  ],
  'information/amlkyc': [
    {
      title: 'Checks',
      paragraphs: [
        'A site that takes money has to know who its players are and where the money comes from. This one takes none.',
      ],
    },
  ],
  'information/amlpolicy': [
    {
      title: 'Money laundering',
      paragraphs: ['No money moves through this server. The operator of a real site states their own policy here.'],
    },
  ],
  'information/kycpolicy': [
    {
      title: 'Knowing the player',
      paragraphs: [
        'The demonstration does not check identities. The operator of a real site states their own policy here.',
      ],
    },
  ],
  'information/disputeresolution': [
    {
      title: 'Disputes',
      paragraphs: [
        'Every bet keeps its number, its price and the moment when it was accepted: with these it can be checked. The operator of a real site names here who decides a dispute.',
      ],
    },
  ],
  'information/smsbets': [
    {
      title: 'Bets by text message',
      paragraphs: ['This server takes no bets by text message.'],
    },
  ],
  'information/cash_terminals': [
    {
      title: 'Terminals',
      paragraphs: ['There are no cash terminals for play money.'],
    },
  ],
  mobile: [
    {
      title: 'On your phone',
      paragraphs: [
        'The site works in the browser of a phone and can be put on its home screen from the menu of the browser. There is nothing to download.',
      ],
    },
  ],
  desktop: [
    {
      title: 'On your computer',
      paragraphs: ['The browser can install the site as an app: look for “Install” in its address bar or menu.'],
    },
  ],
};
