import { matchPath } from 'react-router';
import { address } from './address';
import { paths } from './paths';

describe('an address', () => {
  it('fills in every parameter, encoded', () => {
    expect(paths.requestDetail('a/b c')).toBe('/requests/a%2Fb%20c');
    expect(address('/services/:service/:state')('$&', 'new york')).toBe(
      '/services/%24%26/new%20york',
    );
  });

  it('keeps its pattern, for route tables', () => {
    expect(matchPath(paths.provider.pattern, paths.provider('some-id'))?.params).toEqual({
      vendorId: 'some-id',
    });
  });
});
