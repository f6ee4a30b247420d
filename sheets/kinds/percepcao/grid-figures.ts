/**
 * Figures of straight lines on a grid of dots. Each line is written as its corners, column and row in one digit each:
 * `'00 20 22'` goes from the upper left corner two to the right and two down.
 */
import type { Level } from '../../scene/scene.ts'

export interface GridFigure {
  /** As a child would call it. */
  readonly name: string
  readonly lines: readonly string[]
}

/** Dots along and down the grid of each level; its figures fit into it. */
export const GRIDS: Readonly<Record<Level, { readonly columns: number; readonly rows: number }>> = {
  facil: { columns: 5, rows: 4 },
  medio: { columns: 7, rows: 6 },
  desafio: { columns: 10, rows: 8 },
}

const figures = (table: Readonly<Record<string, string>>): readonly GridFigure[] =>
  Object.entries(table).map(([name, lines]) => ({ name, lines: lines.split(', ') }))

export const FIGURES: Readonly<Record<Level, readonly GridFigure[]>> = {
  facil: figures({
    casa: '11 20 31 11, 11 13 33 31',
    barco: '02 42 33 13 02, 10 32 12 10',
    seta: '20 42 32 33 13 12 02 20',
    peixe: '01 10 20 31 22 12 01, 31 40 42 31',
    presente: '01 41 43 03 01, 21 23, 10 21 30',
    envelope: '00 40 43 03 00, 00 22 40',
    cruz: '10 30 31 41 42 32 33 13 12 02 01 11 10',
    escada: '03 02 12 11 21 20 30 33 03',
    coração: '21 10 01 23 41 30 21',
    diamante: '10 30 41 23 01 10, 01 41',
    pinheiro: '20 42 02 20, 22 23',
    gato: '00 11 31 40 42 33 13 02 00',
    xícara: '00 30 32 23 13 02 00, 30 40 42 32',
    bandeirinha: '00 40 43 22 03 00',
    pipa: '20 31 23 11 20, 20 23, 11 31',
  }),
  medio: figures({
    casa: '12 30 52 12, 12 15 55 52, 25 23 33 35',
    barco: '04 64 55 15 04, 30 34, 31 53 33, 30 03 33',
    foguete: '30 41 44 24 21 30, 21 41, 23 14 15 24, 43 54 55 44',
    peixe: '03 21 31 53 35 25 03, 53 62 64 53, 21 30 31',
    gato: '10 21 41 50 53 44 24 13 10, 03 23, 43 63, 32 33',
    robô: '20 40 42 22 20, 12 52 54 14 12, 24 25, 44 45, 13 03 02, 53 63 62',
    pinheiro: '30 52 42 64 04 22 12 30, 24 25 45 44',
    coroa: '05 01 23 31 43 61 65 05, 04 64',
    'guarda-chuva': '03 21 41 63 03, 30 35 25 24',
    borboleta: '31 34, 31 10 01 02 32, 32 03 04 15 34, 31 50 61 62 32, 32 63 64 55 34',
    xícara: '01 51 54 45 15 04 01, 52 62 64 54',
    flor: '13 53 45 25 13, 32 33, 30 41 32 21 30',
    castelo: '05 00 10 11 21 20 40 41 51 50 60 65 05, 25 23 43 45',
    presente: '02 62 65 05 02, 32 35, 32 10 12, 32 50 52',
    ampulheta: '10 50 14 54 10, 00 60, 04 64',
    cogumelo: '03 02 20 40 62 63 03, 23 25 45 43',
  }),
  desafio: figures({
    robô: '30 60 63 33 30, 41 42, 51 52, 43 44, 53 54, 24 74 77 27 24, 25 15 16, 75 85 86, 35 65 66 36 35',
    trem: '11 41 46 16 11, 22 32 33 23 22, 43 83 86 46, 63 61 71 73, 26 37 17 26, 66 77 57 66, 86 97 77',
    navio: '04 94 76 26 04, 24 22 72 74, 32 30 40 42, 52 50 60 62, 33 43, 53 63',
    cachorro: '02 03 23 27 37 35 65 67 77 73 82 81 72 32 31 20 11 02',
    girafa: '02 21 31 44 84 87 77 76 46 47 37 35 23 03 02, 21 20, 84 95',
    peixe: '04 31 51 84 57 37 04, 84 93 95 84, 43 54 45, 31 40 51, 23 33 34 24 23',
    foguete: '40 62 66 26 22 40, 24 06 07 26, 64 86 87 66, 42 53 44 33 42, 36 47 56',
    helicóptero: '20 80, 50 51, 31 61 83 85 35 31, 32 02 01, 02 03 33, 51 53 83, 45 46, 75 76, 36 86',
    diamante: '20 60 82 46 02 20, 02 82, 20 32 40 52 60, 32 46 52',
    chave: '03 21 43 25 03, 13 22 33 24 13, 43 93 95, 73 75, 83 84',
    pinheiro: '40 62 52 74 64 86 06 24 14 32 22 40, 36 37 57 56',
    borboleta: '42 46, 42 20 01 03 44, 44 15 16 27 46, 42 60 81 83 44, 44 75 76 67 46, 42 31, 42 51',
    'guarda-chuva': '04 31 51 84 04, 40 47 37 36, 41 24, 41 64',
    coelho: '20 30 33 53 50 60 63 74 76 67 27 16 14 23 20, 35 55 46 35, 24 34, 54 64',
    pipa: '40 62 45 22 40, 40 45, 22 62, 45 56 47',
    troféu: '20 60 62 54 34 22 20, 20 10 11 22, 60 70 71 62, 44 46, 26 66 67 27 26',
    caminhão: '02 52 56 06 02, 53 73 84 86 56, 63 65 85, 26 37 17 26, 76 87 67 76',
  }),
}

/** For the sheet of buildings: finer, with doors and windows. */
export const BUILDINGS: readonly GridFigure[] = figures({
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
