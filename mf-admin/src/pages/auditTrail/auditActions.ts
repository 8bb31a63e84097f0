const ACTIONS: Readonly<Record<string, string>> = {
  'vendor.approve': 'Approved a Pro',
  'vendor.reject': 'Rejected a Pro',
  'vendor.request_documents': 'Asked a Pro for documents',
  'vendor.suspend': 'Suspended a Pro',
  'vendor.reinstate': 'Reinstated a Pro',
  'vendor.resume': 'Resumed a Pro',
  'vendor.terminate': 'Terminated a Pro',
  'credential.verify': 'Verified a credential',
  'plan.add': 'Added a plan',
  'plan.change': 'Changed a plan',
};

/** What an administrator did, as people read it. */
export function auditActionText(action: string): string {
  return ACTIONS[action] ?? action.replaceAll(/[._]/g, ' ');
}
