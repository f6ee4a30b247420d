import type { RecordedAnswer } from './refused-cards.ts'

/**
 * Successful answers of the provider, cut down to what an adapter may read. Names, documents and addresses of payers are
 * left out. Amounts are in the currency of the record, which is not always BRL.
 */
export const RECORDED_SUCCESSES = {
  /** `GET /preapproval/{id}` of a monthly subscription after its first charge. */
  authorizedSubscription: {
    status: 200,
    body: {
      id: '8aef053a850b370b0185122195ef036b',
      status: 'authorized',
      reason: 'Regular Subscription',
      date_created: '2022-12-14T15:34:29.101-04:00',
      last_modified: '2022-12-14T15:38:09.582-04:00',
      init_point:
        'https://www.mercadopago.com.ar/subscriptions/checkout?preapproval_id=8aef053a850b370b0185122195ef036b',
      preapproval_plan_id: '2c938084850b39e201851221331303c2',
      auto_recurring: {
        frequency: 1,
        frequency_type: 'months',
        transaction_amount: 40,
        currency_id: 'ARS',
        start_date: '2022-12-14T15:34:29.102-04:00',
        billing_day: 10,
        billing_day_proportional: false,
        has_billing_day: true,
        free_trial: null,
      },
      summarized: {
        quotas: null,
        charged_quantity: 1,
        pending_charge_quantity: null,
        charged_amount: 40,
        pending_charge_amount: null,
        semaphore: 'green',
        last_charged_date: '2022-12-14T15:35:07.494-04:00',
        last_charged_amount: 40,
      },
      next_payment_date: '2023-01-10T15:34:29.000-04:00',
      payment_method_id: 'account_money',
      first_invoice_offset: null,
    },
    source: 'comment with the answer in a client of the subscriptions API, test account in Argentina',
    seen: '2022-12-14',
  },
  /** `GET /authorized_payments/{id}` of a first charge: its numbers are numbers, `type` is not documented. */
  processedInvoice: {
    status: 200,
    body: {
      preapproval_id: '290d32f932264d41b38074269a136bc9',
      id: 7012376527,
      type: 'recurring',
      status: 'processed',
      date_created: '2024-08-23T18:01:48.231-04:00',
      last_modified: '2024-08-23T19:16:14.531-04:00',
      transaction_amount: 60000,
      currency_id: 'ARS',
      payment: { id: 85755158103, status: 'approved', status_detail: 'accredited' },
      retry_attempt: 1,
      next_retry_date: '2024-09-23T17:16:56.000-04:00',
      debit_date: '2024-08-23T18:00:15.000-04:00',
      payment_method_id: 'card',
    },
    source: 'comments with answers in a webhook handler of an integration, test account in Argentina',
    seen: '2024-08-23',
  },
  /** `GET /v1/payments/{id}` of that charge: no reference, the subscription is named in two places. */
  recurringPayment: {
    status: 200,
    body: {
      id: 85755158103,
      status: 'approved',
      status_detail: 'accredited',
      operation_type: 'recurring_payment',
      transaction_amount: 60000,
      transaction_amount_refunded: 0,
      currency_id: 'ARS',
      collector_id: 1956533506,
      external_reference: null,
      payment_method_id: 'master',
      payment_type_id: 'credit_card',
      card: { first_six_digits: '503175', last_four_digits: '0604', expiration_month: 11, expiration_year: 2025 },
      date_created: '2024-08-23T19:11:32.000-04:00',
      date_approved: '2024-08-23T19:11:32.000-04:00',
      date_last_updated: '2024-08-23T19:11:36.000-04:00',
      date_of_expiration: null,
      metadata: { preapproval_id: '290d32f932264d41b38074269a136bc9' },
      point_of_interaction: {
        type: 'SUBSCRIPTIONS',
        business_info: { unit: 'online_payments', sub_unit: 'recurring', branch: 'Merchant Services' },
        transaction_data: {
          subscription_id: '290d32f932264d41b38074269a136bc9',
          first_time_use: true,
          billing_date: '2024-08-23',
          invoice_period: { period: 1, type: 'monthly' },
          subscription_sequence: { number: 1, total: null },
        },
      },
      refunds: [],
    },
    source: 'the same comments',
    seen: '2024-08-23',
  },
  /** `POST /v1/payments/{id}/refunds`: taken, and not given yet. The money may come back later or not at all. */
  refundInProcess: {
    status: 201,
    body: {
      id: 1150873004,
      payment_id: 23443394602,
      amount: 20,
      metadata: {},
      source: { id: '475845652', name: 'Test Test', type: 'collector' },
      date_created: '2022-06-24T16:09:03.944-04:00',
      unique_sequence_number: null,
      refund_mode: 'standard',
      adjustment_amount: 0,
      status: 'in_process',
      reason: '1',
      labels: ['hidden', 'contingency'],
      amount_refunded_to_payer: 20,
      partition_details: [],
    },
    source: 'documentation of the provider on refunds, response example',
    seen: '2022-06-24',
  },
} as const satisfies Record<string, RecordedAnswer>
