import type { QueuedVendor } from '@tree-service/shared/api/administration';
import { paths } from '@tree-service/shared/contract';
import { Card, Heading, HStack, Link, Text, VStack } from '@tree-service/shared/ui';
import { Age } from '../layout/Age';
import { Facts } from '../layout/Facts';
import { businessFacts } from '../vendorDecisions/businessFacts';
import { CredentialList } from '../vendorDecisions/CredentialList';
import { VendorActions } from '../vendorDecisions/VendorActions';

/** A Pro who waits for a decision, with everything it rests on. */
export function ReviewCard({ vendor }: { readonly vendor: QueuedVendor }) {
  return (
    <Card as="article">
      <VStack $gap={5}>
        <HStack $justify="space-between" $align="baseline" $wrap>
          <Heading level={2} size="xl">
            <Link variant="subtle" to={paths.adminVendor(vendor.vendor_id)}>
              {vendor.business_name}
            </Link>
          </Heading>
          <Text as="span" tone="muted">
            submitted <Age since={vendor.since} />
          </Text>
        </HStack>
        <Text>{vendor.about ?? 'The Pro has written nothing about the business yet.'}</Text>
        <Facts facts={businessFacts(vendor)} />
        <div>
          <Heading level={3} size="md">
            Credentials
          </Heading>
          <CredentialList credentials={vendor.vendor_credentials} />
        </div>
        <VendorActions
          vendorId={vendor.vendor_id}
          businessName={vendor.business_name}
          state={vendor.state}
          credentials={vendor.vendor_credentials}
        />
      </VStack>
    </Card>
  );
}
