import { describe, expect, it, onTestFinished } from 'vitest'
import { strictWorldOn } from '../../../../tests/factories/strict-world.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'

const database = await testDatabase()

async function world() {
  const at = await strictWorldOn(database)
  onTestFinished(at.close)
  return at
}

describe('mails of a purchase', () => {
  const mailsTo = (at: Awaited<ReturnType<typeof world>>) =>
    at.outbox.filter(({ to }) => to === at.who.email).map(({ subject }) => subject)

  it('by card: receipt, notice of the renewal, receipt of the renewal, proof of the cancellation; each once', async () => {
    const at = await world()
    await at.subscribe('monthly')
    await at.pass(35)
    await at.subscriptions.cancel(at.who, {})
    await at.subscriptions.cancel(at.who, {})
    await at.deliver()
    await at.subscriptions.reconcile()
    await at.hand.drain()
    expect(mailsTo(at).map((subject) => /Recibo|renova|Cancelamento/.exec(subject)?.[0])).toEqual([
      'Recibo',
      'renova',
      'Recibo',
      'Cancelamento',
    ])
    const [receipt] = at.outbox.filter(({ to }) => to === at.who.email)
    expect(receipt?.text).toMatch(/Renova por R\$\s?11,90 todo mês até você cancelar/)
    expect(receipt?.text).toContain('7 dias para desistir')
    const proof = at.outbox.filter(({ to }) => to === at.who.email).at(-1)
    expect(proof?.text).toContain('7 de março de 2026')
    expect(proof?.text).toMatch(/continua até 31 de março de 2026/)
  })

  it('by PIX: code, receipt, end of the days; of a withdrawal its proof, and nothing twice', async () => {
    const at = await world()
    await at.subscriptions.startCheckout(at.who, { type: 'one_time', period: 'monthly' })
    await at.hand.drain()
    at.provider.actOnPayment(at.provider.payments()[0]?.id ?? '', 'approve')
    await at.deliver()
    await at.pass(27)
    await at.hand.drain()
    await at.subscriptions.startCheckout(at.who, { type: 'one_time', period: 'annual' })
    at.provider.actOnPayment(at.provider.payments().at(-1)?.id ?? '', 'approve')
    await at.deliver()
    await at.subscriptions.withdraw(at.who)
    await at.deliver()
    expect(mailsTo(at).map((subject) => /código PIX|Recibo|termina|desistência|Devolvemos/.exec(subject)?.[0])).toEqual(
      ['código PIX', 'Recibo', 'termina', 'código PIX', 'Recibo', 'desistência', 'Devolvemos'],
    )
  })

  it('a refund by the team comes with its amount', async () => {
    const at = await world()
    await at.subscribe('annual')
    at.provider.actOnPayment(at.provider.payments()[0]?.id ?? '', 'refund')
    await at.deliver()
    expect(mailsTo(at)).toContainEqual(expect.stringMatching(/^Devolvemos R\$\s?99,90/))
    expect(at.charging()).toEqual([])
  })
})
