import { HStack, Section, VStack } from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';
import { ClaimFacts } from '../AdminCheck/ClaimFacts';
import { AdminPage } from '../../layout/AdminPage';
import { OnThisPage, PageParts } from '../../layout/OnThisPage';
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
        <PageParts>
          <Section id="session" title={PARTS.session}>
            <SessionFacts />
          </Section>
          <FoldedSection
            id="token"
            title={PARTS.token}
            description="The signed claims. The token itself is never shown."
          >
            <ClaimFacts />
          </FoldedSection>
          <FoldedSection id="backend" title={PARTS.backend}>
            <BackendFacts />
          </FoldedSection>
          <FoldedSection
            id="releases"
            title={PARTS.releases}
            description="Each remote is released separately; the registry says which release is live."
          >
            <ReleaseTable />
          </FoldedSection>
          <FoldedSection
            id="canary"
            title={PARTS.canary}
            description="Loads and errors of releases that only some visitors get, compared with the live ones."
          >
            <CanaryTable />
          </FoldedSection>
          <FoldedSection
            id="modules"
            title={PARTS.modules}
            description="Modules the bundles on this page share. Each should be loaded once."
          >
            <SharedModuleTable />
          </FoldedSection>
          <FoldedSection
            id="errors"
            title={PARTS.errors}
            description="Counted since the page was opened."
          >
            <ErrorCounts />
          </FoldedSection>
          <FoldedSection id="health" title={PARTS.health}>
            <HealthChecks />
          </FoldedSection>
          <FoldedSection id="flags" title={PARTS.flags} description="Evaluated for your account.">
            <FlagTable />
          </FoldedSection>
        </PageParts>
      </VStack>
    </AdminPage>
  );
}
