/**
 * Figures of straight lines on a grid of dots. Each line is written as its corners, column and row in one digit each:
 * `'00 20 22'` goes from the upper left corner two to the right and two down.
 */
import type { Level } from '../../scene/scene.ts'

export interface GridPoint {
  readonly column: number
  readonly row: number
}

export interface Grid {
  /** Dots along and down. */
  readonly columns: number
  readonly rows: number
}

export interface GridFigure {
  /** As a child would call it. */
  readonly name: string
  readonly lines: readonly string[]
}

export const pointsOf = (corners: string): GridPoint[] =>
  corners.split(' ').map((corner) => ({ column: Number(corner[0]), row: Number(corner[1]) }))

/** True if a mirror beside it shows the figure unchanged. */
export function isSymmetric({ lines }: GridFigure): boolean {
  const drawn = lines.map(pointsOf)
  const columns = drawn.flat().map(({ column }) => column)
  const ends = Math.min(...columns) + Math.max(...columns)
  const strokes = (at: (column: number) => number) =>
    drawn
      .flatMap((corners) =>
        corners.slice(1).map((to, i) => {
          const from = corners[i] ?? to
          return [`${at(from.column)}${from.row}`, `${at(to.column)}${to.row}`].sort().join(' ')
        }),
      )
      .sort()
      .join()
  return strokes((column) => column) === strokes((column) => ends - column)
}

/** Dots along and down the grid of each level; its figures fit into it. */
export const GRIDS: Readonly<Record<Level, Grid>> = {
  facil: { columns: 5, rows: 4 },
  medio: { columns: 7, rows: 6 },
  desafio: { columns: 10, rows: 8 },
}

/** By name. */
export const readFigures = (table: Readonly<Record<string, string>>): readonly GridFigure[] =>
  Object.entries(table).map(([name, lines]) => ({ name, lines: lines.split(', ') }))

