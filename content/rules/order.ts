/** Rule 5: alphabets and tables are in order, numbers within the bound in the title. */
import type { DrawnPiece, Rule } from './drawn.ts'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

function alphabet({ entry, sheet }: DrawnPiece): string[] {
  if (entry.sheet.kind !== 'tracejar-alfabeto') return []
  const letters = sheet.contents.flatMap(({ items }) => items).filter((item) => /^[a-z]$/i.test(item))
  const order = letters.join('').toLowerCase()
  return ALPHABET.startsWith(order) && order !== '' ? [] : [`letters in the order ${order || '(not told)'}`]
}

function table({ entry, sheet }: DrawnPiece): string[] {
  if (entry.sheet.kind !== 'tabuada' || entry.sheet.level !== 'medio' || !/^\d+$/.test(entry.sheet.theme ?? ''))
    return []
  return sheet.contents.flatMap(({ items }, i) => {
    const factors = items.flatMap((item) => {
      const found = /^(\d+) ?× ?(\d+)/.exec(item)
      return found ? [[Number(found[1]), Number(found[2])] as const] : []
    })
    const inOrder = factors.every(
      ([a, b], k) => String(a) === entry.sheet.theme && (k === 0 || b > (factors[k - 1]?.[1] ?? 0)),
    )
    return factors.length > 0 && inOrder ? [] : [`page ${i + 1}: ${items.slice(0, 4).join(', ') || '(not told)'}`]
  })
}

/** Kinds whose printed numbers the title's bound is about. */
const CALCULATING =
  /^(?:soma|subtracao|reta|quadro|contas-|colorir-contas|sequencia-numerica|contar-e-escrever|mais-ou-menos|pontilhar-numeros)/

function bound({ entry, sheet }: DrawnPiece): string[] {
  const named = /\baté (?:o )?(\d+)/i.exec(`${entry.title} ${entry.description}`)
  if (!named || !CALCULATING.test(entry.sheet.kind)) return []
  const most = Number(named[1])
  return sheet.contents.flatMap(({ texts }, i) => {
    const above = texts.flatMap((text) => text.match(/\d+/g) ?? []).filter((number) => Number(number) > most)
    return above.length > 0 ? [`page ${i + 1}: ${[...new Set(above)].join(', ')} above ${most}`] : []
  })
}

export const ORDER: readonly Rule[] = [
  { id: 'alphabets run from A to Z once', faults: alphabet },
  { id: 'tables run 2 × 1, 2 × 2', faults: table },
  { id: 'numbers stay within the bound that is named', faults: bound },
]
