// @ts-check

// What tests with a browser's window need; the others load none of it.
if (typeof window !== 'undefined') {
  expect.extend(require('@testing-library/jest-dom/matchers'));
  const { configure } = require('@testing-library/dom');
  // A machine busy with builds may take long over one answer; a promise is no less kept for that.
  configure({ asyncUtilTimeout: 10_000 });
}
