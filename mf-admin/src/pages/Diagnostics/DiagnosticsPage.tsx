import { HStack, Section } from '@tree-service/design';
import { ClaimFacts } from '../AdminCheck/ClaimFacts';
import { AdminPage } from '../../layout/AdminPage';
import { BackendFacts } from './BackendFacts';
import { CanaryTable } from './CanaryTable';
import { CopyForSupport } from './CopyForSupport';
import { ErrorCounts } from './ErrorCounts';
import { HealthChecks } from './HealthChecks';
import { FlagTable } from './FlagTable';
import { RefreshSessionButton } from './RefreshSessionButton';
import { ReleaseTable } from './ReleaseTable';
import { SessionFacts } from './SessionFacts';
import { SharedModuleTable } from './SharedModuleTable';

export default function DiagnosticsPage() {
  return (
    <AdminPage
      title="Diagnostics"
      lead="What this browser and the backend know about your session, releases, and flags."
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
        description="The signed claims. The token itself is never shown."
      >
        <ClaimFacts />
      </Section>
      <Section title="Backend">
        <BackendFacts />
      </Section>
      <Section
        title="Releases"
        description="Each remote is released separately; the registry says which release is live."
      >
        <ReleaseTable />
      </Section>
      <Section
        title="Canary releases"
        description="Loads and errors of releases that only part of the visitors get, beside the live ones."
      >
        <CanaryTable />
      </Section>
      <Section
        title="Shared modules"
        description="Modules the bundles on this page share. Each should be loaded once."
      >
        <SharedModuleTable />
      </Section>
      <Section title="Errors on this page" description="Counted since the page was opened.">
        <ErrorCounts />
      </Section>
      <Section title="Health checks">
        <HealthChecks />
      </Section>
      <Section title="Feature flags" description="Evaluated for your account.">
        <FlagTable />
      </Section>
    </AdminPage>
  );
}
