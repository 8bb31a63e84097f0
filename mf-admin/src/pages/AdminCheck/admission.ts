import { isAdmin, isOwner, isVendor, type AuthState } from '@tree-service/kernel';

/** Whether an account may enter the administrators' area, and every ground for it. */
export interface Admission {
  readonly mayEnter: boolean;
  readonly grounds: readonly string[];
}

/** Says why an account may, or may not, enter the administrators' area. */
export function admissionOf(auth: AuthState): Admission {
  const { user, profile } = auth;
  if (user === null) return { mayEnter: false, grounds: ['Nobody is signed in.'] };
  const grounds: string[] = [];
  if (profile === null) grounds.push('Your profile could not be read, and only it can admit you.');
  else if (isAdmin(auth)) grounds.push('Your profile says admin. Only the profile counts here.');
  else grounds.push(`Your profile says ${profile.user_type}, not admin.`);
  if (user.metadata.userType === 'admin' && !isAdmin(auth)) {
    grounds.push('Your metadata says admin, but anybody can write metadata: it admits nobody.');
  }
  if (isAdmin(auth) && (isOwner(auth) || isVendor(auth))) {
    grounds.push(
      `Your metadata says ${user.metadata.userType}, so menus are drawn for that type until it is corrected.`,
    );
  }
  grounds.push('The database asks your profile again on every read and write.');
  return { mayEnter: isAdmin(auth), grounds };
}
