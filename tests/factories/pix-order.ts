/** An order of a month by PIX, as the adapter of the provider takes it. */
export const PIX_ORDER = {
  reference: 'ref-1',
  payerEmail: 'ana@example.com',
  payerName: 'Ana de Souza',
  amountCents: 1190,
  description: 'Premium',
  expiresAt: new Date('2026-05-11T12:00:00.000Z'),
  notificationUrl: 'http://localhost:3000/functions/v1/mercadopago-webhook',
  idempotencyKey: 'key-1',
}
