import { eventually } from './visitor';
import { expect, test } from './engineTest';

/** What goes wrong in a page is noticed; without it, the other tests would prove little. */
export function testWatching(): void {
  test.describe('what goes wrong in a page', () => {
    test.use({ tolerated: /on purpose|\.example|uncaught error|unhandled rejection/ });

    test('is noticed', async ({ newVisitor, front }) => {
      const visitor = await newVisitor();
      await visitor.open('/login');
      await visitor.tab.run(`
        setTimeout(() => { throw new Error('thrown on purpose'); });
        setTimeout(() => { Promise.reject(new Error('rejected on purpose')); });
        console.error('written on purpose');
        document.body.append(Object.assign(new Image(), { src: 'https://trees.example/oak.png' }));`);
      for (const sign of ['thrown', 'rejected', 'written', 'img-src']) {
        await eventually(async () => {
          expect(front.complaints.join('\n')).toContain(sign);
        });
      }
    });
  });
}
