import { useState } from 'react';

/**
 * The form shown in place of the buttons that open it. After cancel, `focusOn` names the form whose
 * button takes the focus back.
 */
export function useOpenForm<Form extends string>() {
  const [openForm, setOpenForm] = useState<Form | null>(null);
  const [focusOn, setFocusOn] = useState<Form | null>(null);
  return {
    openForm,
    focusOn,
    open: (form: Form) => {
      setOpenForm(form);
      setFocusOn(null);
    },
    cancel: () => {
      setFocusOn(openForm);
      setOpenForm(null);
    },
    close: () => setOpenForm(null),
  };
}
