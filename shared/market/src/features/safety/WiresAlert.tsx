import { Alert } from '@tree-service/design';

/** What a crew must know where wires are near a tree. */
export function WiresAlert() {
  return (
    <Alert tone="warning" title="Wires within 10 ft">
      This work needs a line-clearance qualified crew (29 CFR 1910.269). Call the utility before you
      start.
    </Alert>
  );
}