export const FIGURES: Readonly<Record<Level, readonly GridFigure[]>> = {
  facil: readFigures({
    foguete: '20 31 33 13 11 20, 12 03 13, 32 43 33, 11 31',
    cogumelo: '02 01 10 30 41 42 02, 12 13 33 32',
    camiseta: '00 10 21 30 40 41 31 33 13 11 01 00',
    submarino: '12 32 43 03 12, 12 22 21 11 12, 21 20 30',
    coroa: '00 12 20 32 40 43 03 00, 02 42',
    casa: '11 31 33 13 11, 11 20 31 11, 22 23',
    barco: '02 42 33 13 02, 10 32 12 10',
    peixe: '01 10 20 31 22 12 01, 31 40 42 31',
    presente: '01 41 43 03 01, 21 23, 21 10 11, 21 30 31',
    coração: '21 10 01 23 41 30 21',
    diamante: '10 30 41 23 01 10, 01 41',
    pinheiro: '20 42 02 20, 22 23',
    gato: '00 11 31 40 42 33 13 02 00',
    xícara: '00 30 32 23 13 02 00, 30 40 42 32',
    pipa: '20 31 23 11 20, 20 23, 11 31',
  }),
  medio: readFigures({
    dinossauro: '01 10 20 22 42 64 44 45 35 34 24 25 15 12 11 01, 22 31 42',
    tucano: '20 30 41 43 34 24 05 13 11 20, 41 51 62 63 42 41, 12 33 23 12, 34 35, 24 25, 15 65',
    submarino: '03 13 53 64 55 15 04 03, 23 22 42 43, 32 31 41, 04 64',
    avião: '30 41 42 64 43 44 55 15 24 23 04 22 21 30, 21 41',
    caminhão: '01 41 44 04 01, 42 52 63 64 44 42, 14 15 25 24 14, 44 45 55 54 44',
    tartaruga: '13 22 42 53 13, 53 52 62 63 53, 13 14 24 23, 43 44 54 53, 13 04',
    barco: '04 64 55 15 04, 30 34, 31 53 33 31, 30 03 33 30',
    foguete: '30 41 44 24 21 30, 21 41, 23 14 15 24 23, 43 54 55 44 43',
    peixe: '03 21 31 53 35 25 03, 53 62 64 53, 21 30 31',
    gato: '10 21 41 50 53 44 24 13 10, 03 23, 43 63, 32 33',
    robô: '20 40 42 22 20, 12 52 54 14 12, 24 25, 44 45, 13 03 02, 53 63 62',
    pinheiro: '30 52 42 64 04 22 12 30, 24 25 45 44',
    borboleta: '31 34, 31 10 01 02 32 31, 32 03 04 15 34 32, 31 50 61 62 32 31, 32 63 64 55 34 32',
    flor: '14 54 45 25 14, 20 40 51 52 43 23 12 11 20, 31 42 33 22 31, 33 34',
    castelo: '05 00 10 11 21 20 40 41 51 50 60 65 05, 25 23 43 45',
    cogumelo: '03 02 20 40 62 63 03, 23 25 45 43',
  }),
  desafio: readFigures({
    dinossauro: '01 10 30 34 64 97 66 67 57 56 36 37 27 22 02 01, 34 43 54 34, 54 63 64 54',
    tucano: '30 50 61 63 46 36 17 06 24 21 30, 61 81 92 93 63 61, 50 41 43 63, 23 44 25 23, 46 47, 36 37, 27 97',
    submarino: '14 33 73 84 85 76 26 15 14, 43 42 62 63, 52 50 60, 04 06, 05 15, 34 44 45 35 34, 54 64 65 55 54',
    baleia: '03 22 52 64 73 62 61 72 81 92 83 76 67 17 05 03, 05 55, 25 35, 31 30 20, 31 30 40',
    robô: '30 60 63 33 30, 41 42, 51 52, 43 44, 53 54, 24 74 77 27 24, 25 15 16, 75 85 86, 35 65 66 36 35',
    trem: '11 41 46 16 11, 22 32 33 23 22, 43 83 86 46 43, 63 61 71 73, 26 27 37 36 26, 66 67 77 76 66, 86 97 87',
    navio: '04 94 76 26 04, 24 22 72 74, 32 30 40 42, 52 50 60 62, 33 43, 53 63',
    cachorro: '02 03 23 27 37 35 65 67 77 73 82 81 72 32 31 20 11 02',
    girafa: '02 21 31 44 84 87 77 76 46 47 37 35 23 03 02, 21 20, 84 95',
    peixe: '04 31 51 84 57 37 04, 84 93 95 84, 43 54 45, 31 40 51, 23 33 34 24 23',
    foguete: '40 62 66 26 22 40, 24 06 07 26, 64 86 87 66, 42 53 44 33 42, 36 47 56',
    helicóptero: '20 80, 50 51, 31 61 83 85 35 31, 32 02 01, 02 03 33, 51 53 83, 45 46, 75 76, 36 86',
    pinheiro: '40 62 52 74 64 86 06 24 14 32 22 40, 36 37 57 56',
    borboleta: '42 46, 42 20 01 03 44 42, 44 15 16 27 46 44, 42 60 81 83 44 42, 44 75 76 67 46 44, 42 31, 42 51',
    coelho: '20 30 33 53 50 60 63 74 76 67 27 16 14 23 20, 35 55 46 35, 24 34, 54 64',
    pipa: '40 62 45 22 40, 40 45, 22 62, 45 56 47',
    caminhão: '02 52 56 06 02, 53 73 84 86 56 53, 63 65 85, 16 17 27 26 16, 66 67 77 76 66',
  }),
}

/** For the sheet of buildings: finer, with doors and windows. */
export const BUILDINGS: readonly GridFigure[] = readFigures({
  casa: '03 30 60 93 03, 13 17 87 83, 47 44 54 57, 24 34 35 25 24, 64 74 75 65 64, 71 70 80 82',
  castelo: '07 01 11 12 22 21 31 37, 33 43 44 54 53 63, 67 61 71 72 82 81 91 97 07, 47 45 55 57',
  igreja: '22 40 62 22, 22 27 97 94 64, 62 67, 37 35 55 57, 33 53 54 34 33',
  prédio: '27 20 70 77 27, 31 41 42 32 31, 51 61 62 52 51, 33 43 44 34 33, 53 63 64 54 53, 47 45 55 57',
  ponte: '04 94 95 05 04, 05 07 17 26 36 47 57 66 76 87 97 95, 34 31, 64 61, 04 31 42 52 61 94',
  farol: '27 33 53 67 27, 33 31 51 53, 31 40 51, 62 91, 63 94, 22 01, 23 04',
  circo: '13 40 73 13, 13 17 77 73, 37 44 57, 40 33, 40 53',
  escola: '04 31 61 94 04, 14 17 87 84, 47 45 55 57, 25 35 36 26 25, 65 75 76 66 65, 42 52 53 43 42',
  celeiro: '13 21 40 61 73 77 17 13, 13 73, 37 34 54 57 37, 37 54, 34 57, 31 51 52 32 31',
})
