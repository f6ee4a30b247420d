import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { dateOf, sumOf } from './bill-deal.ts'
import { BILL_NAMES, BILLS, FIELDS, longMonth, PRICES } from './bill-facts.ts'
import { contasDaCasa } from './contas-da-casa.ts'

const pages = everyPage(contasDaCasa)
const centavos = (price: string) => Number(price.replace(/\D/g, ''))

test('the clues of a bill differ, and so do the answers about its purpose', () => {
  for (const name of BILL_NAMES) {
    const { clues, labels, purpose, otherPurposes, sender, otherSenders, reader, otherReaders } = BILLS[name]
    expect(new Set(Object.values(clues)).size, name).toBe(FIELDS.length)
    expect(new Set(Object.values(labels)).size, name).toBe(FIELDS.length)
    for (const three of [
      [purpose, ...otherPurposes],
      [sender, ...otherSenders],
      [reader, ...otherReaders],
    ])
      expect(new Set(three).size, name).toBe(3)
  }
})

test('each level asks something else', () => {
  for (const { level, page } of pages) {
    expect([page.fields, page.pair, page.wrong].map((one) => one !== undefined)).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
  }
})

test('each field has one colour, and each question one right answer', () => {
  for (const { page } of pages) {
    if (!page.fields) continue
    const { bill, painted, orders } = page.fields
    expect(painted.toSorted()).toEqual(FIELDS.toSorted())
    for (const order of orders) expect(order.toSorted()).toEqual([0, 1, 2])
    expect(bill.total).toBe(sumOf(bill.items))
  }
})

test('of two bills one is due first, and one month alone is the highest', () => {
  for (const { page } of pages) {
    if (!page.pair) continue
    const { bills, asked } = page.pair
    const [one, other] = bills
    expect(one.payer).toBe(other.payer)
    expect(one.day).not.toBe(other.day)
    for (const bill of bills) expect(bill.total).toBe(sumOf(bill.items))
    const charts = bills.flatMap(({ history }) => (history ? [history] : []))
    expect(charts).toHaveLength(1)
    const [history = []] = charts
    expect(new Set(history).size).toBe(6)
    const answers = asked.map(({ answer }) => answer)
    expect(answers).toHaveLength(6)
    const receipt = bills.find(({ name }) => name === 'padaria')
    const first = one.day < other.day ? one : other
    const due = bills.find((bill) => bill !== receipt) ?? one
    expect(answers[0]).toBe(BILLS[(receipt ?? first).name].title.toLowerCase())
    const dated = receipt ? due : first === one ? other : one
    expect(answers[1]).toBe(dateOf(dated.day, dated.dueMonth))
    expect(answers[2]).toBe(longMonth(history.indexOf(Math.max(...history))))
    expect(Number.parseInt(answers[3] ?? '', 10)).toBe(Math.max(...history) - Math.min(...history))
    expect(centavos(answers[5] ?? '')).toBe(one.total + other.total)
  }
})

test('of two months one total alone is wrong, and the months cost different sums', () => {
  for (const { page } of pages) {
    if (!page.wrong) continue
    const { bills, wrong } = page.wrong.months
    expect(bills.map(({ items, total }) => total !== sumOf(items))).toEqual([wrong === 0, wrong === 1])
    expect(sumOf(bills[0].items)).not.toBe(sumOf(bills[1].items))
  }
})

test('what is told has the fields that are copied, and the amounts add up', () => {
  for (const { page } of pages) {
    if (!page.wrong) continue
    const { name, story } = page.wrong
    const told = story.told.replaceAll('\u00a0', ' ')
    const [from, payer, date, one, other, last] = story.fields.map(([, answer]) => answer)
    for (const copied of [from, payer, date]) expect(told).toContain(copied)
    const [a, b, c] = [one, other, last].map((price) => centavos(price ?? ''))
    if (name === 'luz') expect(c).toBe((b ?? 0) + PRICES.lighting)
    else if (name === 'agua') expect(c).toBe(((b ?? 0) * 9) / 5)
    else if (name === 'escola') expect(c).toBe((a ?? 0) - (b ?? 0))
    else if (name === 'loja') expect((c ?? 0) / (b ?? 1)).toBe(6 - Number.parseInt(one ?? '', 10))
    else expect(c).toBe((a ?? 0) + (b ?? 0))
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(contasDaCasa)).toEqual([])
})
