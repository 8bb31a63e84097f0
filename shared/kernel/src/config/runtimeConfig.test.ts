/** @jest-environment ./scripts/testing/browserEnvironment.js */
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
      mapTiles: null,
      mapStreets: null,
      weatherUrl: null,
      signInProviders: [],
      socialLinks: {},
      pageSpeedShare: 1,
    });
    expect(parseRuntimeConfig(JSON.stringify({ ...config, backendUrl: '/' })).backendUrl).toBe(
      'http://localhost',
    );
  });

  it('reads where map tiles come from and whom to credit', () => {
    const providers = ['apple', 'myspace'];
    expect(
      parseRuntimeConfig(JSON.stringify({ ...config, signInProviders: providers })).signInProviders,
    ).toEqual(['apple']);
    const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapmakers' };
    expect(parseRuntimeConfig(JSON.stringify({ ...config, mapTiles })).mapTiles).toEqual({
      ...mapTiles,
      attributionUrl: null,
    });
    const attributionUrl = 'https://tiles.example/license';
    expect(
      parseRuntimeConfig(JSON.stringify({ ...config, mapTiles: { ...mapTiles, attributionUrl } }))
        .mapTiles?.attributionUrl,
    ).toBe(attributionUrl);
  });

  it('reads which share of page loads is measured', () => {
    const shareOf = (pageSpeedShare: unknown) =>
      parseRuntimeConfig(JSON.stringify({ ...config, pageSpeedShare })).pageSpeedShare;
    expect([0.1, 0, 'half'].map(shareOf)).toEqual([0.1, 0, 1]);
  });

  it("reads the operator's pages on social networks", () => {
    const socialLinks = { x: 'https://x.com/trees' };
    expect(parseRuntimeConfig(JSON.stringify({ ...config, socialLinks })).socialLinks).toEqual(
      socialLinks,
    );
  });

  it('reads who is asked for forecasts', () => {
    const weatherUrl = 'https://weather.example/';
    expect(parseRuntimeConfig(JSON.stringify({ ...config, weatherUrl })).weatherUrl).toBe(
      'https://weather.example',
    );
  });

  it('reads what draws streets', () => {
    const style = { url: 'https://maps.example/style.json', attribution: '© Mapmakers' };
    const pmtiles = { ...style, url: 'https://maps.example/us.pmtiles', format: 'pmtiles' };
    expect(
      [style, pmtiles].map(
        (mapStreets) => parseRuntimeConfig(JSON.stringify({ ...config, mapStreets })).mapStreets,
      ),
    ).toEqual([
      { ...style, format: 'style', attributionUrl: null },
      { ...pmtiles, attributionUrl: null },
    ]);
  });

  it.each([
    ['no JSON', 'not json'],
    ['no object', '"text"'],
    ['nothing', 'null'],
    ['a missing key', JSON.stringify({ ...config, publishableKey: undefined })],
    ['an empty key', JSON.stringify({ ...config, publishableKey: '' })],
    ['tiles of nobody', JSON.stringify({ ...config, mapTiles: { url: '/{z}/{x}/{y}.png' } })],
    ['tiles that are a text', JSON.stringify({ ...config, mapTiles: '/{z}/{x}/{y}.png' })],
    ['streets of nobody', JSON.stringify({ ...config, mapStreets: { url: '/style.json' } })],
    ['no address', JSON.stringify({ ...config, backendUrl: 'http://' })],
  ])('refuses %s', (_what, text) => {
    expect(() => parseRuntimeConfig(text)).toThrow(RuntimeConfigError);
  });
});
