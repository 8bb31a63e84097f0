import { isRecord } from './isRecord';

/** The three kinds of account, in the order the database lists them. */
export const userTypes = ['owner', 'vendor', 'admin'] as const;

export type UserType = (typeof userTypes)[number];

/** Whether a value from storage or the network names a user type. */
export function isUserType(value: unknown): value is UserType {
  return userTypes.some((type) => type === value);
}

/** Whether the server notes, in what only the server can write, that a password is to be chosen. */
export function mustChoosePassword(appMetadata: unknown): boolean {
  return isRecord(appMetadata) && appMetadata['choose_password'] === true;
}
