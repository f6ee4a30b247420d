import { expect, it, onTestFinished } from 'vitest'
import { strictWorldOn } from '../../../../tests/factories/strict-world.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { DAY_MS } from '../../../platform/time.ts'
import type { AdminSession, Session } from '../../accounts/schema.ts'
import { createAudit } from '../../audit/service.server.ts'
import { createBuyerDocuments } from '../buyer-document/service.server.ts'
import { createSales } from './service.server.ts'

const database = await testDatabase()

/** A person who pays by PIX on the last day of January, São Paulo's, and what the accountant gets. */
async function world() {
  await database.pool.query('truncate payments, subscriptions, buyer_documents, audit_log cascade')
  const at = await strictWorldOn(database)
  onTestFinished(at.close)
  // Half past one in the night of UTC is still January there.
  at.setNow(new Date('2026-02-01T01:30:00Z'))
  const admin = (await at.person({ role: 'admin' })) as AdminSession
  const audit = createAudit({ db: at.db, clock: at.now })
  const sales = createSales({ db: at.db, audit })
  const documents = createBuyerDocuments({ db: at.db, clock: at.now })
  const table = async (month: string) => {
    const { file } = await sales.export(admin, { month, format: 'csv' })
    return Buffer.from(file).toString().replace('\uFEFF', '').trimEnd().split('\r\n').slice(1)
  }
  const pay = async (who: Session) => {
    await at.subscriptions.startCheckout(who, { type: 'one_time', period: 'monthly' })
    const id = at.provider.payments().at(-1)?.id ?? ''
    at.provider.actOnPayment(id, 'approve')
    await at.deliver()
    return id
  }
  return { ...at, admin, audit, sales, documents, table, pay }
}

it('has each sale in its month, each refund in its own, and the CPF that was given', async () => {
  const at = await world()
  await at.documents.change(at.who, '12345678909')
  const id = await at.pay(at.who)
  at.setNow(new Date(at.now().getTime() + 3 * DAY_MS))
  at.provider.actOnPayment(id, 'refund', { amount: 5 })
  await at.deliver()
  const person = `${at.who.name};${at.who.email};123.456.789-09`
  expect(await at.table('2026-01')).toEqual([`31/01/2026;Venda;${person};11,90;PIX;${id};Premium mensal`])
  expect(await at.table('2026-02')).toEqual([`03/02/2026;Devolução;${person};-5,00;PIX;${id};Premium mensal`])
  expect(await at.table('2026-03')).toEqual([])
  expect(await at.sales.received(at.admin, '2026-01')).toBe(1_190)
  expect(await at.sales.received(at.admin, '2026-02')).toBe(-500)
})

it('has a chargeback, and its money that came again', async () => {
  const at = await world()
  const id = await at.pay(at.who)
  at.provider.actOnPayment(id, 'chargeback')
  await at.deliver()
  at.setNow(new Date(at.now().getTime() + DAY_MS))
  at.provider.actOnPayment(id, 'reimburse')
  await at.deliver()
  const kinds = [...(await at.table('2026-01')), ...(await at.table('2026-02'))].map((line) => line.split(';'))
  expect(kinds.map(([, kind, , , , amount]) => [kind, amount])).toEqual([
    ['Venda', '11,90'],
    ['Contestação', '-11,90'],
    ['Contestação revertida', '11,90'],
  ])
  const sums = await Promise.all(['2026-01', '2026-02', '2026-03'].map((month) => at.sales.received(at.admin, month)))
  expect(sums.reduce((sum, cents) => sum + cents, 0)).toBe(1_190)
})

it('runs no formula of a name, and names nobody who is gone', async () => {
  const at = await world()
  const odd = await at.person({ name: '=HYPERLINK("http://x")' })
  await at.pay(odd)
  await at.pay(at.who)
  await at.db.updateTable('payments').set({ user_id: null }).where('user_id', '=', at.who.userId).execute()
  const lines = (await at.table('2026-01')).join('\n')
  expect(lines).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(lines).toContain(';Conta excluída;;;')
})

it('is logged with its month, and comes as a workbook too', async () => {
  const at = await world()
  await at.pay(at.who)
  const { fileName, file } = await at.sales.export(at.admin, { month: '2026-01', format: 'xlsx' })
  expect([fileName, Buffer.from(file).subarray(0, 2).toString()]).toEqual(['vendas-2026-01.xlsx', 'PK'])
  const { entries } = await at.audit.list(at.admin, { action: 'sales.exported' })
  expect(entries).toMatchObject([{ subjectId: '2026-01', details: { rows: 1, format: 'xlsx' } }])
})
