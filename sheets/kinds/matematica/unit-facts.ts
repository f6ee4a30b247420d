/** One bench or one pot, measured with several units. Lengths of the units in cm: book 28 to 30, span 15 to 16, pen 14. */
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

export interface Measuring {
  /** From the largest unit, with how many of it there are. */
  readonly rows: readonly (readonly [unit: UnitName, count: number])[]
  /** The large unit is as much as some small ones, which are not drawn. */
  readonly large: UnitName
  readonly each: number
  readonly small: UnitName
}

const lengths = (list: string): Measuring => {
  const [rows = '', rule = ''] = list.split(' | ')
  const [large = '', each = '', small = ''] = rule.split(' ')
  return {
    rows: rows.split(' ').map((part) => {
      const [unit = '', count = ''] = part.split(':')
      return [unit as UnitName, Number(count)] as const
    }),
    large: large as UnitName,
    each: Number(each),
    small: small as UnitName,
  }
}

/** Benches of 112 or 120 cm; pots of two or three litres, bottles of 1 L, mugs of 500 mL, glasses of 250 mL. */
export const MEASURINGS: Readonly<Record<MeasureRoom, readonly Measuring[]>> = {
  oficina: [
    'livro:4 palmo:7 giz:14 | livro 2 caneta',
    'livro:4 palmo:7 caneta:8 | palmo 2 giz',
    'livro:4 lápis:6 giz:15 | livro 2 palmo',
    'pincel:5 lápis:6 palmo:8 | pincel 3 giz',
  ].map(lengths),
  cozinha: [
    'garrafa:2 caneca:4 copo:8 | garrafa 5 xícara',
    'garrafa:3 caneca:6 copo:12 | garrafa 5 xícara',
    'garrafa:2 caneca:4 copo:8 | copo 5 copinho',
    'garrafa:3 caneca:6 copo:12 | caneca 10 copinho',
  ].map(lengths),
}

export const countOf = ({ rows }: Measuring, unit: UnitName) => rows.find(([one]) => one === unit)?.[1] ?? 0
export const mostOf = ({ rows }: Measuring) => rows.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'giz'
