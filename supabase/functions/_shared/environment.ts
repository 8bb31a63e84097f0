import { backendAt, type Backend } from './backend.ts';
import { required, type Variables } from './variables.ts';

// Projects have named keys in a dictionary, and kept the single ones of before for a while.
function keyOf(variables: Variables, names: string, single: string): string {
  const dictionary = variables[names];
  if (!dictionary) return required(variables, single);
  const keys: Record<string, string> = JSON.parse(dictionary);
  const key = keys['default'] ?? Object.values(keys)[0];
  if (!key) throw new Error(`${names} holds no key.`);
  return key;
}

/** The backend with all rights of the server. */
export function backendForServer(variables: Variables): Backend {
  const key = keyOf(variables, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY');
  return backendAt(required(variables, 'SUPABASE_URL'), key);
}

/** The key that every page carries. */
export function publishableKey(variables: Variables): string {
  return keyOf(variables, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY');
}

/** The backend with the rights of a visitor. */
export function backendForVisitors(variables: Variables): Backend {
  return backendAt(required(variables, 'SUPABASE_URL'), publishableKey(variables));
}

/** The backend in the name of whose Authorization header it is. */
export function backendForCaller(variables: Variables, authorization: string): Backend {
  return backendAt(required(variables, 'SUPABASE_URL'), publishableKey(variables), {
    authorization,
  });
}

/** Who gets an email when something is stuck. */
export function operatorEmail(variables: Variables): string {
  return required(variables, 'OPERATOR_EMAIL');
}

/** The key with which the database asks for work; long enough not to be guessed. */
export function workerKey(variables: Variables): string {
  return longEnough('WORKER_KEY', required(variables, 'WORKER_KEY'));
}

/** The key with which a monitor outside of the project may read whether all is well; undefined without one. */
export function healthKey(variables: Variables): string | undefined {
  const key = variables['HEALTH_KEY'];
  return key ? longEnough('HEALTH_KEY', key) : undefined;
}

function longEnough(name: string, key: string): string {
  if (key.length < 32) throw new Error(`${name} needs 32 characters or more.`);
  return key;
}
