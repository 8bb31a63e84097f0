import { adminAccess, isRefusal, issueAdminPass, type AdminAccess } from '@tree-service/kernel';

/** As in deploy/adminPass.ts and deploy/nginx/site.conf. */
const COOKIE = 'admin_pass';
const FILES = '/remotes/mf-admin/';
const RENEW_BEFORE_END_MS = 120_000;
/** A pass newer than this proves that its administrator may enter. */
const FRESH_MS = 30_000;

/** When the pass of this page ends, in ms since 1970; null while it has none. */
let endsAt: number | null = null;
let issuedAt = -Infinity;
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
      issuedAt = Date.now();
      endsAt = issuedAt + lastsSeconds * 1000;
    })
    .finally(() => {
      if (asking === current) asking = null;
    });
  asking = current;
  return current;
}

/**
 * Makes sure this browser holds a pass to the administrators' bundle that lasts for another two minutes.
 * Throws a BackendError when the account is not an administrator's or the backend does not answer.
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
  issuedAt = -Infinity;
  writeCookie('', 0);
}

/**
 * What the signed-in administrator has to do before the pages open. A pass proves the right to enter, and the
 * files of the pages need one anyway, so it is requested first. Throws when the backend does not answer.
 */
export async function admitAdministrator(): Promise<AdminAccess> {
  try {
    if (Date.now() - issuedAt > FRESH_MS) await replaceAdminPass();
    return 'open';
  } catch (cause) {
    if (isRefusal(cause)) return adminAccess();
    throw cause;
  }
}
