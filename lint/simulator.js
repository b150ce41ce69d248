import { visitImports } from './addresses.js';

/** What the rest of the tree may import of the simulator. Its README says what each is for. */
const faces = ['simulator/index.ts', 'simulator/random.ts'];
const faceOfTests = 'simulator/testing.ts';
/** What the simulator may import of the rest, and what therefore may not import it. */
const ground = /^(?:contracts|sandbox\/texts)\//;
/** Its tests move a clock of a world and print what they measured. */
const groundOfTests = /^(?:sandbox\/world\/clock\.ts$|tests\/support\/)/;

/** The page and its apps know the backend by contracts/ alone. */
const ofPage = /^(?:src|plugins)\//;

const isOfSimulator = (path) => path.startsWith('simulator/');
const isForTests = (path) => /\.(?:test|testing)\.ts$|^tests\/|^simulator\/testing\.ts$/.test(path);

/** Says what is wrong with an import, or null. */
function faultOf(from, to) {
  if (!isOfSimulator(from)) {
    if (!isOfSimulator(to)) return null;
    if (ground.test(from)) return 'below';
    if (ofPage.test(from)) return 'page';
    if (faces.includes(to)) return null;
    return to === faceOfTests && isForTests(from) ? null : 'inside';
  }
  if (isOfSimulator(to)) return to === faces[0] || to === faceOfTests ? 'itself' : null;
  return ground.test(to) || (isForTests(from) && groundOfTests.test(to)) ? null : 'outside';
}

const oneFace = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      inside:
        'The simulator is imported by its face: simulator/index.ts, in tests simulator/testing.ts too. Decision D-1010.',
      outside: 'The simulator knows contracts/ and the texts of the server, nothing of who uses it. Decision D-1010.',
      below: 'The simulator is made of this: it cannot know the simulator. Decision D-1010.',
      page: 'The page and its apps know the backend by contracts/ alone.',
      itself: 'The face is for the others: import the file itself, as its neighbours do.',
    },
  },
  create(context) {
    return visitImports(context, ({ node, from, to }) => {
      const messageId = faultOf(from, to);
      if (messageId !== null) context.report({ node, messageId });
    });
  },
};

export const simulatorRules = {
  files: ['**/*.{ts,tsx,js}'],
  plugins: { simulator: { rules: { 'one-face': oneFace } } },
  rules: { 'simulator/one-face': 'error' },
};
