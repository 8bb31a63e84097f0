/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { renderHook } from '@testing-library/react';
import { useIdempotencyKey } from './useIdempotencyKey';

test('a retry keeps its key, changed content gets a new one', () => {
  const { result, rerender } = renderHook(() => useIdempotencyKey());
  const first = result.current({ total: 100 });
  rerender();
  expect(result.current({ total: 100 })).toBe(first);
  const changed = result.current({ total: 200 });
  expect(changed).not.toBe(first);
  expect(result.current({ total: 200 })).toBe(changed);
});
