import { Button, SkeletonText } from '@tree-service/design';
import { paths } from '@tree-service/kernel/contract';
import { AuthLayout } from '../../authentication/AuthLayout';

/** After the link was followed on a device that is not signed in. `isAsking`: it is not known yet what became of the request. */
export function EmailConfirmed({ isAsking }: { readonly isAsking: boolean }) {
  return (
    <AuthLayout title="Email confirmed" subtitle="Sign in to finish your request.">
      {isAsking ? (
        <SkeletonText lines={2} />
      ) : (
        <Button
          asLink
          to={paths.login()}
          state={{ returnTo: paths.request() }}
          size="mobileLg"
          fullWidth
        >
          Sign in
        </Button>
      )}
    </AuthLayout>
  );
}
