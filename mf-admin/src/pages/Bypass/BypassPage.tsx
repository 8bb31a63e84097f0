import { endPreview, startPreview, usePreview } from '@tree-service/kernel';
import { Alert, Button, Grid, Link, Section, VStack } from '@tree-service/design';
import { adminPaths } from '../../paths';
import { AdminPage } from '../../layout/AdminPage';
import { PreviewCard } from './PreviewCard';

/** Lets an administrator look at the interface as another user type sees it. */
export default function BypassPage() {
  const previewed = usePreview();
  return (
    <AdminPage
      title="Preview as another type"
      lead="See the menus as an owner or a Pro sees them. It changes nothing on the server and grants nothing."
    >
      <VStack $gap={8}>
        {previewed && (
          <Alert
            tone="accent"
            role="status"
            title={`You are previewing the menus of ${previewed === 'owner' ? 'an owner' : 'a Pro'}`}
            actions={<Button onClick={endPreview}>End preview</Button>}
          >
            You are still signed in as an administrator: pages of other types stay closed to you. A
            reload ends the preview too.
          </Alert>
        )}
        <Section title="What each type sees">
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
        <Alert tone="info" title="To see a page of another type">
          Sign in with an account of that type in a private window. Who may enter a page is decided
          by the profile of the account, and a preview does not change it.{' '}
          <Link to={adminPaths.check()}>What your own account may do</Link>
        </Alert>
      </VStack>
    </AdminPage>
  );
}
