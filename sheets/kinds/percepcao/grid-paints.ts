/** Colours of the figures on a grid: a letter for each of its lines, a dot where a line has no inside. */
import {
  BLUE,
  BROWN,
  GREEN,
  LIME,
  ORANGE,
  PINK,
  PURPLE,
  RED,
  SAND,
  SOFT_GREY,
  TEAL,
  tint,
  WHITE,
  YELLOW,
} from '../../scene/inks.ts'
import type { Ink, Level } from '../../scene/scene.ts'

const INKS: Readonly<Record<string, Ink>> = {
  ...{ r: RED, o: ORANGE, y: YELLOW, l: LIME, g: GREEN, t: TEAL, b: BLUE, p: PURPLE },
  ...{ k: PINK, n: tint(BROWN, 0.8), s: SAND, e: SOFT_GREY, w: WHITE },
}

/** By level and name. */
export const PAINTS: Readonly<Record<Level, Readonly<Record<string, string>>>> = {
  facil: {
    ...{ foguete: 'err.', cogumelo: 'rs', camiseta: 'y', submarino: 'yo.', coroa: 'y.', casa: 'sr.', barco: 'nb' },
    ...{ peixe: 'oo', presente: 'k.yy', coração: 'r', diamante: 't.', pinheiro: 'g.', gato: 'o', xícara: 'b.' },
    pipa: 'y..',
  },
  medio: {
    ...{ dinossauro: 'gl', tucano: 'eob...', submarino: 'yo..', avião: 'b.', caminhão: 'oree', tartaruga: 'glll.' },
    ...{ barco: 'n.yr', foguete: 'e.rr', peixe: 'orr', gato: 'o...', robô: 'eb....', pinheiro: 'gn' },
    ...{ borboleta: '.kyky', flor: 'oky.', castelo: 'en', cogumelo: 'rs' },
  },
  desafio: {
    ...{ dinossauro: 'gll', tucano: 'eoyb...', submarino: 'yo...tt', baleia: 'b....', robô: 'e....b..y' },
    ...{ trem: 'rtgeeee', navio: 'reoo..', cachorro: 'n', girafa: 'y..', peixe: 'or.rw', foguete: 'errty' },
    ...{ helicóptero: '..r......', pinheiro: 'gn', borboleta: '.kyky..', coelho: 'sk..', pipa: 'y...' },
    caminhão: 'or.ee',
  },
}

/** The inside of a figure's line; none for constellations and buildings. */
export const paintOf = (level: Level, name: string, line: number): Ink | undefined =>
  INKS[PAINTS[level][name]?.[line] ?? '.']
