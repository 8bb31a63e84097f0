import { matchPath } from 'react-router';
import { patterns } from './patterns';
import { paths } from './paths';

describe('paths', () => {
  it('fills every parameter, encoded', () => {
    expect(paths.requestDetail('a/b c')).toBe('/requests/a%2Fb%20c');
    expect(paths.vendorRequest('$&')).toBe('/vendor/requests/%24%26');
  });

  it('agrees with the patterns the areas are matched by', () => {
    for (const [name, path] of Object.entries(paths)) {
      const pattern = Object.entries(patterns).find(([other]) => other === name)?.[1] ?? '';
      expect(matchPath(pattern, path('some-id', 'other-id'))).not.toBeNull();
    }
  });
});
