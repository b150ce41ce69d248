import { markedWords } from '../lib/find';
import * as css from './marked.css';

/** A name in which the words that somebody looks for are marked. */
export function Marked({ name, typed }: { name: string; typed: string }) {
  return markedWords(name, typed).map(({ text, isMarked }, at) =>
    isMarked ? (
      <mark key={at} className={css.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
