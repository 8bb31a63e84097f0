import type { Business } from '@tree-service/shared/api/vendors';
import { paths } from '@tree-service/shared/contract';
import { CREDENTIAL_KINDS } from '@tree-service/shared/domain';
import { Alert, Button } from '@tree-service/shared/ui';
import { endingCredentials, expiryInWords, todayUtc } from '../../business/credentialDates';

/** Warns of credentials that have run out or soon will. */
export function EndingCredentials({
  business,
}: {
  business: Pick<Business, 'vendor_credentials'>;
}) {
  const ending = endingCredentials(business.vendor_credentials, todayUtc());
  if (ending.length === 0) return null;
  return (
    <Alert
      tone={ending.some(({ daysLeft }) => daysLeft < 0) ? 'danger' : 'warning'}
      title={ending.length === 1 ? 'A credential needs renewing' : 'Credentials need renewing'}
      actions={
        <Button asLink to={paths.vendorAccount()} variant="outline" size="sm">
          Add the renewed ones
        </Button>
      }
    >
      <ul>
        {ending.map(({ id, kind, daysLeft }) => (
          <li key={id}>
            {CREDENTIAL_KINDS[kind]}: {expiryInWords(daysLeft)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
