// @ts-check

// For tests with a browser window only; loading this takes time.
if (typeof window !== 'undefined') {
  expect.extend(require('@testing-library/jest-dom/matchers'));
  const { configure } = require('@testing-library/dom');
  // Answers are slow on a busy machine.
  configure({ asyncUtilTimeout: 10_000 });
}
