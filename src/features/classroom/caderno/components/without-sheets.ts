import type { BookletOrder } from './booklet-messages.ts'

/** The order of a booklet without some of its sheets, in no copy and in no list. */
export function withoutSheets(order: BookletOrder, ids: readonly string[]): BookletOrder {
  const isKept = order.sheets.map(({ id }) => !ids.includes(id))
  const kept = <T>(all: readonly T[]) => all.filter((_, i) => isKept[i])
  return {
    ...order,
    sheets: kept(order.sheets),
    copies: order.copies.map((copy) => ({ ...copy, orders: kept(copy.orders), codes: kept(copy.codes) })),
  }
}
