/** The lower limit: a script that owns its cells and writes their text and class without a framework. */
import type { Variant } from '../pages/variant';
import { cellId, cellsARow, formatMilli, initialMilli } from './fixture';
import { createMarks } from './marks';

type Cell = { text: Text; element: HTMLElement; milli: number; until: number };

function createRow(row: number, cells: Map<number, Cell>): HTMLElement {
  const element = document.createElement('div');
  element.className = 'ref-row';
  const names = element.appendChild(document.createElement('span'));
  names.textContent = `Home ${String(row)} Away ${String(row)}`;
  for (let index = 0; index < cellsARow; index += 1) {
    const button = element.appendChild(document.createElement('button'));
    button.type = 'button';
    button.className = 'ref-cell';
    const milli = initialMilli(row, index);
    const text = button.appendChild(new Text(formatMilli(milli)));
    cells.set(cellId(row, index), { text, element: button, milli, until: 0 });
  }
  return element;
}

export function mountDirect(root: HTMLElement, rows: number): Variant {
  const cells = new Map<number, Cell>();
  for (let row = 0; row < rows; row += 1) root.append(createRow(row, cells));
  let pending = new Map<number, number>();
  const mark = createMarks('ref-cell');
  const flush = () => {
    const changes = pending;
    pending = new Map();
    const moved: Cell[] = [];
    for (const [id, milli] of changes) {
      const cell = cells.get(id);
      if (cell === undefined) continue;
      const look = milli > cell.milli ? 'ref-cell up' : 'ref-cell down';
      cell.milli = milli;
      cell.text.data = formatMilli(milli);
      if (cell.element.className !== look) cell.element.className = look;
      moved.push(cell);
    }
    mark(moved);
  };
  const added = new Map<number, HTMLElement>();
  return {
    write: (changes) => {
      if (pending.size === 0) requestAnimationFrame(flush);
      for (let index = 0; index < changes.length; index += 2) pending.set(changes[index] ?? 0, changes[index + 1] ?? 0);
    },
    add: (from, count) => {
      for (let row = from; row < from + count; row += 1) {
        const element = createRow(row, cells);
        added.set(row, element);
        root.append(element);
      }
    },
    remove: (from, count) => {
      for (let row = from; row < from + count; row += 1) {
        added.get(row)?.remove();
        added.delete(row);
        for (let index = 0; index < cellsARow; index += 1) cells.delete(cellId(row, index));
      }
    },
  };
}

/** The lower limit of a long list: a pool of rows that the script moves and rewrites as the list scrolls. */
export function mountPool(root: HTMLElement, rows: number, rowHeight = 40): Variant {
  const odds = new Map<number, number>();
  const was = new Map<number, number>();
  for (let row = 0; row < rows; row += 1) {
    for (let cell = 0; cell < cellsARow; cell += 1) odds.set(cellId(row, cell), initialMilli(row, cell));
  }
  const scroller = root.appendChild(document.createElement('div'));
  scroller.className = 'ref-scroller';
  const track = scroller.appendChild(document.createElement('div'));
  track.className = 'ref-track';
  track.style.height = `${String(rows * rowHeight)}px`;
  const size = Math.ceil(scroller.clientHeight / rowHeight) + 8;
  const pool = Array.from({ length: Math.min(size, rows) }, () => {
    const element = track.appendChild(document.createElement('div'));
    element.className = 'ref-row ref-placed';
    const names = element.appendChild(document.createElement('span')).appendChild(new Text());
    const cells = Array.from({ length: cellsARow }, () => {
      const button = element.appendChild(document.createElement('button'));
      button.type = 'button';
      button.className = 'ref-cell';
      return { element: button, text: button.appendChild(new Text()), until: 0 };
    });
    return { element, names, cells, row: -1 };
  });
  const place = () => {
    const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - 4);
    for (let offset = 0; offset < pool.length; offset += 1) {
      const row = first + offset;
      const entry = pool[row % pool.length];
      if (entry === undefined || entry.row === row || row >= rows) continue;
      entry.row = row;
      entry.element.style.transform = `translateY(${String(row * rowHeight)}px)`;
      entry.names.data = `Home ${String(row)} Away ${String(row)}`;
      entry.cells.forEach((cell, index) => {
        cell.text.data = formatMilli(odds.get(cellId(row, index)) ?? 0);
        cell.element.className = 'ref-cell';
      });
    }
  };
  place();
  scroller.addEventListener('scroll', place, { passive: true });
  let pending = new Map<number, number>();
  const mark = createMarks('ref-cell');
  const flush = () => {
    const changes = pending;
    pending = new Map();
    const moved: { element: HTMLElement; until: number }[] = [];
    for (const [id, milli] of changes) {
      was.set(id, odds.get(id) ?? milli);
      odds.set(id, milli);
    }
    for (const entry of pool) {
      entry.cells.forEach((cell, index) => {
        const id = cellId(entry.row, index);
        const milli = changes.get(id);
        if (milli === undefined) return;
        cell.text.data = formatMilli(milli);
        cell.element.className = milli > (was.get(id) ?? 0) ? 'ref-cell up' : 'ref-cell down';
        moved.push(cell);
      });
    }
    mark(moved);
  };
  const nothing = () => undefined;
  return {
    write: (changes) => {
      if (pending.size === 0) requestAnimationFrame(flush);
      for (let index = 0; index < changes.length; index += 2) pending.set(changes[index] ?? 0, changes[index + 1] ?? 0);
    },
    add: nothing,
    remove: nothing,
  };
}
