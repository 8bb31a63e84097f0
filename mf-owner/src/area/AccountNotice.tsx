import { Alert, Box, Link } from '@tree-service/design';
import { useAuth } from '@tree-service/kernel';
import { paths } from '@tree-service/kernel/contract';

/** Whether the caller's requests wait until an administrator has looked at reports about them. */
export const useArePaused = (): boolean =>
  useAuth((auth) => Boolean(auth.profile?.requests_paused_at));

/** Says that the account is suspended or its requests are paused, why, and what still works. */
export function AccountNotice() {
  const profile = useAuth((auth) => auth.profile);
  const arePaused = useArePaused();
  const isSuspended = Boolean(profile?.suspended_at);
  if (!isSuspended && !arePaused) return null;
  return (
    <Box $paddingY={4}>
      <Alert
        tone="warning"
        title={isSuspended ? 'Your account is suspended' : 'Your requests are paused'}
      >
        {isSuspended ? (
          <>
            {profile?.suspension_reason && <>“{profile.suspension_reason}” </>}
            Jobs you already agreed to continue, but you can't request new work or write reviews.
          </>
        ) : (
          "Several Pros reported problems with your requests. We won't ask any more Pros until we've reviewed the reports. We'll email you when we have."
        )}{' '}
        If you think this is a mistake, <Link to={paths.contact()}>contact us</Link>.
      </Alert>
    </Box>
  );
}
