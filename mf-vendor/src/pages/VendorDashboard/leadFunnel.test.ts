import { leadFunnel } from './leadFunnel';

test('every lead stands at one step from the offer to the job', () => {
  const funnel = leadFunnel([
    { state: 'offered' },
    { state: 'viewed' },
    { state: 'released' },
    { state: 'engaged' },
    { state: 'quoted' },
    { state: 'won' },
    { state: 'won' },
    { state: 'expired' },
  ]);
  expect(funnel.map(({ label, count, group }) => [label, count, group])).toEqual([
    ['To decide', 2, 'new'],
    ['Accepted', 1, 'active'],
    ['In conversation', 1, 'active'],
    ['Quoted', 1, 'active'],
    ['Won', 2, 'won'],
    ['Closed', 1, 'closed'],
  ]);
});
