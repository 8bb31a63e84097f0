import { useQuery } from '@tanstack/react-query';
import { contactOf } from '@tree-service/domain';
import { leadContactQuery } from '@tree-service/market/api/leadContact';
import { Card, Heading, Skeleton, Text, VStack } from '@tree-service/design';
import { lazy, Suspense } from 'react';
import type { LeadDetail } from '../../../api/leads';
import { useBusiness } from '../../../business/useBusiness';
import { groupOfLead } from '../../../leads/leadGroups';
import { placeOf } from '../../../leads/place';
import { locationInWords } from './locationWords';

const LocationMap = lazy(() => import('./LocationMap'));

/** Approximate until the owner shares the address. */
export function JobLocation({ lead }: { lead: LeadDetail }) {
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
