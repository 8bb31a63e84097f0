/** An answer that refuses a request: a JSON body with a code for programs and a sentence for people. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, error_code: code, message, msg: message }, { status });
}

/** The answer to an address no one serves. */
export function notFound(): Response {
  return refusal(404, 'not_found', 'There is nothing at this address.');
}
