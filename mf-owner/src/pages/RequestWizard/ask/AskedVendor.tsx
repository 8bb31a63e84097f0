import { useQuery } from '@tanstack/react-query';
import {
  Alert,
  Avatar,
  Button,
  Card,
  Checkbox,
  Container,
  HStack,
  space,
  Text,
  VStack,
} from '@tree-service/design';
import { publicProfileQuery } from '@tree-service/market/api/vendors';
import { useVendorPictures } from '@tree-service/market/features/vendorPictures';
import styled from 'styled-components';
import { isOwner, useAuth } from '@tree-service/kernel';
import { openRequestsQuery, whyNotAskQuery } from '../../../api/requests';
import { amendDraft, forgetDraft } from '../draft/draftKeeper';
import { AskForOpenRequest } from './AskForOpenRequest';
import type { Ask } from './useAskedVendor';

const Place = styled(Container)`
  padding-top: ${space(6)};
`;

/** More open requests than these are found in the list of requests. */
const MOST_NAMED = 3;

/** Says whom the request is for first, whether that Pro can take it, and lets others be asked, too. */
export default function AskedVendor({ ask }: { readonly ask: Ask }) {
  const { vendorId, others, category, zip } = ask;
  const { data: profile, isError } = useQuery(publicProfileQuery(vendorId));
  const isKnown = category !== '' && /^\d{5}$/.test(zip);
  const { data: reason } = useQuery({
    ...whyNotAskQuery(vendorId, category, zip),
    enabled: isKnown,
  });
  const logo = useVendorPictures(profile ? [profile] : [], 0).get(vendorId)?.logo;
  const ownerId = useAuth((auth) =>
    auth.status === 'signedIn' && isOwner(auth) ? (auth.user?.id ?? '') : '',
  );
  const { data: open = [] } = useQuery({ ...openRequestsQuery(ownerId), enabled: ownerId !== '' });
  const alike = open.filter(
    (request) =>
      (category === '' || request.category === category) && (zip === '' || request.zip === zip),
  );
  const askAll = (
    <Button variant="outline" size="sm" onClick={() => amendDraft({ ask: null })}>
      Ask all Pros nearby instead
    </Button>
  );
  if (isError || reason) {
    return (
      <Place $width="narrow">
        <Alert
          tone="warning"
          role="alert"
          title={profile ? `${profile.business_name} can't be asked` : "This Pro can't be asked"}
        >
          <VStack $gap={3}>
            <Text>{reason ?? 'This Pro is no longer listed.'}</Text>
            <div>{askAll}</div>
          </VStack>
        </Alert>
      </Place>
    );
  }
  if (!profile) return null;
  return (
    <Place $width="narrow">
      <Card role="region" aria-label="The Pro you chose">
        <VStack $gap={3}>
          <HStack $gap={3}>
            <Avatar name={profile.business_name} src={logo} />
            <Text>
              Your request goes to <strong>{profile.business_name}</strong> first. Other Pros are
              asked only if {profile.business_name} declines or doesn't respond in time.
            </Text>
          </HStack>
          <Checkbox
            label="Also ask other Pros right away"
            checked={others}
            onChange={() => amendDraft({ ask: { vendorId, others: !others } })}
          />
          <div>{askAll}</div>
          {alike.length > 0 && (
            <div>
              <Text>Is it about a request you already sent?</Text>
              <HStack $gap={3} $wrap>
                {alike.slice(0, MOST_NAMED).map((request) => (
                  <AskForOpenRequest
                    key={request.id}
                    vendor={{ id: vendorId, name: profile.business_name }}
                    request={request}
                    onAsked={() => (category === '' ? forgetDraft() : amendDraft({ ask: null }))}
                  />
                ))}
              </HStack>
            </div>
          )}
        </VStack>
      </Card>
    </Place>
  );
}
