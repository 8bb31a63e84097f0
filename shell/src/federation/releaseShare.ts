import { authState, browserStorage, stableBucket } from '@tree-service/kernel';
import { SESSION_KEY } from '@tree-service/kernel/contract';

const BUCKET_KEY = 'tree-service-release-bucket';
const BUCKETS = 100;

function storedBucket(): number | null {
  const stored = browserStorage.read(BUCKET_KEY);
  return stored !== null && /^\d{1,2}$/.test(stored) ? Number(stored) : null;
}

/**
 * The bucket (0 to 99) of this visitor. An account has the same one in every browser, and a browser
 * keeps it when the account signs out; a visitor without an account draws one. Null while it is not
 * known whose session is stored here.
 */
function ownBucket(): number | null {
  const { user, status } = authState();
  const stored = storedBucket();
  const isUnknown = status === 'loading' && browserStorage.read(SESSION_KEY) !== null;
  if (stored === null && isUnknown) return null;
  const bucket =
    user === null ? (stored ?? Math.floor(Math.random() * BUCKETS)) : stableBucket(user.id);
  if (bucket !== stored) browserStorage.write(BUCKET_KEY, String(bucket));
  return bucket;
}

/** Whether this visitor is among a percentage of all visitors and accounts. */
export function isInShare(percent: number): boolean {
  const bucket = ownBucket();
  return bucket !== null && bucket < percent;
}
