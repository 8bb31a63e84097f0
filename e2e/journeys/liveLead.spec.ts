import { asPerson, submitWork } from '../support/asPerson';
import { signInAs } from '../support/signIn';
import { interceptSocket } from '../support/socket';
import { expect, test } from '../support/test';

test('a new lead appears by itself within a second, and what came while the line was cut is caught up', async ({
  page,
  request,
}) => {
  const owner = await asPerson(request, 'owner');
  const socket = await interceptSocket(page);
  await signInAs(page, 'pro1');
  await page.goto('/vendor/requests?sort=newest');
  await expect(page.getByRole('list', { name: 'New requests' })).toBeVisible();
  await expect.poll(() => socket.isOpen()).toBe(true);

  await test.step('it is there within a second', async () => {
    // The first one warms the way up: joining the channel has no sign on the page.
    const warm = await submitWork(owner);
    await expect(page.getByText(`request ${warm.number},`)).toBeVisible();
    const first = await submitWork(owner);
    const asked = Date.now();
    await expect(page.getByText(`request ${first.number},`)).toBeVisible();
    expect(Date.now() - asked).toBeLessThan(process.env['CI'] ? 4000 : 1000);
  });

  await test.step('a cut line hides nothing for good', async () => {
    await socket.cut();
    const missed = await submitWork(owner);
    await expect(page.getByText(`request ${missed.number},`)).toHaveCount(0);
    socket.restore();
    await expect(page.getByText(`request ${missed.number},`)).toBeVisible({ timeout: 30_000 });
  });
});
