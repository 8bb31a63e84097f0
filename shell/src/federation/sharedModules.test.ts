import { sharedModulesOf } from './sharedModules';

test('the modules in use are listed with version, owner and users', () => {
  expect(
    sharedModulesOf({
      zebra: { '2.0.0': { from: 'mf_admin', useIn: [] } },
      react: {
        '19.3.1': { from: 'shell', useIn: ['mf_admin', 'shell', 'shell'], loaded: true },
      },
    }),
  ).toEqual([
    {
      name: 'react',
      version: '19.3.1',
      from: 'shell',
      usedBy: ['mf-admin', 'shell'],
      isLoaded: true,
    },
    { name: 'zebra', version: '2.0.0', from: 'mf-admin', usedBy: [], isLoaded: false },
  ]);
});
