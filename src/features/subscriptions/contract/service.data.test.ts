import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it, onTestFinished } from 'vitest'
import { strictWorldOn } from '../../../../tests/factories/strict-world.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import type { ContractDocument } from './schema.ts'
import { createContracts } from './service.server.ts'

const database = await testDatabase()
const site = { name: 'Atividário', origin: 'https://atividario.example', seller: null }
const terms = (text: string): ContractDocument => ({
  title: 'Termos de uso',
  intro: 'Este é o contrato.',
  sections: [
    { title: 'Aceite', blocks: [{ paragraph: ['Leia a ', { text: 'política' }, '.'] }, { list: [text, 'Outra.'] }] },
  ],
})

/** Purchases under terms that change. */
async function world() {
  await database.pool.query('truncate payments, subscriptions, contract_versions, subscription_reminders cascade')
  const at = await strictWorldOn(database)
  onTestFinished(at.close)
  const contracts = (text: string) => createContracts({ db: at.db, clock: at.now, site, document: terms(text) })
  const receipts = () => at.outbox.filter(({ subject }) => subject.startsWith('Recibo'))
  return { ...at, contracts, receipts }
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join('')
  })
  return (await Promise.all(pages)).join('')
}

it('comes with the first mail: the terms of the day of the order, whatever they are now', async () => {
  const at = await world()
  await at.contracts('Primeira regra.').keep()
  const id = await at.openCard('monthly')
  // The text changes between the order and its payment.
  at.setNow(new Date(at.now().getTime() + 60_000))
  await at.contracts('Segunda regra.').keep()
  await at.payCard(id)
  await at.deliver()
  const [mail] = at.receipts()
  expect(mail?.text).toContain('PDF anexo')
  const [file] = mail?.attachments ?? []
  expect(file).toMatchObject({ name: 'contrato-premium.pdf', type: 'application/pdf' })
  const text = await textOf(file?.content ?? Buffer.alloc(0))
  for (const part of [
    at.who.name,
    at.who.email,
    'Premium mensal',
    'R$11,90',
    'Renova por R$11,90 todo mês até você cancelar',
    '31 de janeiro de 2026',
    '1. Aceite',
    'Leia a política.',
    'Primeira regra.',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('Segunda regra')
})

it('holds the points of a list left of its lines, no heading alone, and a number on each page', async () => {
  const at = await world()
  const long = 'Uma regra comprida, que precisa de mais de uma linha para caber inteira na folha do contrato. '.repeat(
    2,
  )
  const points = Array.from({ length: 12 }, (_, index) => `${index + 1}. ${long}`)
  const sections = ['Um', 'Dois', 'Três', 'Quatro'].map((title) => ({ title, blocks: [{ list: points }] }))
  await createContracts({ db: at.db, clock: at.now, site, document: { ...terms(''), sections } }).keep()
  await at.subscribe('monthly')
  const [mail] = at.receipts()
  const document = await getDocument({ data: new Uint8Array(mail?.attachments?.[0]?.content ?? []), verbosity: 0 })
    .promise
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() ? [{ text: item.str, x: item.transform[4], y: item.transform[5] }] : [],
      ),
    )
  }
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, lines] of pages.entries()) {
    const footer = lines.at(-1)
    expect(footer?.text).toBe(`${index + 1} de ${pages.length}`)
    expect(lines.at(-2)?.text).not.toMatch(/^\d\. (Um|Dois|Três|Quatro)$/)
    for (const [place, { text, x, y }] of lines.entries()) {
      if (text !== '•') continue
      const [first, next] = [lines[place + 1], lines[place + 2]]
      expect([first?.y, (first?.x ?? 0) > x]).toEqual([y, true])
      if (next && next.text !== '•' && next !== footer && !/^\d\. /.test(next.text)) expect(next.x).toBe(first?.x)
    }
  }
})

it('comes with the PIX code already, which is agreed to by paying, and with its receipt', async () => {
  const at = await world()
  await at.contracts('Primeira regra.').keep()
  await at.subscriptions.startCheckout(at.who, { type: 'one_time', period: 'monthly' })
  at.setNow(new Date(at.now().getTime() + 60_000))
  await at.contracts('Segunda regra.').keep()
  await at.hand.drain()
  at.provider.actOnPayment(at.provider.payments()[0]?.id ?? '', 'approve')
  await at.deliver()
  const mails = at.outbox.filter(({ subject }) => /código PIX|^Recibo/.test(subject))
  expect(mails).toHaveLength(2)
  for (const { text, attachments } of mails) {
    expect(text).toContain('PDF anexo')
    const contract = await textOf(attachments?.[0]?.content ?? Buffer.alloc(0))
    for (const part of ['Primeira regra.', 'Pagamento único', 'R$11,90', at.who.email]) expect(contract).toContain(part)
  }
})

it('comes with an agreed change, long before its first charge', async () => {
  const at = await world()
  await at.contracts('Primeira regra.').keep()
  await at.subscribe('annual')
  await at.subscribe('monthly')
  const agreed = at.outbox.filter(({ subject }) => subject.startsWith('Assinatura confirmada'))
  expect(agreed).toHaveLength(1)
  expect(agreed[0]?.text).toContain('R$11,90, é em 31 de janeiro de 2027')
  const contract = await textOf(agreed[0]?.attachments?.[0]?.content ?? Buffer.alloc(0))
  for (const part of ['Primeira regra.', 'Premium mensal', 'Renova por R$11,90 todo mês'])
    expect(contract).toContain(part)
  await at.subscriptions.reconcile()
  await at.deliver()
  expect(at.outbox.filter(({ subject }) => subject.startsWith('Assinatura confirmada'))).toHaveLength(1)
})

it.each(['card', 'page of the provider'])('by %s, comes with no change whose first day was ignored', async (way) => {
  const at = await world()
  await at.contracts('Regra.').keep()
  await at.subscribe('annual')
  const { gateway } = at.provider
  const create = gateway.createSubscription
  gateway.createSubscription = (wanted) => create({ ...wanted, startsAt: null })
  const id = await at.openCard('monthly')
  if (way === 'card') await expect(at.payCard(id)).rejects.toMatchObject({ code: 'payments_not_configured' })
  else {
    await at.subscriptions.paying.openHosted(at.who, { subscriptionId: id, payerEmail: at.who.email })
    at.provider.act(at.provider.subscriptions().at(-1)?.id ?? '', 'approve')
  }
  await at.deliver()
  expect(at.outbox.filter(({ subject }) => subject.startsWith('Assinatura confirmada'))).toEqual([])
})

it('does not come with a renewal', async () => {
  const at = await world()
  await at.contracts('Regra.').keep()
  await at.subscribe('monthly')
  await at.pass(32)
  expect(at.receipts().map(({ attachments }) => attachments?.length ?? 0)).toEqual([1, 0])
  expect(at.receipts()[1]?.text).toContain('/terms')
})

it('stores a version when the text changes, once for all processes', async () => {
  const at = await world()
  const versions = async () => (await at.db.selectFrom('contract_versions').select('id').execute()).length
  await Promise.all([at.contracts('A').keep(), at.contracts('A').keep(), at.contracts('A').keep()])
  expect(await versions()).toBe(1)
  await at.contracts('B').keep()
  await at.contracts('A').keep()
  expect(await versions()).toBe(3)
})

it('a purchase of before the versions has none, and its receipt links to the terms', async () => {
  const at = await world()
  await at.subscribe('monthly')
  expect(at.receipts()[0]).not.toHaveProperty('attachments')
  expect(at.receipts()[0]?.text).toContain('/terms')
})
