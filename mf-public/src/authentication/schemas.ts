import {
  email,
  loginPassword,
  newPassword,
  oneOf,
  requiredText,
  termsAccepted,
} from '@tree-service/design/forms';
import * as v from 'valibot';

export const loginSchema = v.object({
  email,
  password: loginPassword,
  rememberMe: v.optional(v.boolean(), false),
});

/** A form with an email address alone. */
export const emailSchema = v.object({ email });

export const registerSchema = v.object({ email, password: newPassword, terms: termsAccepted });

/** Sign-up that sends a waiting request, whose terms the form names. */
export const sendingSignUpSchema = v.object({
  name: requiredText('Please enter your first name', 80),
  email,
  password: newPassword,
});

const DEBUG_PASSWORD_MESSAGE = 'Password must be at least 6 characters';

export const debugSignUpSchema = v.object({
  email,
  password: v.pipe(v.string(DEBUG_PASSWORD_MESSAGE), v.minLength(6, DEBUG_PASSWORD_MESSAGE)),
  userType: oneOf(['owner', 'vendor'], 'Please select a user type'),
  terms: termsAccepted,
});
