import { Alert, Text } from '@tree-service/design';
import { useAuth, userTypeOf } from '@tree-service/kernel';
import { paths } from '@tree-service/kernel/contract';
import { OtherWay } from '../../authentication/OtherWays';

/**
 * Why a password is to be chosen although one was typed at sign-up, and what the account is: someone else may have
 * signed up with the address first, and the account is as they began it.
 */
export function ChooseAgain() {
  const isVendor = useAuth((auth) => userTypeOf(auth) === 'vendor');
  const name = useAuth((auth) => auth.user?.metadata.fullName ?? null);
  return (
    <Alert tone="info" title="Choose your password again">
      <Text>
        More than one confirmation email was sent, so please choose your password again. This is{' '}
        {isVendor ? 'a Pro account' : 'an account for property owners'}
        {name !== null && (
          <>
            {' '}
            named <strong>{name}</strong>
          </>
        )}
        . Not what you signed up for? <OtherWay to={paths.contact()}>Contact us</OtherWay>
      </Text>
    </Alert>
  );
}
