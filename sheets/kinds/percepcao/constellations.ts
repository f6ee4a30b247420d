/**
 * Constellations on a grid of dots, written as the figures are: figures that anybody may see in the stars. Each is
 * named after it has been copied.
 */
import type { Level } from '../../scene/scene.ts'
import { type Grid, type GridFigure, readFigures } from './grid-figures.ts'

/** Wider than high: below each board is room for a name. */
export const STAR_GRIDS: Readonly<Record<Level, Grid>> = {
  facil: { columns: 5, rows: 3 },
  medio: { columns: 7, rows: 4 },
  desafio: { columns: 10, rows: 6 },
}

export const CONSTELLATIONS: Readonly<Record<Level, readonly GridFigure[]>> = {
  facil: readFigures({
    peixe: '01 10 20 31 22 12 01, 31 40 42 31',
    barco: '01 41 32 12 01, 21 20 31',
    casa: '11 20 31 11, 11 12 32 31',
    pipa: '01 10 21 12 01, 01 21, 10 12, 21 31 42',
    flecha: '01 41, 30 41 32',
    coroa: '00 11 20 31 40 42 02 00',
    carta: '00 40 42 02 00, 00 21 40',
    'guarda-chuva': '01 10 30 41 01, 21 22 32',
    gato: '00 11 31 40 42 02 00',
    xícara: '00 20 22 02 00, 20 30 31 21',
    bandeira: '12 10 40 41 11',
    diamante: '10 30 41 22 01 10, 01 41',
    laço: '00 42 40 02 00',
  }),
  medio: readFigures({
    peixe: '01 10 30 41 42 33 13 02 01, 41 50 53 42',
    barco: '02 62 53 13 02, 32 30 52, 30 12',
    casa: '11 30 51 11, 11 13 53 51, 23 22 32 33',
    foguete: '30 41 43 23 21 30, 21 41, 22 13 23, 42 53 43',
    gato: '10 21 41 50 52 43 23 12 10, 02 22, 42 62',
    pipa: '01 20 41 22 01, 20 22, 01 41 52 61',
    coração: '31 20 10 01 33 61 50 40 31',
    xícara: '00 40 42 33 13 02 00, 40 50 52 42',
    troféu: '20 40 41 32 21 20, 20 10 11 21, 40 50 51 41, 32 33, 23 43',
    coroa: '00 22 30 42 60 63 03 00',
    'guarda-chuva': '02 11 20 40 51 62 02, 32 33 43',
    tartaruga: '11 20 40 51 52 12 11, 51 61 62 52, 12 13 23 22, 42 43 53 52',
    caminhão: '00 30 32 02 00, 30 50 61 62 32, 12 13 23 22, 42 43 53 52',
  }),
  desafio: readFigures({
    dinossauro: '00 20 22 31 51 62 95 74 75 65 64 34 35 25 24 13 11 01 00',
    cachorro: '01 11 10 20 22 62 80 72 75 65 64 34 35 25 23 12 02 01',
    baleia: '02 21 51 63 72 61 60 71 80 91 82 74 65 15 03 02, 31 30, 20 30 40',
    navio: '03 93 75 25 03, 23 21 71 73, 22 72, 31 30 40 41, 51 50 60 61',
    castelo: '05 00 10 11 21 20 30 32 42 41 51 52 62 60 70 71 81 80 90 95 05, 45 43 53 55',
    foguete: '21 61 82 63 23 21, 61 63, 41 10 21, 43 14 23, 21 01 12 03 23',
    borboleta: '41 44, 30 41 50, 42 20 10 01 13 43, 23 14 25 35 44, 42 60 70 81 73 43, 63 74 65 55 44',
    casa: '02 20 70 92 02, 12 15 85 82, 45 43 53 55, 23 33 34 24 23, 63 73 74 64 63',
    caminhão: '00 50 54 04 00, 51 71 93 94 54, 61 63 93, 14 15 25 24, 64 65 75 74',
    peixe: '02 11 41 62 63 44 14 03 02, 62 81 84 63, 21 30 41, 24 35 44',
    helicóptero: '20 80, 50 51, 00 11 31 61 83 74 44 33 02 00, 61 63 83, 35 85, 44 45, 74 75',
    tartaruga: '13 22 31 51 62 73 13, 22 62, 62 71 81 92 83 73, 13 15 25 23, 63 65 75 73, 13 03',
  }),
}
