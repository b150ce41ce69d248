// @vitest-environment jsdom

import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Cloth } from './cloth';

/** A cloth that counts how often a place is drawn. */
function laid() {
  const textOf = vi.fn((_: unknown, place: string) => place);
  const press = vi.fn();
  render(<Cloth chips={new Map()} press={press} textOf={textOf} />);
  textOf.mockClear();
  const at = (place: string) => document.querySelector(`[data-place='${place}']`)!;
  return { textOf, press, at };
}

test('[CAS-36] the pointer on a place draws the places anew that it lights, and no other of the 157', () => {
  const { textOf, at } = laid();
  fireEvent.pointerEnter(at('17-18-20-21'));
  expect(textOf.mock.calls.map(([, place]) => place)).toEqual(['17', '18', '20', '21']);
  expect(at('20')).toHaveAttribute('data-lit', 'true');
  textOf.mockClear();
  fireEvent.pointerLeave(at('17-18-20-21'));
  textOf.mockClear();
  fireEvent.pointerEnter(at('17'));
  expect(textOf.mock.calls.map(([, place]) => place)).toEqual(['17']);
});

test('[CAS-36] a finger on a line gets nine places of which it presses one; a mouse presses the line', () => {
  const { press, at } = laid();
  const click = (pointerType: string) =>
    fireEvent(at('17-20'), new PointerEvent('click', { bubbles: true, pointerType }));
  click('mouse');
  expect(press).toHaveBeenLastCalledWith('17-20');
  press.mockClear();
  click('touch');
  expect(press).not.toHaveBeenCalled();
  const near = [...document.querySelectorAll('[data-near]')].map((one) => one.getAttribute('data-near'));
  expect(near).toEqual(['16-17', '17', '17-18', '16-17-19-20', '17-20', '17-18-20-21', '19-20', '20', '20-21']);
  expect(document.activeElement).toHaveAttribute('data-near', '17-20');
  fireEvent.click(document.querySelector("[data-near='17-18-20-21']")!);
  expect(press).toHaveBeenCalledExactlyOnceWith('17-18-20-21');
  expect(document.querySelector('[data-near]')).toBeNull();
});
