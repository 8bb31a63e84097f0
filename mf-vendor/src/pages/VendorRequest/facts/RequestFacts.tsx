import {
  capitalized,
  contactOf,
  formatCentsRange,
  formatMiles,
  kilometersToMiles,
  REQUEST_TIMINGS,
} from '@tree-service/domain';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { HazardAdvice } from '@tree-service/market/features/safety';
import {
  Card,
  DescriptionList,
  Heading,
  Section,
  Skeleton,
  Text,
  VStack,
  WrittenText,
} from '@tree-service/design';
import { useQuery } from '@tanstack/react-query';
import { leadContactQuery } from '@tree-service/market/api/leadContact';
import { lazy, Suspense } from 'react';
import type { LeadDetail } from '../../../api/leads';
import { groupOfLead } from '../../../leads/leadGroups';
import { useBusiness } from '../../../business/useBusiness';
import { placeOf } from '../../../leads/place';
import { TreeList } from './TreeList';

const LocationMap = lazy(() => import('../location/LocationMap'));

interface LocationFacts {
  distanceKm: number;
  /** The Pro's service radius; undefined while it is loading. */
  radiusKm: number | undefined;
  zip: string;
  ownerName: string;
  contactShared: boolean;
  /** Whether the address may still be shared: not after the request or the job has ended for the Pro. */
  canBeShared: boolean;
  hasPin: boolean;
}

function reachInWords({ distanceKm, radiusKm }: LocationFacts): string {
  const away = capitalized(`${formatMiles(distanceKm)} from your starting point`);
  if (radiusKm === undefined) return `${away}.`;
  const area = `your ${Math.round(kilometersToMiles(radiusKm))}-mile service area`;
  return `${away}, ${distanceKm <= radiusKm ? 'within' : 'outside'} ${area}.`;
}

function exactnessInWords(place: LocationFacts): string {
  const { zip, ownerName, contactShared, canBeShared, hasPin } = place;
  if (hasPin) return `The marker shows where ${ownerName} placed the pin.`;
  const center = `The marker shows the center of ZIP code ${zip}`;
  if (contactShared) return `${center}; ${ownerName} hasn't placed a pin.`;
  return canBeShared
    ? `${center}. You'll see the address once ${ownerName} shares it.`
    : `${center}.`;
}

/** The distance, and how exact the marker is. */
export function locationInWords(place: LocationFacts): string {
  return `${reachInWords(place)} ${exactnessInWords(place)}`;
}

/** Approximate until the owner shares the address. */
function JobLocation({ lead }: { lead: LeadDetail }) {
  const request = lead.service_requests;
  const { data: business } = useBusiness();
  const contactState = contactOf(lead);
  const contactShared = contactState === 'shared';
  const { data: contact } = useQuery({ ...leadContactQuery(lead.id), enabled: contactShared });
  const pin = contact?.pin ?? null;
  const { latitude, longitude } = request;
  const home =
    business && business.latitude !== null && business.longitude !== null
      ? { latitude: business.latitude, longitude: business.longitude }
      : null;
  return (
    <Card>
      <VStack $gap={3}>
        <Heading level={3} size="lg">
          Where
        </Heading>
        <Text>
          {locationInWords({
            distanceKm: lead.distance_km,
            radiusKm: business?.service_radius_km,
            zip: request.zip,
            ownerName: request.contact_name,
            contactShared,
            canBeShared: contactState !== 'ended' && groupOfLead(lead.state) !== 'closed',
            hasPin: pin !== null,
          })}
        </Text>
        {business === undefined ? (
          <Skeleton $height="16rem" $radius="lg" />
        ) : (
          <Suspense fallback={<Skeleton $height="16rem" $radius="lg" />}>
            <LocationMap
              key={pin ? 'pin' : 'zip'}
              place={pin ?? { latitude, longitude }}
              home={home}
              radiusKm={business.service_radius_km}
              label={`Map of ${placeOf(request)}`}
            />
          </Suspense>
        )}
      </VStack>
    </Card>
  );
}

export function RequestFacts({ lead }: { lead: LeadDetail }) {
  const request = lead.service_requests;
  const ended = groupOfLead(lead.state) === 'closed';
  const photos = [...request.request_photos]
    .sort((one, other) => one.position - other.position)
    .map(({ path }) => path);
  return (
    <Section title="The work">
      <VStack $gap={5}>
        {photos.length > 0 ? (
          <RequestPhotos paths={photos} label="Photos of the trees" />
        ) : (
          <Text tone="muted">
            {ended
              ? 'Photos and access notes are no longer shown.'
              : "The owner didn't add photos."}
          </Text>
        )}
        <HazardAdvice trees={request.request_trees} />
        <Card>
          <TreeList trees={request.request_trees} category={request.category} />
        </Card>
        <Card>
          <DescriptionList
            items={[
              {
                term: 'Description',
                description: <WrittenText as="div">{request.description}</WrittenText>,
              },
              {
                term: 'Access',
                description: (
                  <WrittenText as="div">
                    {request.request_access?.notes ?? (ended ? 'No longer shown' : 'None')}
                  </WrittenText>
                ),
              },
              { term: 'When', description: REQUEST_TIMINGS[request.timing] },
              {
                term: "Owner's estimate",
                description: formatCentsRange(
                  request.estimate_low_cents,
                  request.estimate_high_cents,
                ),
              },
            ]}
          />
        </Card>
        <JobLocation lead={lead} />
      </VStack>
    </Section>
  );
}
