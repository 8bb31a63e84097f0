import type { Carrier, OutboxItem } from '../outbox.ts';

/** What a device shows. A repeat under the same id replaces what is shown already. */
export interface PushMessage {
  id: string;
  text: string;
  /** Page of the product it leads to. */
  link: string;
}

/** Sends to one device. `gone`: the app is not on it anymore. Rejects with the provider's refusal. */
export type Push = (token: string, message: PushMessage) => Promise<'sent' | 'gone'>;

/** The services that reach devices; null for those that are not set up. */
export interface PushServices {
  /** Apple's, for iPhones and iPads. */
  apns: Push | null;
  /** Google's, for everything else. */
  fcm: Push | null;
}

/** How a message is named on devices, which have no subjects. */
export const PUSH_TITLE = 'Tree Service';

/**
 * Carries messages to every device of a person that a service reaches, at once, so that a silent service
 * takes no longer than for one. `forget` hears of devices without
 * the app. Rejects when a device was not reached; what arrived elsewhere is replaced by the next attempt.
 */
export function pushCarrier(
  services: PushServices,
  forget: (token: string) => Promise<void>,
): Carrier {
  return async ({ id, subject, link, pushTokens }) => {
    const failures: string[] = [];
    let reached = 0;
    async function reach(device: OutboxItem['pushTokens'][number]): Promise<void> {
      try {
        const outcome = await serviceFor(device, services)?.(device.token, {
          id,
          text: subject,
          link,
        });
        if (outcome === 'gone') await forget(device.token);
        if (outcome === 'sent') reached += 1;
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
      }
    }
    await Promise.all(pushTokens.map(reach));
    if (failures.length > 0) throw new Error(failures.join('\n'));
    return reached > 0 ? 'sent' : { skipped: 'No device of theirs takes push messages.' };
  };
}

function serviceFor(
  { platform }: OutboxItem['pushTokens'][number],
  { apns, fcm }: PushServices,
): Push | null {
  return platform === 'ios' ? apns : fcm;
}
