import { parseRuntimeConfig, RuntimeConfigError } from './runtimeConfig';

const config = {
  backendUrl: 'https://backend.example/',
  publishableKey: 'key',
  remotesUrl: '/remotes.json',
};

describe('parseRuntimeConfig', () => {
  it('reads absolute and relative addresses', () => {
    expect(parseRuntimeConfig(JSON.stringify(config))).toEqual({
      backendUrl: 'https://backend.example',
      publishableKey: 'key',
      remotesUrl: 'http://localhost/remotes.json',
    });
    expect(parseRuntimeConfig(JSON.stringify({ ...config, backendUrl: '/' })).backendUrl).toBe(
      'http://localhost',
    );
  });

  it.each([
    ['no JSON', 'not json'],
    ['no object', '"text"'],
    ['nothing', 'null'],
    ['a missing key', JSON.stringify({ ...config, publishableKey: undefined })],
    ['an empty key', JSON.stringify({ ...config, publishableKey: '' })],
    ['no address', JSON.stringify({ ...config, backendUrl: 'http://' })],
  ])('refuses %s', (_what, text) => {
    expect(() => parseRuntimeConfig(text)).toThrow(RuntimeConfigError);
  });
});
