import { PageSpeedShareError, pageSpeedShareFromEnvironment } from './pageSpeedShare';

const shareOf = (text?: string) => pageSpeedShareFromEnvironment({ PAGE_SPEED_SHARE: text });

test('all page loads without the variable, else the share it names', () => {
  expect([undefined, '', ' 0.1 ', '0', '1'].map(shareOf)).toEqual([1, 1, 0.1, 0, 1]);
});

test.each(['10', '-0.1', '10%', 'half'])('%s is refused', (text) => {
  expect(() => shareOf(text)).toThrow(PageSpeedShareError);
});
