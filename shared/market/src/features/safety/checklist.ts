import { everyJobTopics, siteTopics, type SafetyTopic } from '@tree-service/domain';
import * as v from 'valibot';

export interface SignedChecklist {
  signedBy: string;
  confirmed: SafetyTopic[];
  notApplicable: SafetyTopic[];
}

/** What is typed into the form, as a checklist to sign. */
export const checklistSchema = v.pipe(
  v.object({
    everyJob: v.object(
      v.entriesFromList(
        everyJobTopics,
        v.pipe(v.boolean(), v.value(true, 'Please confirm this before you sign')),
      ),
    ),
    site: v.object(
      v.entriesFromList(
        siteTopics,
        v.pipe(
          v.string(),
          v.picklist(['done', 'not_applicable'], "Please choose “Done” or “Doesn't apply”"),
        ),
      ),
    ),
    signedBy: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Please enter your name'),
      v.maxLength(80, 'Please use at most 80 characters'),
    ),
  }),
  v.transform(({ site, signedBy }): SignedChecklist => ({
    signedBy,
    confirmed: [...everyJobTopics, ...siteTopics.filter((topic) => site[topic] === 'done')],
    notApplicable: siteTopics.filter((topic) => site[topic] === 'not_applicable'),
  })),
);

/** The form before anything is answered. */
export const UNANSWERED = {
  everyJob: { job_briefing: false, emergency_plan: false, protective_equipment: false },
  site: {
    tree_inspection: '',
    electrical_hazards: '',
    work_zone: '',
    climbing: '',
    aerial_lifts_and_cranes: '',
    saws_and_chippers: '',
    felling_and_rigging: '',
    weather: '',
  },
  signedBy: '',
} satisfies v.InferInput<typeof checklistSchema>;
