import { isUnreachable, messageOf, UNREACHABLE_MESSAGE } from './messageOf';

describe('messageOf', () => {
  it.each<[string, unknown, string]>([
    ["the server's message", { message: 'Email is taken' }, 'Email is taken'],
    ['an error', new Error('It broke'), 'It broke'],
    ['a text', 'Plain words', 'Plain words'],
    ['an empty message', { message: '  ' }, 'An unknown error occurred'],
    ['an object', { nothing: true }, 'An unknown error occurred'],
    ['the text of an object', { message: '[object Object]' }, 'An unknown error occurred'],
    ['JSON', { message: '{}' }, 'An unknown error occurred'],
    ['a message that is no text', { message: { deep: 1 } }, 'An unknown error occurred'],
    ['nothing', undefined, 'An unknown error occurred'],
    ['a cut line', new TypeError('Failed to fetch'), UNREACHABLE_MESSAGE],
    ['a cut line in Safari', new TypeError('Load failed'), UNREACHABLE_MESSAGE],
    [
      'a cut line told by the client',
      { message: 'TypeError: Failed to fetch' },
      UNREACHABLE_MESSAGE,
    ],
  ])('tells of %s', (_what, error, expected) => {
    expect(messageOf(error)).toBe(expected);
  });

  it('takes the fallback when nothing readable is said', () => {
    expect(messageOf({}, 'Failed to send password reset email.')).toBe(
      'Failed to send password reset email.',
    );
  });

  it('knows a refusal from silence', () => {
    expect(isUnreachable({ name: 'AuthRetryableFetchError', status: 503, message: 'down' })).toBe(
      false,
    );
    expect(isUnreachable({ name: 'AuthRetryableFetchError', status: 0, message: '{}' })).toBe(true);
  });
});
