/** An error as GoTrue words it, which supabase-js turns into an AuthApiError. */
export function authRefusal(status: number, code: string, message: string): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  );
}

/** The refusal of a body that cannot be used. */
export function badJson(problem: string): Response {
  return authRefusal(400, 'bad_json', problem);
}

/** The refusal of a mail asked for too soon after the last one. */
export function tooSoon(secondsLeft: number): Response {
  return authRefusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${Math.max(1, Math.ceil(secondsLeft))} seconds.`,
  );
}
