import {
  email,
  loginPassword,
  newPassword,
  oneOf,
  requiredText,
  termsAccepted,
  zip,
} from '@tree-service/design/forms';
import * as v from 'valibot';

/** What the sign-in form accepts. */
export const loginSchema = v.object({
  email,
  password: loginPassword,
  rememberMe: v.optional(v.boolean(), false),
});

/** What a form that asks for nothing but an address accepts. */
export const emailSchema = v.object({ email });

/** What the sign-up of an owner accepts. */
export const registerSchema = v.object({ email, password: newPassword, terms: termsAccepted });

/** What the sign-up of a Pro accepts. */
export const joinAsProSchema = v.object({
  businessName: v.pipe(
    requiredText('Please enter the name of your business', 120),
    v.minLength(2, 'Please enter the name of your business'),
  ),
  zip,
  email,
  password: newPassword,
  terms: termsAccepted,
});

const DEBUG_PASSWORD_MESSAGE = 'Password must be at least 6 characters';

/** What the sign-up for developers accepts. */
export const debugSignUpSchema = v.object({
  email,
  password: v.pipe(v.string(DEBUG_PASSWORD_MESSAGE), v.minLength(6, DEBUG_PASSWORD_MESSAGE)),
  userType: oneOf(['owner', 'vendor'], 'Please select a user type'),
  terms: termsAccepted,
});
