import type { PersonalSession } from '../../../api/sessions';
import { deviceWords, type DeviceWords } from './deviceWords';

/** The sessions of one browser on one kind of device. */
export interface DeviceGroup extends DeviceWords {
  /** In the order they were given: the current one first, then the latest seen. */
  readonly sessions: readonly PersonalSession[];
  /** Whether the current session is one of them. */
  readonly isHere: boolean;
}

/** Sessions by what their owner would call the device, in the order of the first of each. */
export function deviceGroups(sessions: readonly PersonalSession[]): DeviceGroup[] {
  const groups = new Map<string, DeviceGroup>();
  for (const session of sessions) {
    const words = deviceWords(session.device);
    const group = groups.get(words.name);
    groups.set(words.name, {
      ...words,
      isHandheld: words.isHandheld || group?.isHandheld === true,
      sessions: [...(group?.sessions ?? []), session],
      isHere: session.is_current || group?.isHere === true,
    });
  }
  return [...groups.values()];
}
