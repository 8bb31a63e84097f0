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
import { whyNotAskQuery } from '../../../api/requests';
import { amendDraft } from '../draft/draftKeeper';
import type { Ask } from './useAskedVendor';

const Place = styled(Container)`
  padding-top: ${space(6)};
`;

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
        </VStack>
      </Card>
    </Place>
  );
}
