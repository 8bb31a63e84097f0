// Its own file because every form asks, and the code that stores files is loaded later.
const kept = new WeakSet<Blob>();

/** Notes that this device keeps a file until it is sent, so that leaving the page does not lose it. */
export function noteKept(file: Blob): void {
  kept.add(file);
}

/** Whether this device keeps the file until it is sent. */
export function isKeptOnDevice(file: Blob): boolean {
  return kept.has(file);
}
