// @ts-check

// For tests with a browser window only; loading this takes time.
if (typeof window !== 'undefined') {
  expect.extend(require('@testing-library/jest-dom/matchers'));
  const { configure } = require('@testing-library/dom');
  // Answers are slow on a busy machine.
  configure({ asyncUtilTimeout: 10_000 });
  // jsdom has no media queries; tests see a desktop unless they say otherwise.
  const desktop = Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia: () => desktop });
  // What one test typed is no draft of the next.
  afterEach(() => {
    for (const key of Object.keys(window.localStorage)) {
      if (key.startsWith('tree-service-draft:')) window.localStorage.removeItem(key);
    }
  });
}
