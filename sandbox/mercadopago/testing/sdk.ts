import { Invoice, MercadoPagoConfig, Payment, PaymentRefund, PreApproval, User } from 'mercadopago'
import { AppConfig } from 'mercadopago/dist/utils/config/index.js'

/** The official SDK, pointed at a sandbox. It has no option for the address, only this static. */
export function sdkFor({ url, accessToken }: { url: string; accessToken: string }) {
  const app = AppConfig as { BASE_URL: string }
  app.BASE_URL = url
  // Per-call options leak into a shared configuration: each client gets its own.
  const config = () => new MercadoPagoConfig({ accessToken, options: { timeout: 8_000, maxRetries: 0 } })
  return {
    subscriptions: () => new PreApproval(config()),
    invoices: () => new Invoice(config()),
    payments: () => new Payment(config()),
    refunds: () => new PaymentRefund(config()),
    user: () => new User(config()),
  }
}

export const MONTHLY = {
  reason: 'Premium mensal',
  external_reference: 'assinatura-1',
  payer_email: 'ana@exemplo.com.br',
  back_url: 'http://localhost:3000/payment-success?from=card',
  status: 'pending',
  notification_url: 'http://localhost:3000/functions/v1/mercadopago-webhook?source_news=webhooks',
  auto_recurring: { frequency: 1, frequency_type: 'months', transaction_amount: 11.9, currency_id: 'BRL' },
}

export const PIX = {
  transaction_amount: 142.8,
  description: 'Premium anual',
  payment_method_id: 'pix',
  external_reference: 'pix-1',
  payer: { email: 'ana@exemplo.com.br' },
}

/** The one thing in a list. */
export function sole<Item>(items: readonly Item[]): Item {
  const [first] = items
  if (items.length !== 1 || first === undefined) throw new Error(`expected one, found ${items.length}`)
  return first
}

/** A token of a card, as the card form makes it; the name of the holder says what the card does. */
export async function tokenOf(sandbox: { url: string }, cardholder: string) {
  const response = await fetch(`${sandbox.url}/v1/card_tokens`, {
    method: 'POST',
    body: JSON.stringify({ card_number: '5031 4332 1540 6351', cardholder }),
  })
  return ((await response.json()) as { id: string }).id
}
