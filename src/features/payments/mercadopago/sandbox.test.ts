import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startMercadoPagoSandbox } from '../../../../sandbox/mercadopago/server.ts'
import { PIX_ORDER } from '../../../../tests/factories/pix-order.ts'
import type { PaymentGateway } from '../gateway/schema.ts'
import { createMercadoPagoGateway } from './service.server.ts'

describe('with the sandbox', () => {
  async function sandbox(): Promise<PaymentGateway> {
    const directory = await mkdtemp(join(tmpdir(), 'mercadopago-'))
    const started = await startMercadoPagoSandbox({
      port: 0,
      directory,
      siteOrigin: 'http://localhost:3000',
      webhookUrl: 'http://127.0.0.1:9/webhook',
    })
    onTestFinished(() => started.close().then(() => rm(directory, { recursive: true, force: true })))
    return createMercadoPagoGateway({ accessToken: started.accessToken, apiUrl: started.url, collectorId: null })
  }

  it('opens, reads and cancels a subscription', async () => {
    const gateway = await sandbox()
    const wanted = {
      reference: 'ref-2',
      payerEmail: 'ana@example.com',
      period: 'annual' as const,
      amountCents: 9990,
      backUrl: 'http://localhost:3000/payment-success',
      reason: 'Premium anual',
      startsAt: null,
      cardToken: null,
      notificationUrl: 'http://localhost:3000/functions/v1/mercadopago-webhook',
      idempotencyKey: 'key-2',
    }
    const opened = await gateway.createSubscription(wanted)
    expect(await gateway.createSubscription(wanted)).toEqual(opened)
    expect(opened.checkoutUrl).not.toContain('activation')
    expect(
      (await gateway.subscriptionsOf({ reference: 'ref-2', createdAt: new Date(0), payerEmail: null })).map(
        ({ id }) => id,
      ),
    ).toEqual([opened.seen.id])
    expect(await gateway.getSubscription(opened.seen.id)).toMatchObject({
      status: 'pending',
      reference: 'ref-2',
      amountCents: 9990,
      currency: 'BRL',
      collectorId: await gateway.collectorId(),
    })
    expect(await gateway.invoicesOf(opened.seen.id)).toEqual([])
    expect((await gateway.cancelSubscription(opened.seen.id))?.status).toBe('cancelled')
    expect((await gateway.cancelSubscription(opened.seen.id))?.status).toBe('cancelled')
    expect(await gateway.cancelSubscription('unknown')).toBeNull()
  })

  it('opens, finds and cancels a PIX payment', async () => {
    const gateway = await sandbox()
    const expiresAt = new Date(Date.now() + 3_600_000)
    const { id: providerId } = await gateway.createPixPayment({ ...PIX_ORDER, expiresAt })
    expect(await gateway.getPayment(providerId)).toMatchObject({ status: 'pending', amountCents: 1190, method: 'pix' })
    expect((await gateway.paymentsOf('ref-1')).map(({ id }) => id)).toEqual([providerId])
    await expect(gateway.refund(providerId, 'r')).rejects.toMatchObject({ kind: 'refused' })
    expect((await gateway.cancelPayment(providerId))?.status).toBe('cancelled')
  })
})
