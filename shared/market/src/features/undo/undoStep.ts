/** Time to undo a step of a job before the owner is notified, in milliseconds. */
export const UNDO_STEP_MS = 10_000;
