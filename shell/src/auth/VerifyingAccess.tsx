import { PageLoading } from '../layout/PageLoading';

/** Stands in for a guarded page while it is not yet known who is asking. */
export function VerifyingAccess() {
  return <PageLoading label="Verifying access..." />;
}
