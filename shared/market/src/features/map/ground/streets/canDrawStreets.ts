/** Whether this browser has WebGL at all, asked before anything is downloaded for it. */
export function canDrawStreets(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  // A page has few of them at a time.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
