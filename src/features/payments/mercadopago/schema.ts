import { z } from 'zod'

/** Ids come as numbers in some answers and as texts in others. */
const id = z.union([z.string().min(1), z.number().int()]).transform(String)
/** `2026-05-25T13:01:08.000-04:00`; anything that is no date counts as not given. */
const date = z
  .string()
  .nullish()
  .transform((text) => (text && !Number.isNaN(Date.parse(text)) ? new Date(text) : null))
const text = z
  .string()
  .nullish()
  .transform((value) => value || null)
/** Reais with decimals, as integer centavos. */
const amount = z.number().transform((reais) => Math.round(reais * 100))

const transactionData = z.object({ ticket_url: text, qr_code: text, subscription_id: text }).nullish().catch(null)

/** Fields of a payment that are read. */
export const paymentSchema = z.object({
  id,
  status: z.string().min(1),
  status_detail: text,
  operation_type: text,
  transaction_amount: amount,
  transaction_amount_refunded: amount.nullish(),
  refunds: z
    .array(z.object({ date_created: date }))
    .nullish()
    .catch(null),
  currency_id: z.string(),
  collector_id: id.nullish(),
  external_reference: text,
  payment_method_id: text,
  card: z
    .object({
      last_four_digits: z
        .string()
        .regex(/^\d{4}$/)
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
  date_created: date,
  date_approved: date,
  date_last_updated: date,
  metadata: z.object({ preapproval_id: text }).nullish().catch(null),
  point_of_interaction: z.object({ transaction_data: transactionData }).nullish().catch(null),
})

/** Fields of a subscription that are read. */
export const preapprovalSchema = z.object({
  id,
  status: z.string().min(1),
  external_reference: text,
  collector_id: id.nullish(),
  init_point: text,
  date_created: date,
  last_modified: date,
  next_payment_date: date,
  auto_recurring: z.object({ transaction_amount: amount.nullish(), currency_id: text }).nullish(),
})

/** Fields of a charge of a subscription that are read. */
export const invoiceSchema = z.object({
  id,
  preapproval_id: id,
  status: z.string().min(1),
  payment: z.object({ id: id.nullish(), status: text }).nullish(),
})

/** One page of a search. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ results: z.array(item), paging: z.object({ total: z.number().int() }).nullish() })

export const ownerSchema = z.object({ id })

/** The time of an answer, from the headers that the SDK adds to its body. */
export const datedSchema = z.object({
  api_response: z
    .object({ headers: z.object({ date: z.array(z.string()) }) })
    .nullish()
    .catch(null)
    .transform((answer) => {
      const at = Date.parse(answer?.headers.date[0] ?? '')
      return Number.isNaN(at) ? null : new Date(at)
    }),
})
