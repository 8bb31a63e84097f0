import { useState } from 'react';

/**
 * Which of a panel's forms is open, in place of the buttons that open them. The button of a form that was
 * left without an answer takes the focus back: `returnsTo` names it.
 */
export function useAsked<Form extends string>() {
  const [asking, setAsking] = useState<Form | null>(null);
  const [returnsTo, setReturnsTo] = useState<Form | null>(null);
  return {
    asking,
    returnsTo,
    ask: (form: Form) => {
      setAsking(form);
      setReturnsTo(null);
    },
    /** Closes the form without an answer. */
    leave: () => {
      setReturnsTo(asking);
      setAsking(null);
    },
    /** Closes the form after its answer was sent. */
    finish: () => setAsking(null),
  };
}
