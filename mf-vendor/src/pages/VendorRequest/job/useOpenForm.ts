import { useState } from 'react';

/**
 * Which of a panel's forms is open, in place of the buttons that open them. The button of a form that was
 * left without an answer takes the focus back: `focusOn` names it.
 */
export function useOpenForm<Form extends string>() {
  const [openForm, setOpenForm] = useState<Form | null>(null);
  const [focusOn, setFocusOn] = useState<Form | null>(null);
  return {
    openForm,
    focusOn,
    ask: (form: Form) => {
      setOpenForm(form);
      setFocusOn(null);
    },
    /** Closes the form without an answer. */
    leave: () => {
      setFocusOn(openForm);
      setOpenForm(null);
    },
    /** Closes the form after its answer was sent. */
    finish: () => setOpenForm(null),
  };
}
