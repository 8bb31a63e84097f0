import { FUNCTIONS } from './accessMatrix';
import type { AccessWorld, CallerName } from './accessWorld';
import type { Arguments } from './inputs';

/** Arguments with which a public function succeeds for whoever may call it. */
export async function argumentsOf(
  world: AccessWorld,
  name: string,
  caller: CallerName = 'admin',
): Promise<Arguments> {
  const access = FUNCTIONS[name];
  if (!access) throw new Error(`The function ${name} is missing from the access matrix.`);
  return access.given(world, caller);
}
