import { useQuery } from '@tanstack/react-query';
import { matchingPoliciesQuery } from '../../api/matchTrials';
import { QueryBoundary, Section } from '@tree-service/design';
import { toAdminTools } from '../../layout/adminTools';
import { AdminPage } from '../../layout/AdminPage';
import { MatchingEditor } from './MatchingEditor';
import { MatchingVersions } from './MatchingVersions';

/** What matching goes by, with its versions. */
export default function MatchingSettingsPage() {
  const query = useQuery(matchingPoliciesQuery());
  return (
    <AdminPage
      title="Matching settings"
      lead="How Pros are ranked for a request. A change is tried on a stored match and saved as a new version; earlier matches keep theirs."
      back={toAdminTools}
    >
      <QueryBoundary query={query} what="the settings">
        {(versions) => {
          const [policy] = versions;
          return (
            policy && (
              <>
                <Section title={`Settings, version ${policy.version}`}>
                  <MatchingEditor key={policy.version} policy={policy} />
                </Section>
                <Section
                  title="Versions"
                  description="Who changed them and why stands in the audit log."
                >
                  <MatchingVersions versions={versions} />
                </Section>
              </>
            )
          );
        }}
      </QueryBoundary>
    </AdminPage>
  );
}
