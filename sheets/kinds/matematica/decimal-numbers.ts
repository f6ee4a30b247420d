/** Decimal numbers as whole hundredths, so that sums and orders are exact, and how they are written in Brazil. */
import type { Random } from '../../page/random.ts'

export type DecimalTheme = 'decimos' | 'centesimos'

/** `137` → `1,37`; with one place `130` → `1,3`. */
export function decimal(hundredths: number, places = 2): string {
  const [whole, rest] = [Math.floor(hundredths / 100), String(hundredths % 100).padStart(2, '0')]
  return places === 0 ? String(whole) : `${whole},${rest.slice(0, places)}`
}

/** Without zeros at the end: `250` → `2,5`, `300` → `3`. */
export const shortDecimal = (hundredths: number) =>
  decimal(hundredths, hundredths % 100 === 0 ? 0 : hundredths % 10 === 0 ? 1 : 2)

export const numbersFrom = (first: number, last: number, step: number): number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step)

/** The first of a thousand drawn ones that fits. Throws RangeError where none does. */
export function drawn<Item>(random: Random, draw: (random: Random) => Item, fits: (item: Item) => boolean): Item {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const item = draw(random.fork(attempt))
    if (fits(item)) return item
  }
  throw new RangeError('nothing drawn fits')
}
