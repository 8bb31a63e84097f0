import { queryOptions } from '@tanstack/react-query';
import { SERVICE_CATEGORIES, type JobState } from '@tree-service/domain';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { behindLink } from '../../api/behindLink';

const appointmentSchema = v.object({
  side: v.picklist(['owner', 'vendor']),
  number: v.number(),
  category: v.picklist(SERVICE_CATEGORIES),
  city: v.string(),
  /** The name of the other side. */
  other: v.string(),
  state: v.custom<JobState>((state) => typeof state === 'string'),
  starts_at: v.nullable(v.string()),
  ends_at: v.nullable(v.string()),
  time_zone: v.string(),
  was_moved: v.boolean(),
  is_set_by_me: v.boolean(),
  is_confirmed: v.boolean(),
  has_begun: v.boolean(),
});

/** An appointment as its reminder's link shows it: as it is now, to one of its sides. */
export type Appointment = v.InferOutput<typeof appointmentSchema>;

const TOKEN = /^[0-9a-f]{32}$/;

/** Query for the appointment behind a link; null for one that doesn't work. */
export const appointmentQuery = (token: string) =>
  queryOptions({
    queryKey: ['appointment', token],
    queryFn: async () => {
      if (!TOKEN.test(token)) return { appointment: null };
      const client = await backend();
      return {
        appointment: behindLink(appointmentSchema, await client.rpc('appointment', { token })),
      };
    },
  });

/** What the holder of a link can do; `seen` is the start they were shown, an ISO time. */
export type Answer = { token: string; seen: string } & (
  | { act: 'confirm' }
  | { act: 'move'; startAt: string }
  | { act: 'cancel'; reason: string; lookFurther: boolean }
);

const worked = v.nullable(v.boolean());

/** Confirms, moves or cancels. Refused when the start has changed; null when the link no longer works. */
export async function answerAppointment(answer: Answer): Promise<boolean | null> {
  const client = await backend();
  const about = { token: answer.token, seen_start: answer.seen };
  switch (answer.act) {
    case 'confirm':
      return v.parse(worked, unwrap(await client.rpc('confirm_appointment', about)));
    case 'move':
      return v.parse(
        worked,
        unwrap(await client.rpc('move_appointment', { ...about, new_start: answer.startAt })),
      );
    case 'cancel':
      return v.parse(
        worked,
        unwrap(
          await client.rpc('cancel_appointment', {
            ...about,
            reason: answer.reason,
            look_further: answer.lookFurther,
          }),
        ),
      );
  }
}
