import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../paths';
import { type VendorDossier, vendorDossierQuery } from '../api/administration';
import { VENDOR_STATES } from '@tree-service/domain';
import { useVendorPictures } from '@tree-service/market/features/vendorPictures';
import {
  Alert,
  Avatar,
  Card,
  CheckItem,
  CheckList,
  Grid,
  Heading,
  HStack,
  Link,
  PhotoGrid,
  QueryBoundary,
  StatusPill,
  Tabs,
  Text,
  VisuallyHidden,
  VStack,
} from '@tree-service/design';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { mediaQuery, type Media } from '@tree-service/market/api/media';
import { vendorFileAddressesQuery } from '@tree-service/market/api/vendorFiles';
import { AuditTrail } from '../shared/auditTrail/AuditTrail';
import { Facts } from '../shared/layout/Facts';
import { businessFacts } from '../shared/vendorDecisions/businessFacts';
import { CredentialChecks } from '../shared/vendorDecisions/CredentialChecks';
import { VendorActions } from '../shared/vendorDecisions/VendorActions';
import { BusinessProposalCard, SimilarAccounts } from './BusinessProposalCard';
import { PricesAndCrew } from './PricesAndCrew';
import { approvalChecks } from './approvalChecks';

const REFETCH_MS = 30_000;

type NamedVendor = Parameters<typeof useVendorPictures>[0][number];

function Logo({ vendor }: { readonly vendor: NamedVendor }) {
  const logo = useVendorPictures([vendor], 0).get(vendor.vendor_id)?.logo;
  return <Avatar src={logo} name={vendor.business_name} size="lg" />;
}

function ApprovalChecklist({ dossier }: { readonly dossier: VendorDossier }) {
  return (
    <CheckList aria-label="Checklist">
      {approvalChecks(dossier).map(({ name, isMet }) => (
        <CheckItem key={name} $isMet={isMet}>
          {isMet ? <CircleCheck size={20} aria-hidden /> : <CircleDashed size={20} aria-hidden />}
          <span>
            <VisuallyHidden>{isMet ? 'Done: ' : 'Open: '}</VisuallyHidden>
            {name}
          </span>
        </CheckItem>
      ))}
    </CheckList>
  );
}

const MARKS = { before: 'Before', after: 'After' } as const;

interface ShownWorkProps {
  readonly vendorId: string;
  readonly businessName: string;
}

/** Everything a Pro shows, the logo included, with the captions as the Pro wrote them. */
function ShownWork({ vendorId, businessName }: ShownWorkProps) {
  const query = useQuery(mediaQuery(vendorId));
  return (
    <QueryBoundary query={query} what="the portfolio">
      {(media) =>
        media.length === 0 ? (
          <Text tone="muted">No logo and no photos yet.</Text>
        ) : (
          <Files media={media} businessName={businessName} />
        )
      }
    </QueryBoundary>
  );
}

function Files({ media, businessName }: { media: readonly Media[]; businessName: string }) {
  const query = useQuery(
    vendorFileAddressesQuery(
      'vendor-media',
      media.map(({ path }) => path),
    ),
  );
  return (
    <QueryBoundary query={query} what="the photos">
      {(addresses) => {
        const shown = media.flatMap(({ id, kind, path, caption, moment }) => {
          const src = addresses[path];
          if (src === undefined) return [];
          const mark = kind === 'logo' ? 'Logo' : moment && MARKS[moment];
          const alt = [mark, caption ?? `Work by ${businessName}`].filter(Boolean).join(': ');
          return [{ id, kind, src, alt, caption: caption ?? undefined, mark: mark ?? undefined }];
        });
        const videos = shown.filter(({ kind }) => kind === 'video');
        return (
          <VStack>
            <PhotoGrid
              photos={shown.filter(({ kind }) => kind !== 'video')}
              title={`Work by ${businessName}`}
            />
            {videos.length > 0 && (
              <Grid $min="16rem" $gap={3}>
                {videos.map(({ id, src, alt }) => (
                  <video key={id} src={src} controls preload="metadata" aria-label={alt} />
                ))}
              </Grid>
            )}
          </VStack>
        );
      }}
    </QueryBoundary>
  );
}

/** One application: business, credentials, checklist and decision beside the document, and what the Pro shows. */
export function VendorReview({ vendorId }: { readonly vendorId: string }) {
  const query = useQuery({ ...vendorDossierQuery(vendorId), refetchInterval: REFETCH_MS });
  return (
    <QueryBoundary query={query} what="this Pro">
      {(dossier) => {
        const { label, tone } = VENDOR_STATES[dossier.state];
        return (
          <VStack $gap={8}>
            {dossier.business_proposals.map((proposal) => (
              <BusinessProposalCard key={proposal.id} vendorId={vendorId} proposal={proposal} />
            ))}
            <CredentialChecks
              vendorId={vendorId}
              credentials={dossier.vendor_credentials}
              above={
                <article aria-labelledby="business">
                  <VStack $gap={5}>
                    <HStack $justify="space-between" $wrap>
                      <HStack $gap={4}>
                        <Logo vendor={dossier} />
                        <Heading level={2} size="xl" id="business">
                          <Link variant="subtle" to={adminPaths.vendor(vendorId)}>
                            {dossier.business_name}
                          </Link>
                        </Heading>
                      </HStack>
                      <StatusPill tone={tone}>{label}</StatusPill>
                    </HStack>
                    {dossier.state_reason && (
                      <Alert tone="warning" title="Shown to the Pro">
                        {dossier.state_reason}
                      </Alert>
                    )}
                    <Text>{dossier.about ?? 'No description yet.'}</Text>
                    <Facts facts={businessFacts(dossier)} />
                    <SimilarAccounts vendorId={vendorId} />
                  </VStack>
                </article>
              }
              below={
                <Card>
                  <VStack $gap={5}>
                    <Heading level={2} size="lg">
                      Decision
                    </Heading>
                    <ApprovalChecklist dossier={dossier} />
                    <VendorActions
                      vendorId={vendorId}
                      businessName={dossier.business_name}
                      state={dossier.state}
                      version={dossier.version}
                      credentials={dossier.vendor_credentials}
                    />
                  </VStack>
                </Card>
              }
            />
            <Tabs
              label="More about this Pro"
              tabs={[
                {
                  value: 'portfolio',
                  label: 'Portfolio',
                  content: <ShownWork vendorId={vendorId} businessName={dossier.business_name} />,
                },
                {
                  value: 'prices',
                  label: 'Prices and crew',
                  content: <PricesAndCrew vendorId={vendorId} />,
                },
                {
                  value: 'decisions',
                  label: 'Decisions so far',
                  content: (
                    <AuditTrail
                      subjectIds={[vendorId, ...dossier.vendor_credentials.map(({ id }) => id)]}
                      empty="No decisions about this Pro yet."
                    />
                  ),
                },
              ]}
            />
          </VStack>
        );
      }}
    </QueryBoundary>
  );
}
