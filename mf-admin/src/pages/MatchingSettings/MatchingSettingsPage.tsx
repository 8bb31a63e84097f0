import { useQuery } from '@tanstack/react-query';
import { deadlinesQuery } from '../../api/deadlines';
import { matchingPoliciesQuery } from '../../api/matchTrials';
import { FoldedSection } from '@tree-service/market/features/folding';
import { QueryBoundary, VStack } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { BeganFrom } from '../../layout/BeganFrom';
import { LinkedSection, OnThisPage } from '../../layout/OnThisPage';
import { DeadlinesEditor } from './DeadlinesEditor';
import { MatchingEditor } from './MatchingEditor';
import { MatchingVersions } from './MatchingVersions';

const PARTS = {
  settings: 'Settings',
  versions: 'Versions',
  deadlines: 'Deadlines',
} as const;

export default function MatchingSettingsPage() {
  const query = useQuery(matchingPoliciesQuery());
  const deadlines = useQuery(deadlinesQuery());
  return (
    <AdminPage
      title="Matching settings"
      lead="How Pros are ranked for a request. Preview a change on the matches of the last 30 days, then save it as a new version. Earlier matches keep their version."
    >
      <VStack $gap={8}>
        <OnThisPage parts={PARTS} />
        <QueryBoundary query={query} what="the settings">
          {(versions) => {
            const [policy] = versions;
            return (
              policy && (
                <>
                  <LinkedSection
                    id="settings"
                    title={`${PARTS.settings}, version ${policy.version}`}
                  >
                    <BeganFrom newest={policy}>
                      {(began, renew) => (
                        <MatchingEditor
                          policy={began}
                          newestVersion={policy.version}
                          onRenew={renew}
                        />
                      )}
                    </BeganFrom>
                  </LinkedSection>
                  <FoldedSection
                    id="versions"
                    title={PARTS.versions}
                    description="The audit log shows who changed them, and why."
                  >
                    <MatchingVersions versions={versions} />
                  </FoldedSection>
                </>
              )
            );
          }}
        </QueryBoundary>
        <LinkedSection
          id="deadlines"
          title={PARTS.deadlines}
          description="How long owners, Pros and administrators have once a Pro is hired."
        >
          <QueryBoundary query={deadlines} what="the deadlines">
            {(inForce) => (
              <BeganFrom newest={inForce}>
                {(began, renew) => (
                  <DeadlinesEditor
                    inForce={began}
                    newestVersion={inForce.version}
                    onRenew={renew}
                  />
                )}
              </BeganFrom>
            )}
          </QueryBoundary>
        </LinkedSection>
      </VStack>
    </AdminPage>
  );
}
