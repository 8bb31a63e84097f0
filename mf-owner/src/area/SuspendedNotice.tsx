import { Alert, Box, Link } from '@tree-service/design';
import { useAuth } from '@tree-service/kernel';
import { paths } from '@tree-service/kernel/contract';

/** Says that the account is suspended, why, and what still works. */
export function SuspendedNotice() {
  const profile = useAuth((auth) => auth.profile);
  if (!profile?.suspended_at) return null;
  return (
    <Box $paddingY={4}>
      <Alert tone="warning" title="Your account is suspended">
        {profile.suspension_reason && <>“{profile.suspension_reason}” </>}
        Jobs you already agreed to continue, but you can't request new work or write reviews. If you
        think this is a mistake, <Link to={paths.contact()}>contact us</Link>.
      </Alert>
    </Box>
  );
}
