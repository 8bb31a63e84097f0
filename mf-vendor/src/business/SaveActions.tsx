import { FormActions } from '@tree-service/design/forms';

/** Saves a part of the business, and says so where the next step of an application follows. */
export function SaveActions({ goesOn }: { goesOn: boolean }) {
  return <FormActions submit={goesOn ? 'Save and continue' : 'Save'} />;
}
