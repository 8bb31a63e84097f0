import { useQuery } from '@tanstack/react-query';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { vendorDossierQuery } from '../api/administration';
import { personQuery } from '../api/person';
import { CorrectForm } from '../person/CorrectPerson';
import { PersonActions } from '../person/PersonActions';
import { CorrectBusinessForm } from '../vendor/CorrectBusiness';
import { VendorActions } from '../shared/vendorDecisions/VendorActions';
import { testDecisions, typeOver } from '../testing/decisions';
import { personFacts } from '../testing/exampleFacts';

const server = fakeBackend();
beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/vendor_subscriptions', []);
});

function Business() {
  const { data } = useQuery(vendorDossierQuery('ash'));
  if (!data) return 'Loading';
  return (
    <>
      <p>{data.state}</p>
      <VendorActions
        vendorId="ash"
        businessName="Ash & Sons"
        state={data.state}
        version={data.version}
        credentials={data.vendor_credentials}
      />
    </>
  );
}

function Account() {
  const { data } = useQuery(personQuery('p1'));
  return (
    data && (
      <>
        <p>{data.suspended_at === null ? 'in use' : `suspended: ${data.suspension_reason}`}</p>
        <PersonActions person={data} />
      </>
    )
  );
}

function CorrectedAccount() {
  const { data } = useQuery(personQuery('p1'));
  return (
    data && (
      <>
        <p>
          {data.last_name}, version {data.version}
        </p>
        <CorrectForm person={data} onClose={() => undefined} />
      </>
    )
  );
}

function CorrectedBusiness() {
  const { data } = useQuery(vendorDossierQuery('ash'));
  return (
    data && (
      <>
        <p>
          {data.about}, version {data.version}
        </p>
        <CorrectBusinessForm business={data} onClose={() => undefined} />
      </>
    )
  );
}

testDecisions(server, [
  {
    what: 'suspending an account',
    page: <Account />,
    read: '/rest/v1/rpc/admin_person',
    stored: personFacts({ email_confirmed_at: '2026-11-01T10:00:00Z' }),
    call: '/rest/v1/rpc/admin_suspend_owner',
    answer: 0,
    button: 'Suspend account',
    before: 'in use',
    after: 'suspended: All is in order',
  },
  {
    what: 'correcting an account',
    page: <CorrectedAccount />,
    read: '/rest/v1/rpc/admin_person',
    stored: personFacts(),
    call: '/rest/v1/rpc/admin_correct_person',
    answer: personFacts({ last_name: 'Torrez', version: 4 }),
    prepare: (user) => typeOver(user, /^Last name/, 'Torrez'),
    button: 'Save corrections',
    before: 'Torres, version 3',
    after: 'Torrez, version 4',
  },
  {
    what: 'correcting a business, without the phone number that was typed',
    page: <CorrectedBusiness />,
    read: '/rest/v1/rpc/vendor_records',
    stored: [
      {
        vendor_id: 'ash',
        business_name: 'Ash & Sons',
        about: 'Trees',
        zip: '78704',
        version: 1,
        vendor_credentials: [],
      },
    ],
    call: '/rest/v1/rpc/admin_correct_business',
    answer: {
      business_name: 'Ash & Sons',
      about: 'Call [phone hidden]',
      zip: '78704',
      city: 'Austin',
      region: 'TX',
      version: 2,
    },
    prepare: (user) => typeOver(user, /^Description/, 'Call 512-555-0177'),
    button: 'Save corrections',
    before: 'Trees, version 1',
    after: 'Call [phone hidden], version 2',
  },
  {
    what: 'approving a Pro',
    page: <Business />,
    read: '/rest/v1/rpc/vendor_records',
    stored: [
      {
        vendor_id: 'ash',
        business_name: 'Ash & Sons',
        state: 'under_review',
        state_since: '2026-11-20T10:00:00Z',
        version: 1,
        vendor_credentials: [],
      },
    ],
    call: '/rest/v1/rpc/decide_vendor',
    answer: 'approved',
    button: 'Approve',
    before: 'under_review',
    after: 'approved',
  },
]);
