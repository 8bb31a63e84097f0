import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { type VendorDossier, vendorDossierQuery } from '../api/administration';
import { VENDOR_STATES, LOCALE } from '@tree-service/domain';
import {
  Alert,
  Card,
  Grid,
  HStack,
  Link,
  LinkTabs,
  QueryBoundary,
  StatTile,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import { Age } from '../shared/layout/Age';
import { AdminPage } from '../shared/layout/AdminPage';
import { adminPaths, auditOf } from '../paths';
import { VendorActions } from '../shared/vendorDecisions/VendorActions';
import { personQuery } from '../api/person';
import { AuditTrail } from '../shared/auditTrail/AuditTrail';
import { Facts } from '../shared/layout/Facts';
import { LinkedSection, OnThisPage } from '../shared/layout/OnThisPage';
import { businessFacts } from '../shared/vendorDecisions/businessFacts';
import { CredentialChecks } from '../shared/vendorDecisions/CredentialChecks';
import { PersonMessages } from '../shared/people/PersonMessages';
import { SessionTable, ViewingTable } from '../shared/people/AccessTables';
import { ReportsTab } from '../shared/people/ReportsTab';
import { ViewAsButton } from '../shared/people/ViewAsButton';
import { CorrectBusiness } from './CorrectBusiness';
import { type DossierTab, dossierTabs, readDossierTab } from './dossierTabs';
import { TokensTab } from './TokensTab';
import { WorkTab } from './WorkTab';
import { PlanCard } from './PlanCard';

interface AccountPartProps {
  readonly tab: 'sessions' | 'viewings';
  readonly vendorId: string;
}

/** Where the account of a Pro is signed in, or who viewed its pages. */
function AccountPart({ tab, vendorId }: AccountPartProps) {
  const query = useQuery(personQuery(vendorId));
  return (
    <QueryBoundary query={query} what="this account">
      {({ sessions, viewings }) =>
        tab === 'sessions' ? (
          <SessionTable sessions={sessions} />
        ) : (
          <ViewingTable viewings={viewings} />
        )
      }
    </QueryBoundary>
  );
}

const PARTS = {
  business: 'Business',
  performance: 'Performance',
  credentials: 'Credentials',
  plan: 'Plan',
} as const;

type Counts = Pick<
  VendorDossier,
  | 'rating_count'
  | 'rating_sum'
  | 'answers_count'
  | 'lapses_count'
  | 'accepts_count'
  | 'jobs_completed'
>;

/** A Pro's performance; null where there is nothing to measure yet. */
interface Performance {
  /** Mean of the published ratings, 1 to 5. */
  readonly rating: number | null;
  readonly reviews: number;
  /** Offers the Pro answered or let expire. */
  readonly offers: number;
  /** Share of offers accepted, 0 to 1. */
  readonly acceptance: number | null;
  readonly jobsCompleted: number;
}

/** "8 offers", "1 offer", or that there are none yet. */
export function countLabel(count: number, one: string, many: string): string {
  if (count === 0) return `no ${many} yet`;
  return count === 1 ? `1 ${one}` : `${count.toLocaleString(LOCALE)} ${many}`;
}

export function performanceOf(counts: Counts): Performance {
  const { rating_count, rating_sum, accepts_count, jobs_completed } = counts;
  const offers = counts.answers_count + counts.lapses_count;
  return {
    rating: rating_count === 0 ? null : rating_sum / rating_count,
    reviews: rating_count,
    offers,
    acceptance: offers === 0 ? null : accepts_count / offers,
    jobsCompleted: jobs_completed,
  };
}

function PerformanceTiles({ dossier }: { readonly dossier: VendorDossier }) {
  const { rating, reviews, offers, acceptance, jobsCompleted } = performanceOf(dossier);
  return (
    <Grid $min="9rem" $gap={4}>
      <StatTile
        label="Rating"
        value={rating === null ? 'None yet' : rating.toFixed(1)}
        hint={countLabel(reviews, 'published review', 'published reviews')}
      />
      <StatTile
        label="Acceptance"
        value={acceptance === null ? 'None yet' : `${Math.round(acceptance * 100)}%`}
        hint={`${offers === 0 ? '' : 'of '}${countLabel(offers, 'offer', 'offers')}`}
      />
      <StatTile label="Jobs completed" value={String(jobsCompleted)} />
    </Grid>
  );
}

function ProfileTab({ dossier }: { readonly dossier: VendorDossier }) {
  return (
    <VStack $gap={8}>
      <OnThisPage parts={PARTS} />
      <LinkedSection id="business" title={PARTS.business}>
        <Card>
          <VStack $gap={5}>
            <Text>{dossier.about ?? 'No description yet.'}</Text>
            <Facts facts={businessFacts(dossier)} />
          </VStack>
        </Card>
      </LinkedSection>
      <LinkedSection id="performance" title={PARTS.performance}>
        <PerformanceTiles dossier={dossier} />
      </LinkedSection>
      <LinkedSection id="credentials" title={PARTS.credentials}>
        <Card>
          <CredentialChecks vendorId={dossier.vendor_id} credentials={dossier.vendor_credentials} />
        </Card>
      </LinkedSection>
      <LinkedSection id="plan" title={PARTS.plan}>
        <PlanCard dossier={dossier} />
      </LinkedSection>
    </VStack>
  );
}

interface DossierPartProps {
  readonly tab: DossierTab;
  readonly dossier: VendorDossier;
}

function DossierPart({ tab, dossier }: DossierPartProps) {
  switch (tab) {
    case 'profile':
      return <ProfileTab dossier={dossier} />;
    case 'work':
      return <WorkTab vendorId={dossier.vendor_id} />;
    case 'tokens':
      return <TokensTab vendorId={dossier.vendor_id} />;
    case 'messages':
      return <PersonMessages personId={dossier.vendor_id} />;
    case 'sessions':
    case 'viewings':
      return <AccountPart tab={tab} vendorId={dossier.vendor_id} />;
    case 'reports':
      return <ReportsTab side="vendor" personId={dossier.vendor_id} />;
    case 'audit':
      return (
        <AuditTrail
          subjectIds={[dossier.vendor_id, ...dossier.vendor_credentials.map(({ id }) => id)]}
          empty="No decisions about this Pro yet."
        />
      );
  }
}

export default function AdminVendorPage() {
  const { vendorId = '' } = useParams();
  const [address] = useSearchParams();
  const query = useQuery(vendorDossierQuery(vendorId));
  const dossier = query.data;
  const tab = readDossierTab(address);
  return (
    <AdminPage
      title={dossier?.business_name ?? 'Pro'}
      lead={
        dossier && (
          <HStack $gap={3} $wrap>
            <StatusPill tone={VENDOR_STATES[dossier.state].tone}>
              {VENDOR_STATES[dossier.state].label}
            </StatusPill>
            <span>
              joined <Age since={dossier.created_at} />
            </span>
            <Link to={adminPaths.person(dossier.vendor_id)}>Account</Link>
            <Link to={auditOf(dossier.vendor_id)}>Audit of this business</Link>
          </HStack>
        )
      }
      actions={
        dossier && (
          <HStack $gap={3} $wrap>
            <ViewAsButton
              person={{ id: dossier.vendor_id, user_type: 'vendor' }}
              name={dossier.business_name}
            />
            <CorrectBusiness business={dossier} />
            <VendorActions
              key={dossier.vendor_id}
              vendorId={dossier.vendor_id}
              businessName={dossier.business_name}
              state={dossier.state}
              version={dossier.version}
              credentials={dossier.vendor_credentials}
            />
          </HStack>
        )
      }
    >
      <QueryBoundary query={query} what="this Pro">
        {(loaded) => (
          <VStack $gap={6}>
            {loaded.state_reason && (
              <Alert tone="warning" title="Shown to the Pro">
                {loaded.state_reason}
              </Alert>
            )}
            <div>
              <LinkTabs label="About this Pro" tabs={dossierTabs(vendorId, tab)} />
              <DossierPart tab={tab} dossier={loaded} />
            </div>
          </VStack>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}
