import { isAdmin, isOwner, isVendor, type AuthState } from '@tree-service/kernel';

/** Whether an account has admin access, and why. */
export interface Admission {
  readonly hasAccess: boolean;
  readonly reasons: readonly string[];
}

export function admissionOf(auth: AuthState): Admission {
  const { user, profile } = auth;
  if (user === null) return { hasAccess: false, reasons: ["You're not signed in."] };
  const reasons: string[] = [];
  if (profile === null) reasons.push("We couldn't load your profile, which grants admin access.");
  else if (isAdmin(auth))
    reasons.push('Your profile has the user type admin. Only the profile counts.');
  else reasons.push(`Your profile has the user type ${profile.user_type}, not admin.`);
  if (user.metadata.userType === 'admin' && !isAdmin(auth)) {
    reasons.push(
      'Your metadata says admin, but metadata never grants access because anyone can edit it.',
    );
  }
  if (isAdmin(auth) && (isOwner(auth) || isVendor(auth))) {
    reasons.push(
      `Your metadata says ${user.metadata.userType}, so you see that type's menus until it is corrected.`,
    );
  }
  reasons.push('The database checks your profile on every read and write.');
  return { hasAccess: isAdmin(auth), reasons };
}
