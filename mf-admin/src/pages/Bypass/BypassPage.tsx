import { endPreview, startPreview, usePreview } from '@tree-service/kernel';
import { Alert, Button, Grid, Link, Section, VStack } from '@tree-service/design';
import { adminPaths } from '../../paths';
import { AdminPage } from '../../layout/AdminPage';
import { PreviewCard } from './PreviewCard';

export default function BypassPage() {
  const previewed = usePreview();
  return (
    <AdminPage
      title="Preview menus"
      lead="See the menus as an owner or a Pro does. A preview changes nothing on the server and grants no access."
    >
      <VStack $gap={8}>
        {previewed && (
          <Alert
            tone="accent"
            role="status"
            title={`You're previewing the ${previewed === 'owner' ? 'owner' : 'Pro'} menus`}
            actions={<Button onClick={endPreview}>End preview</Button>}
          >
            You're still signed in as an administrator, so you can't open owner or Pro pages.
            Reloading the page also ends the preview.
          </Alert>
        )}
        <Section title="Menus by user type">
          <Grid $min="20rem">
            {(['owner', 'vendor'] as const).map((type) => (
              <PreviewCard
                key={type}
                type={type}
                isPreviewed={previewed === type}
                onPreview={() => startPreview(type)}
              />
            ))}
          </Grid>
        </Section>
        <Alert tone="info" title="To see an owner or Pro page">
          Sign in with an owner or Pro account in a private window. Access depends on the account's
          profile, which a preview doesn't change.{' '}
          <Link to={adminPaths.check()}>See what your account can access</Link>
        </Alert>
      </VStack>
    </AdminPage>
  );
}
