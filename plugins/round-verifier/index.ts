import { isRightToLeft } from '@contracts/languages';

import { checkFile, type Line } from './read';
import { languages, textsIn } from './texts';
import { checkVectors } from './vectors';

const main = document.querySelector('main') ?? document.body;
const asked = navigator.languages.map((name) => name.slice(0, 2));

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  ...inner: HTMLElement[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(text, ...inner);
  return element;
}

function show(language: string): void {
  const t = textsIn(language);
  document.documentElement.lang = language;
  document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
  document.title = t.title;

  const choice = made('select');
  for (const { code, name } of languages) choice.add(new Option(name, code, false, code === language));
  choice.addEventListener('change', () => {
    show(choice.value);
  });
  const published = made('p');
  published.role = 'status';
  const file = made('input');
  file.type = 'file';
  file.accept = 'application/json,.json';
  const pasted = made('textarea');
  pasted.rows = 6;
  pasted.dir = 'ltr';
  const check = made('button', t.check);
  const result = made('div');
  result.role = 'status';
  main.replaceChildren(
    made('h1', t.title),
    made('label', t.language, choice),
    made('p', t.lead),
    published,
    made('label', t.file, file),
    made('label', t.paste, pasted),
    check,
    result,
  );

  const tell = (lines: readonly Line[] | null) => {
    if (lines === null) {
      result.replaceChildren(made('p', t.unread));
      return;
    }
    const count = (wanted: readonly Line['said'][]) => lines.filter(({ said }) => wanted.includes(said)).length;
    const table = made('table', '', made('caption', t.rounds));
    for (const { name, said } of lines) {
      const verdict = made('td', t[said]);
      verdict.dataset.said = said;
      const head = made('th', name);
      head.scope = 'row';
      table.insertRow().append(head, verdict);
    }
    const sums = [`${t.right}: ${String(count(['right']))}`, `${t.wrong}: ${String(count(['wrong', 'twice']))}`];
    result.replaceChildren(made('p', `${sums.join('. ')}.`), table);
  };
  const read = async (text: string) => {
    tell(await checkFile(text));
  };
  file.addEventListener('change', () => {
    void file.files?.[0]?.text().then(read);
  });
  check.addEventListener('click', () => void read(pasted.value));
  void checkVectors().then(
    ({ right, all }) => (published.textContent = `${t.published} ${String(right)} / ${String(all)}`),
    () => (published.textContent = t.old),
  );
}

show(languages.find(({ code }) => asked.includes(code))?.code ?? 'en');
