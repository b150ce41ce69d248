// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { gamePart } from '@contracts/coupon.testing';

import { LegLine } from './leg-line';

const show = (opp1: string, opp2: string, score: { score1: string; score2: string } = { score1: '', score2: '' }) => {
  render(<LegLine gameId={1} match={gamePart(1, { opp1, opp2, ...score })} isLive={false} />);
};

test('[UI-23] the line of a match has short names, and says the whole ones', () => {
  show('Wolverhampton Wanderers FC', 'AFC Bournemouth');
  expect(screen.getByText('Wolverhampton Wanderers – Bournemouth')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Wolverhampton Wanderers FC – AFC Bournemouth')).toBeInTheDocument();
});

test('[UI-23] names that are short already are said once', () => {
  show('Ipswich Town', 'Port Vale');
  expect(screen.getByText('Ipswich Town – Port Vale')).not.toHaveAttribute('aria-hidden');
});

test.each([
  ['Aston Villa', 'Chelsea', 'ltr'],
  ['الأهلي', 'الهلال', 'rtl'],
])(
  '[LANG-12] the score of %s – %s stands in the order of the names, whatever way the page reads',
  (home, away, dir) => {
    show(home, away, { score1: '1', score2: '0' });
    expect(screen.getByText('1').closest('[dir]')).toHaveAttribute('dir', dir);
  },
);
