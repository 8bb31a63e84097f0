// @ts-check
// Runs in the measured page before anything of the page does. Plain JavaScript: compiled code would
// call helpers that the page does not have.
(() => {
  const { document, MutationObserver } = globalThis;
  const marks = { largestPaint: 0, interactive: Number.NaN, blocked: 0, shift: 0 };
  Reflect.set(globalThis, 'pageMarks', marks);

  /** @type {Record<string, (entry: PerformanceEntry) => void>} */
  const takers = {
    'largest-contentful-paint': (entry) => {
      marks.largestPaint = entry.startTime;
    },
    longtask: (entry) => {
      marks.blocked += Math.max(0, entry.duration - 50);
    },
    'layout-shift': (entry) => {
      if (Reflect.get(entry, 'hadRecentInput') === true) return;
      marks.shift += Number(Reflect.get(entry, 'value'));
    },
  };
  for (const [type, take] of Object.entries(takers)) {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  }

  // The application says when it has taken the page over.
  new MutationObserver(() => {
    if (!document.querySelector('#root[data-arrived]')) return;
    if (Number.isNaN(marks.interactive)) marks.interactive = performance.now();
  }).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-arrived'],
  });
})();
