import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Is the page drawn for paper? It renders before the sheet is laid out. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const look = () => flushSync(() => setPrinting(paper.matches));
    paper.addEventListener('change', look);
    return () => paper.removeEventListener('change', look);
  }, []);
  return isPrinting;
}
