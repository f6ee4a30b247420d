import { longDate, longMoment } from '../../../../platform/local-time.ts'
import type { MailSite } from '../../mails/schema.ts'
import { openPage } from '../../pdf-page/service.server.ts'
import { sellerLine } from '../../seller/texts.ts'
import type { Contract, ContractDocument, ContractLine } from '../schema.ts'
import { CONTRACT as texts } from '../texts.ts'

type Block = ContractDocument['sections'][number]['blocks'][number]

const plain = (line: ContractLine): string =>
  typeof line === 'string' ? line : line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')

const INDENT_PT = 12

/** The purchase, its day, and the whole terms of that day. */
export function drawContract({ contract, site }: { contract: Contract; site: MailSite }): Promise<Buffer> {
  const { document, since, orderedAt, buyer, plan, price, charging, subscriptionId } = contract
  const page = openPage(texts.heading(site.name))
  page.write(texts.heading(site.name), { size: 20, weight: 'bold', below: 1 })
  const facts: readonly (readonly [string, string])[] = [
    [texts.buyer, `${buyer.name} (${buyer.email})`],
    [texts.seller, sellerLine(site.seller) || site.name],
    [texts.bought, `${plan} do ${site.name}`],
    [texts.price, price],
    [texts.charging, charging],
    [texts.orderedAt, longMoment(orderedAt)],
    [texts.order, subscriptionId],
  ]
  for (const [name, value] of facts) {
    page.write(name, { size: 9, faded: true })
    page.write(value, { size: 12, weight: 'bold', below: 0.5 })
  }
  page.write(texts.version(longDate(since)), { size: 10, faded: true, below: 1.5 })
  page.write(document.title, { size: 16, weight: 'bold', below: 0.4 })
  page.write(document.intro, { size: 11, below: 1 })
  for (const [index, { title, blocks }] of document.sections.entries()) {
    page.write(`${index + 1}. ${title}`, { size: 13, weight: 'bold', below: 0.4, together: 4 })
    for (const block of blocks) writeBlock(page, block)
    page.write(' ', { size: 6 })
  }
  return page.end()
}

function writeBlock(page: ReturnType<typeof openPage>, block: Block): void {
  if ('paragraph' in block) {
    page.write(plain(block.paragraph), { size: 11, below: 0.5 })
    return
  }
  if ('list' in block) {
    for (const line of block.list)
      page.write(plain(line), { size: 11, indent: INDENT_PT, mark: '•', together: 2, below: 0.25 })
  } else {
    for (const row of block.table.rows) page.write(row.join(': '), { size: 11, indent: INDENT_PT, below: 0.25 })
  }
  page.write(' ', { size: 4 })
}
