import { issueAdminPass } from '@tree-service/kernel';

/** As in deploy/adminPass.ts and deploy/nginx/site.conf. */
const COOKIE = 'admin_pass';
const FILES = '/remotes/mf-admin/';
const RENEW_BEFORE_END_MS = 120_000;

/** When the pass of this page ends, in ms since 1970; null while it has none. */
let endsAt: number | null = null;
let asking: Promise<void> | null = null;

function writeCookie(pass: string, lastsSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${pass}; Path=${FILES}; Max-Age=${lastsSeconds}; SameSite=Strict${secure}`;
}

function askForPass(): Promise<void> {
  const current = issueAdminPass()
    .then(({ pass, lastsSeconds }) => {
      // Dropped meanwhile: the account it was issued to may have signed out.
      if (asking !== current) return;
      writeCookie(pass, lastsSeconds);
      endsAt = Date.now() + lastsSeconds * 1000;
    })
    .finally(() => {
      if (asking === current) asking = null;
    });
  asking = current;
  return current;
}

/**
 * Makes sure this browser holds a pass to the administrators' bundle that lasts for another two minutes.
 * Throws a BackendError when the account is no administrator's or the backend does not answer.
 */
export async function obtainAdminPass(): Promise<void> {
  if (endsAt !== null && Date.now() < endsAt - RENEW_BEFORE_END_MS) return;
  await replaceAdminPass();
}

/** Gets another pass, whatever this browser holds. Throws as `obtainAdminPass`. */
export function replaceAdminPass(): Promise<void> {
  return asking ?? askForPass();
}

/** Renews the pass when it ends soon. A page that never needed one stays without. */
export async function renewAdminPass(): Promise<void> {
  if (endsAt !== null) await obtainAdminPass();
}

/** Takes the pass from this browser. */
export function dropAdminPass(): void {
  asking = null;
  endsAt = null;
  writeCookie('', 0);
}
