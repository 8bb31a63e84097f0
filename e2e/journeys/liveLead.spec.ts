import { asPerson, submitWork } from '../support/asPerson';
import { signInAs } from '../support/signIn';
import { interceptSocket } from '../support/socket';
import { expectWithinASecond } from '../support/soon';
import { expect, test } from '../support/test';

test.use({ isolatedStack: true });

test('a new lead appears within a second, and one sent while disconnected once the connection is back', async ({
  page,
  request,
}) => {
  const owner = await asPerson(request, 'owner');
  const socket = await interceptSocket(page);
  await page.clock.install();
  await signInAs(page, 'pro1');
  await page.goto('/vendor/requests?sort=newest');
  await expect(page.getByRole('list', { name: 'New requests' })).toBeVisible();
  await expect.poll(() => socket.isListening()).toBe(true);

  await test.step('it is there within a second', async () => {
    await expectWithinASecond(page, async () => {
      const second = await submitWork(owner);
      return page.getByText(`request #${second.number},`);
    });
  });

  await test.step('after a lost connection it is there too', async () => {
    await socket.cut();
    const missed = await submitWork(owner);
    await expect(page.getByText(`request #${missed.number},`)).toHaveCount(0);
    socket.restore();
    await expect(page.getByText(`request #${missed.number},`)).toBeVisible({ timeout: 30_000 });
  });
});
