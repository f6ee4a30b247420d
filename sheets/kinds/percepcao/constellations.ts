/**
 * Constellations on a grid of dots, written as the figures are: some are in the sky above Brazil, the others are
 * figures that anybody may see in the stars. Each is named after it has been copied.
 */
import type { Level } from '../../scene/scene.ts'
import { type Grid, type GridFigure, readFigures } from './grid-figures.ts'

/** Constellations have fewer dots than figures: each step is to be counted. */
export const STAR_GRIDS: Readonly<Record<Level, Grid>> = {
  facil: { columns: 4, rows: 3 },
  medio: { columns: 5, rows: 4 },
  desafio: { columns: 6, rows: 5 },
}

export const CONSTELLATIONS: Readonly<Record<Level, readonly GridFigure[]>> = {
  facil: readFigures({
    'Cruzeiro do Sul': '10 12, 01 21',
    'Triângulo Austral': '10 32 02 10',
    peixe: '01 10 21 12 01, 21 30 32 21',
    barco: '01 31 22 12 01, 21 20',
    casa: '01 10 21 22 02 01 21',
    pipa: '10 21 12 01 10, 01 21, 10 12',
    flecha: '01 31, 20 31 22',
    coroa: '00 02 32 30 21 11 00',
    raio: '20 01 21 02',
    carta: '00 30 32 02 00, 00 11 21 30',
    'guarda-chuva': '01 10 20 31 01, 11 12 02',
    gato: '00 01 12 22 31 30 21 11 00',
  }),
  medio: readFigures({
    'Cruzeiro do Sul': '20 23, 11 32',
    Escorpião: '00 01 02, 01 11 21 22 23 33 43 42',
    Órion: '00 11 21 31 40, 11 03, 31 43',
    taça: '00 40 31 22 11 00, 22 23, 13 33',
    flecha: '01 41, 30 41 32, 00 11 02',
    peixe: '01 10 20 31 22 12 01, 31 40 42 31',
    barco: '02 42 33 13 02, 22 20 32',
    casa: '01 20 41 01, 11 13 33 31',
    foguete: '20 31 33 13 11 20, 12 03 13, 32 43 33',
    gato: '00 11 31 40 42 33 13 02 00',
    pipa: '20 31 22 11 20, 20 22, 11 31, 22 13',
    coração: '21 10 01 23 41 30 21',
    xícara: '00 30 32 23 13 02 00, 30 40 42 32',
  }),
  desafio: readFigures({
    'Cruzeiro do Sul': '20 24, 12 31, 42 53',
    Escorpião: '00 01 02, 01 11 22 23 34 44 54 53 43',
    Órion: '00 40, 00 12 22 32 40, 12 04, 32 44',
    dinossauro: '00 10 12 32 53 43 44 34 33 23 24 14 13 02 00',
    cachorro: '01 10 11 41 50 51 54 44 43 23 24 14 12 02 01',
    baleia: '02 11 31 42 34 14 03 02, 51 42 53, 21 20, 10 20 30',
    navio: '03 53 44 14 03, 13 12 42 43, 22 20 30 32',
    castelo: '04 00 10 11 21 20 30 31 41 40 50 54 04, 24 23 33 34',
    foguete: '20 31 33 44 04 13 11 20, 12 32',
    peixe: '02 11 31 42 33 13 02, 42 51 53 42, 21 20 31',
    borboleta: '21 23, 21 10 01 02 22, 22 03 14 23, 21 30 41 42 22, 22 43 34 23',
    casa: '02 20 42 02, 02 04 44 42, 14 13 23 24',
  }),
}
