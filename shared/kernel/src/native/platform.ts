/** What the native wrapper puts on the page. */
interface NativeBridge {
  isNativePlatform?: () => boolean;
  getPlatform?: () => string;
  Plugins?: Record<string, unknown>;
}

declare global {
  interface Window {
    Capacitor?: NativeBridge;
  }
}

/** Whether the page runs inside the native wrapper. */
export function isNativePlatform(): boolean {
  return window.Capacitor?.isNativePlatform?.() ?? false;
}

/** Where the page runs. */
export function platformName(): 'ios' | 'android' | 'web' {
  if (!isNativePlatform()) return 'web';
  return window.Capacitor?.getPlatform?.() === 'ios' ? 'ios' : 'android';
}
