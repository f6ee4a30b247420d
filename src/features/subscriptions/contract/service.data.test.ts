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
