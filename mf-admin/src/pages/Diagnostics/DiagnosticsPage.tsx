import { HStack, VStack } from '@tree-service/design';
import { ClaimFacts } from '../AdminCheck/ClaimFacts';
import { AdminPage } from '../../layout/AdminPage';
import { LinkedSection, OnThisPage } from '../../layout/OnThisPage';
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

const PARTS = {
  session: 'Session',
  token: 'Access token',
  backend: 'Backend',
  releases: 'Releases',
  canary: 'Canary releases',
  modules: 'Shared modules',
  errors: 'Errors on this page',
  health: 'Health checks',
  flags: 'Feature flags',
} as const;

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
      <VStack $gap={8}>
        <OnThisPage parts={PARTS} />
        <LinkedSection id="session" title={PARTS.session}>
          <SessionFacts />
        </LinkedSection>
        <LinkedSection
          id="token"
          title={PARTS.token}
          description="The signed claims. The token itself is never shown."
        >
          <ClaimFacts />
        </LinkedSection>
        <LinkedSection id="backend" title={PARTS.backend}>
          <BackendFacts />
        </LinkedSection>
        <LinkedSection
          id="releases"
          title={PARTS.releases}
          description="Each remote is released separately; the registry says which release is live."
        >
          <ReleaseTable />
        </LinkedSection>
        <LinkedSection
          id="canary"
          title={PARTS.canary}
          description="Loads and errors of releases that only some visitors get, compared with the live ones."
        >
          <CanaryTable />
        </LinkedSection>
        <LinkedSection
          id="modules"
          title={PARTS.modules}
          description="Modules the bundles on this page share. Each should be loaded once."
        >
          <SharedModuleTable />
        </LinkedSection>
        <LinkedSection
          id="errors"
          title={PARTS.errors}
          description="Counted since the page was opened."
        >
          <ErrorCounts />
        </LinkedSection>
        <LinkedSection id="health" title={PARTS.health}>
          <HealthChecks />
        </LinkedSection>
        <LinkedSection id="flags" title={PARTS.flags} description="Evaluated for your account.">
          <FlagTable />
        </LinkedSection>
      </VStack>
    </AdminPage>
  );
}
