import { isKeyOf, REVIEW_OBJECTIONS, type ReviewObjection } from '@tree-service/domain';
import * as v from 'valibot';

/** Most characters of what is added to a report. */
export const LONGEST_NOTE = 1000;

const isObjection = (value: unknown): value is ReviewObjection =>
  typeof value === 'string' && isKeyOf(REVIEW_OBJECTIONS, value);

/** Fields of a report about a review. The reason "Something else" requires a note. */
export const reportSchema = v.pipe(
  v.object({
    reason: v.pipe(v.string(), v.guard(isObjection, "Please choose what's wrong with it")),
    note: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(LONGEST_NOTE, `Please use at most ${LONGEST_NOTE} characters`),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['reason'], ['note']],
      ({ reason, note }) => reason !== 'other' || note !== '',
      "Please describe what's wrong with it",
    ),
    ['note'],
  ),
);

/** What is typed. */
export type ReportInput = v.InferInput<typeof reportSchema>;

/** What is sent. */
export type ReportOutput = v.InferOutput<typeof reportSchema>;
