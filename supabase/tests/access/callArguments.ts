import { FUNCTIONS } from './matrix';
import type { AccessWorld, CallerName } from './world';
import type { Arguments } from '../support/inputs';

/** Arguments with which a public function succeeds for everyone who may call it. */
export async function argumentsOf(
  world: AccessWorld,
  name: string,
  caller: CallerName = 'admin',
): Promise<Arguments> {
  const access = FUNCTIONS[name];
  if (!access) throw new Error(`The function ${name} is missing from the access matrix.`);
  return access.given(world, caller);
}
