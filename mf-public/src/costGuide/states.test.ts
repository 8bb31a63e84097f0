import { stateLicenses } from '../pages/CostGuide/StateNotes';
import { serviceOfSlug, SERVICE_SLUGS } from './serviceSlugs';
import { slugOfState, stateOfSlug, US_STATES } from './states';

test('there are fifty states and the District of Columbia, each with its own address', () => {
  expect(US_STATES).toHaveLength(51);
  expect(new Set(US_STATES.map(slugOfState)).size).toBe(51);
  expect(stateOfSlug('new-york')).toEqual({ code: 'NY', name: 'New York' });
  expect(stateOfSlug('atlantis')).toBeNull();
});

test('licenses are listed for existing states only', () => {
  const codes = US_STATES.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(Object.keys(stateLicenses)));
});

test.each(Object.entries(stateLicenses))(
  'the license note of %s names an office and its own site',
  (_, { license, office, address }) => {
    expect([license, office]).not.toContain('');
    expect(new URL(address)).toMatchObject({
      protocol: 'https:',
      hostname: expect.stringMatching(/\.gov$|^njtreeexperts\.org$/),
    });
  },
);

test('services are found by slug', () => {
  expect(SERVICE_SLUGS.map(serviceOfSlug)).not.toContain(null);
  expect(serviceOfSlug('tree-removal')).toBe('tree_removal');
  expect(serviceOfSlug('plumbing')).toBeNull();
});
