// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { memo } from 'react';
import { expect, test, vi } from 'vitest';

import { Slot, type SlotProps, type Slots, SlotsContext } from './index';

const Draw = ({ name }: SlotProps) => <p>{name}</p>;
const slots = (apps: Slots['apps']): Slots => ({ apps, links: {}, Draw });

test('[PLUG-39] rows cost nothing while no app asks for their slot, and do not draw again when one does', () => {
  const drawn = vi.fn();
  const Row = memo(function Row({ gameId }: { gameId: number }) {
    drawn();
    return <Slot name="board.row" params={{ gameId }} />;
  });
  const list = [1, 2, 3].map((gameId) => <Row key={gameId} gameId={gameId} />);
  const page = (apps: Slots['apps']) => <SlotsContext value={slots(apps)}>{list}</SlotsContext>;
  const { container, rerender } = render(page({ 'home.top': [{ id: 'a' }], 'board.row': [] }));
  expect(container).toBeEmptyDOMElement();
  rerender(page({ 'board.row': [{ id: 'a' }] }));
  expect(screen.getAllByText('board.row')).toHaveLength(3);
  expect(drawn).toHaveBeenCalledTimes(3);
});

test('a page that knows nothing of remote apps has none', () => {
  const { container } = render(<Slot name="home.top" />);
  expect(container).toBeEmptyDOMElement();
});
