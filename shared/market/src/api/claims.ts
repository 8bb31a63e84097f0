import type { Database } from '@tree-service/kernel';

/** Why a Pro claims a token refund for a lead. */
export type CreditReason = Database['public']['Enums']['lead_credit_reason'];
