let typedAt: string | null = null;

function noteInput(): void {
  typedAt = window.location.pathname;
}

/**
 * Starts noticing whether someone types. Returns how to stop. Deliberately coarse: whatever was
 * typed or chosen on this page since coming to it counts, saved or not.
 */
export function watchInput(): () => void {
  document.addEventListener('input', noteInput, { capture: true, passive: true });
  return () => {
    document.removeEventListener('input', noteInput, { capture: true });
  };
}

/** Whether a reload could lose unsaved input. */
export function mayHaveUnsavedInput(): boolean {
  return typedAt === window.location.pathname;
}
