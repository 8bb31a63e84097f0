/** The outcome of a promise, or a rejection with a TimeoutError when it takes longer than the limit. */
export function withinTime<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DOMException(`Not finished within ${limitMs} ms.`, 'TimeoutError'));
    }, limitMs);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
