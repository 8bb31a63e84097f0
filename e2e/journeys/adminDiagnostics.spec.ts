import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';
import { openAdmin } from '../support/adminPages';

test('diagnostics tell what runs here, and are copied for a support ticket without secrets', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const { authorization = '', apikey = '' } = request.headers();
    for (const secret of [authorization.replace('Bearer ', ''), apikey]) {
      if (secret !== '') tokens.add(secret);
    }
  });
  await signInAs(page, 'admin');
  await openAdmin(page, '/admin-diagnostics', 'Diagnostics');

  await test.step('the releases, the shared modules and the flags are listed', async () => {
    const releases = page.getByRole('table', { name: 'Releases' });
    for (const bundle of ['shell', 'mf-admin']) {
      await expect(
        releases.getByRole('row', { name: new RegExp(`^${bundle} .* Current$`) }),
      ).toBeVisible();
    }
    const modules = page.getByRole('table', { name: 'Shared modules' });
    await expect(modules.getByRole('row', { name: /^react .*shell.*Yes$/ })).toHaveCount(1);
    await expect(
      modules.getByRole('row', { name: /^@tree-service\/kernel .*mf-admin.*Yes$/ }),
    ).toHaveCount(1);
    await expect(
      page.getByRole('table', { name: 'Feature flags' }).getByText('All conditions met.').first(),
    ).toBeVisible();
    const token = page.getByRole('region', { name: 'Access token' });
    await expect(token.getByText('authenticated').first()).toBeVisible();
    await expect(page.getByText('Web browser')).toBeVisible();
  });

  await test.step('the copied text says the same and holds no secret', async () => {
    await page.getByRole('button', { name: 'Copy for support' }).click();
    await expect(page.getByText('Diagnostics copied')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    for (const part of ['Session', 'Access token', 'Releases', 'Shared modules', 'Feature flags']) {
      expect(text).toContain(`\n${part}\n`);
    }
    expect(text).toMatch(/ {2}mf-admin: \S+, live \S+/);
    expect(text).toContain('error_reporting: on (All conditions met.)');
    expect(tokens.size).toBeGreaterThan(0);
    for (const secret of tokens) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/eyJ|refresh_token/);
  });
});
