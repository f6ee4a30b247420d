/** One bench or one pot, measured with several units. */
import type { MeasureRoom } from './measure-facts.ts'

export type UnitName =
  | ('livro' | 'palmo' | 'caneta' | 'giz' | 'lápis' | 'pincel')
  | ('garrafa' | 'caneca' | 'copo' | 'xícara' | 'copinho')

export const PLURALS: Readonly<Record<UnitName, string>> = {
  livro: 'livros',
  palmo: 'palmos',
  caneta: 'canetas',
  giz: 'gizes',
  lápis: 'lápis',
  pincel: 'pincéis',
  garrafa: 'garrafas',
  caneca: 'canecas',
  copo: 'copos',
  xícara: 'xícaras',
  copinho: 'copinhos',
}

export type UnitRow = readonly [unit: UnitName, count: number]

export interface Measuring {
  /** From the largest unit, with how many of it there are. */
  readonly rows: readonly UnitRow[]
  /** The large unit is as much as some small ones, which are not drawn. */
  readonly large: UnitName
  readonly each: number
  readonly small: UnitName
}

/** Counts from the largest unit to the smallest. */
const measuring = (
  counts: Partial<Record<UnitName, number>>,
  large: UnitName,
  each: number,
  small: UnitName,
): Measuring => ({ rows: Object.entries(counts) as UnitRow[], large, each, small })

/**
 * Benches of 112 or 120 cm: books of 28 or 30 cm, spans of 15 or 16 cm, pens of 14 cm, brushes of 24 cm, pencils of
 * 20 cm, chalk of 8 cm. Pots of 2 or 3 L: bottles of 1 L, mugs of 500 mL, glasses of 250 mL, cups of 200 mL, small cups
 * of 50 mL.
 */
export const MEASURINGS: Readonly<Record<MeasureRoom, readonly Measuring[]>> = {
  oficina: [
    measuring({ livro: 4, palmo: 7, giz: 14 }, 'livro', 2, 'caneta'),
    measuring({ livro: 4, palmo: 7, caneta: 8 }, 'palmo', 2, 'giz'),
    measuring({ livro: 4, lápis: 6, giz: 15 }, 'livro', 2, 'palmo'),
    measuring({ pincel: 5, lápis: 6, palmo: 8 }, 'pincel', 3, 'giz'),
  ],
  cozinha: [
    measuring({ garrafa: 2, caneca: 4, copo: 8 }, 'garrafa', 5, 'xícara'),
    measuring({ garrafa: 3, caneca: 6, copo: 12 }, 'garrafa', 5, 'xícara'),
    measuring({ garrafa: 2, caneca: 4, copo: 8 }, 'copo', 5, 'copinho'),
    measuring({ garrafa: 3, caneca: 6, copo: 12 }, 'caneca', 10, 'copinho'),
  ],
}

export const countOf = ({ rows }: Measuring, unit: UnitName) => rows.find(([one]) => one === unit)?.[1] ?? 0
/** Of the smallest unit there are most. */
export const mostOf = ({ rows }: Measuring) => rows.at(-1)?.[0] ?? 'giz'
