/** Something a Pro is about to pay for, as begin_checkout answers it. */
export interface Order {
  checkout_id: string;
  vendor_id: string;
  purchase_id: string | null;
  subscription_id: string | null;
  /** "25 tokens", or the name of a plan. */
  what: string;
  amount_cents: number;
  /** How often a plan is paid; null for tokens. */
  billing_period: 'monthly' | 'quarterly' | 'yearly' | null;
  email: string;
  business: string;
  provider_customer: string | null;
  provider_session: string | null;
  /** Pages of earlier orders that must be closed before this one opens. */
  replaced: string[];
}

/** A page of the provider on which one order is paid. */
export interface CheckoutPage {
  id: string;
  state: 'open' | 'complete' | 'expired';
  /** Where it is, while it is open. */
  url: string | null;
  /** What was paid on it: a single payment, or a subscription's first invoice. */
  payment: string | null;
  invoice: string | null;
  subscription: string | null;
}

/** An attempt to take money; `failure` says why nothing was taken. */
export interface Charge {
  id: string;
  cents: number;
  /** ISO time. */
  at: string;
  receiptUrl: string | null;
  failure: string | null;
}

/** What renews a plan; `planId` is ours, null for one that is not of this product. */
export interface ProviderSubscription {
  id: string;
  planId: string | null;
  isEnding: boolean;
  hasEnded: boolean;
}

/** Money to return: `refundId` is ours. */
export interface RefundOrder {
  key: string;
  refundId: string;
  charge: string;
  cents: number;
}

/**
 * Money that went back; `refundId` is ours, null when it was asked for at the provider. `failure` is what
 * brought it back to the account, and why.
 */
export interface ProviderRefund {
  id: string;
  refundId: string | null;
  cents: number;
  at: string;
  failure: (Movement & { why: string }) | null;
}

/** A bank's dispute of a charge. `outcome` is null until the bank has decided. */
export interface ProviderDispute {
  id: string;
  charge: string;
  cents: number;
  reason: string;
  outcome: 'won' | 'lost' | null;
  /** Until when the bank takes an answer, ISO time; null when it takes none. */
  answerBy: string | null;
  at: string;
  movements: Movement[];
}

/**
 * Money in (positive) or out of the account at the provider. `reference` is the charge or refund, or the
 * movement itself for a refund that failed, and for a dispute, which may move money more than once.
 */
export interface Movement {
  reference: string;
  cents: number;
  at: string;
}

/** A notice of the provider whose signature was right. `about` is null for what does not concern us. */
export interface Notice {
  id: string;
  type: string;
  about: {
    kind: 'checkout' | 'payment' | 'invoice' | 'subscription' | 'refunds' | 'dispute';
    id: string;
  } | null;
}

/** The provider no longer has the customer it was asked to charge. */
export class CustomerGone extends Error {}

/** What a notice is refused with that the provider did not sign. */
export class ForgedNotice extends Error {}

/**
 * A payment provider. Whatever makes money move or makes something to pay takes an id of ours, under
 * which the provider does it once however often it is asked. Every call rejects with the provider's
 * refusal.
 */
export interface PaymentProvider {
  /** Returns what the provider calls the Pro; `insteadOf` is a customer that is gone. */
  addCustomer(
    vendorId: string,
    email: string,
    business: string,
    insteadOf?: string | null,
  ): Promise<string>;
  /**
   * Deletes every customer the provider has for a Pro, `known` among them, with cards and plans. What was
   * charged and returned stays in its books. One that is gone already is no failure.
   */
  eraseCustomers(vendorId: string, known: string | null): Promise<void>;
  /** Rejects with `CustomerGone` when the customer was deleted, or belongs to another account of the provider. */
  openCheckout(order: Order, customer: string, returnTo: string): Promise<CheckoutPage>;
  checkout(id: string): Promise<CheckoutPage>;
  /** Closes a page; one that was paid on, or is closed, stays as it is. */
  closeCheckout(id: string): Promise<void>;
  /** Attempts of a single payment; `purchaseId` is ours, null for one that is not for tokens. */
  payment(id: string): Promise<{ purchaseId: string | null; charges: Charge[] }>;
  /** Attempts to pay a period of a plan; ids are null for an invoice that is not of this product. */
  invoice(
    id: string,
  ): Promise<{ planId: string | null; subscription: string | null; charges: Charge[] }>;
  subscription(id: string): Promise<ProviderSubscription>;
  /** Ends it at once, lets it end with its period, or lets it be renewed after all. */
  changeSubscription(id: string, wanted: 'end_now' | 'end_later' | 'renew'): Promise<void>;
  /** Returns money of a charge, once for each key. Rejects when the provider refuses, for the same key again. */
  refund(asked: RefundOrder): Promise<void>;
  /** Refunds of a charge that moved money, failed ones among them. */
  refundsOf(charge: string): Promise<ProviderRefund[]>;
  dispute(id: string): Promise<ProviderDispute>;
  /** The page where a Pro changes the card, address. */
  billingPage(customer: string, returnTo: string): Promise<string>;
  /** The page where a late payment is made; null when none is late. */
  overduePage(subscription: string): Promise<string | null>;
  /** Everything that moved between two moments, summed up by reference. */
  movements(from: Date, to: Date): Promise<Movement[]>;
  /** Reads a notice. Rejects with ForgedNotice when the signature is wrong. */
  noticeOf(body: string, signature: string): Promise<Notice>;
}
