// @vitest-environment jsdom

import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Racetrack } from './track';

function drawn() {
  const lay = vi.fn();
  render(<Racetrack lay={lay} textOf={(_, place) => place} />);
  const at = (number: number) => document.querySelector<HTMLElement>(`[data-number='${String(number)}']`)!;
  const lit = () => [...document.querySelectorAll('[data-lit=true]')].map((each) => Number(each.textContent));
  return { lay, at, lit };
}

test('[CAS-38] a number shows its neighbours under the pointer and lays a chip on each of the five', () => {
  const { lay, at, lit } = drawn();
  fireEvent.pointerEnter(at(26));
  expect(lit()).toEqual([0, 32, 35, 3, 26]);
  fireEvent.click(at(26));
  expect(lay).toHaveBeenCalledExactlyOnceWith(['35', '3', '26', '0', '32']);
  fireEvent.pointerLeave(at(26));
  expect(lit()).toEqual([]);
});

test('[CAS-38] the ring is one stop of the keyboard, and arrows go around it both ways', () => {
  const { at } = drawn();
  at(0).focus();
  fireEvent.keyDown(at(0), { key: 'ArrowLeft' });
  expect(at(26)).toHaveFocus();
  fireEvent.keyDown(at(26), { key: 'ArrowRight' });
  fireEvent.keyDown(at(0), { key: 'ArrowDown' });
  expect(at(32)).toHaveFocus();
  expect(document.querySelectorAll("[data-number][tabindex='0']")).toHaveLength(1);
});

test('[CAS-38] a sector lays the chips of its places', () => {
  const { lay } = drawn();
  fireEvent.click(document.querySelector("[data-sector='tiers']")!);
  expect(lay).toHaveBeenCalledExactlyOnceWith(['5-8', '10-11', '13-16', '23-24', '27-30', '33-36']);
});
