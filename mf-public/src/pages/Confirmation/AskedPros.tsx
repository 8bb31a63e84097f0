import type { RequestDetail } from '@tree-service/market/api/requests';

function asked({ leads }: RequestDetail): string {
  if (leads.length === 0) return 'As soon as a Pro near you fits this work, we ask them.';
  return `${leads.length} ${leads.length === 1 ? 'Pro has' : 'Pros have'} been asked so far.`;
}

/** Says how many Pros a request was offered to. Its place is kept while that is being looked up. */
export function AskedPros({ request }: { readonly request: RequestDetail | undefined }) {
  return <span role="status">{request === undefined ? '\u00a0' : asked(request)}</span>;
}
