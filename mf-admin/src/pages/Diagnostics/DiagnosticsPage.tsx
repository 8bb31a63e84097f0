import { HStack, Section } from '@tree-service/design';
import { ClaimFacts } from '../AdminCheck/ClaimFacts';
import { AdminPage } from '../../layout/AdminPage';
import { BackendFacts } from './BackendFacts';
import { CopyForSupport } from './CopyForSupport';
import { ExistenceFacts } from './ExistenceFacts';
import { FlagTable } from './FlagTable';
import { RefreshSessionButton } from './RefreshSessionButton';
import { ReleaseTable } from './ReleaseTable';
import { SessionFacts } from './SessionFacts';
import { SharedModuleTable } from './SharedModuleTable';

/** The debug page: session, token, backend, releases, what must exist, which features are on and why. */
export default function DiagnosticsPage() {
  return (
    <AdminPage
      title="Diagnostics"
      lead="What this browser and the backend know about each other right now."
      actions={
        <HStack $gap={3} $wrap>
          <CopyForSupport />
          <RefreshSessionButton />
        </HStack>
      }
    >
      <Section title="Session">
        <SessionFacts />
      </Section>
      <Section
        title="Access token"
        description="What the server signed. The token itself is never shown."
      >
        <ClaimFacts />
      </Section>
      <Section title="Backend">
        <BackendFacts />
      </Section>
      <Section
        title="Releases"
        description="Every part of the site is released on its own; the registry says which release is live."
      >
        <ReleaseTable />
      </Section>
      <Section
        title="Shared modules"
        description="What the bundles of this page use together. Each should be there once."
      >
        <SharedModuleTable />
      </Section>
      <Section title="Existence checks">
        <ExistenceFacts />
      </Section>
      <Section title="Feature flags" description="As evaluated for your account.">
        <FlagTable />
      </Section>
    </AdminPage>
  );
}
