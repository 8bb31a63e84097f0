import { fileSize } from './MessageAttachments';

test.each([
  [12, '1 KB'],
  [839_680, '820 KB'],
  [1_048_576, '1.0 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
