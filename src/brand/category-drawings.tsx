import type { ReactNode } from 'react'

/** Short names of the categories, as in the colour tokens. */
export type CategorySlug =
  | 'matematica'
  | 'colorir'
  | 'labirinto'
  | 'pontilhar'
  | 'tracejar'
  | 'percepcao'
  | 'alfabetizacao'
  | 'pareamento'

function dots(radius: number, ...centres: readonly (readonly [number, number])[]): ReactNode {
  return (
    <g fill="currentColor" stroke="none">
      {centres.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
    </g>
  )
}

/** Each category is one kind of mark on paper; the drawing shows it without colour. */
export const CATEGORY_DRAWINGS: Record<CategorySlug, ReactNode> = {
  matematica: <path d="M3.500 8h9M8 3.500v9M13.500 15.500h7M13.500 19.500h7" />,
  colorir: <path d="M4 14.500 9 5l-1 13L14.500 5.500 14 18.500l6-10" />,
  labirinto: <path d="M3.500 3.500h17v17h-13v-12h8v7.500h-4" />,
  pontilhar: (
    <>
      <path d="M5 18.500 7.500 8.500 16 5" />
      {dots(2.3, [5, 18.5], [7.5, 8.5], [16, 5], [20, 13], [13.5, 19.5])}
    </>
  ),
  tracejar: <path d="M2.500 15C5 6.500 9.500 6.500 12 12s7 6 9.500-3.500" strokeDasharray="3.200 4" />,
  percepcao: (
    <>
      <circle cx="14.500" cy="14.500" r="6" fill="currentColor" />
      <circle cx="9" cy="9" r="5.500" />
    </>
  ),
  alfabetizacao: (
    <>
      <path d="M16 6.500v10M16 11.500a5 5 0 1 1-10 0 5 5 0 0 1 10 0Z" />
      <path d="M3.500 21h17" strokeWidth="1.500" />
    </>
  ),
  pareamento: (
    <>
      <path d="M6.500 6.500c6 0 5 11 11 11M6.500 17.500c6 0 5-11 11-11" />
      {dots(2.4, [5, 6.5], [5, 17.5], [19, 6.5], [19, 17.5])}
    </>
  ),
}
