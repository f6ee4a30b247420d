/** Things of a theme that are coloured by even and odd, and the place that they are in. */
import { round } from '../../scene/marks.ts'
import { box } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { bush, flower, tree } from '../../studio/shapes/nature.ts'
import { NUMBERED, type NumberedThing } from '../../studio/shapes/numbered-things.ts'
import { fence } from '../../studio/shapes/plants.ts'
import type { Place } from './counted-rows.ts'
import { gatheredThing } from './gathered-things.ts'

export interface Dress {
  /** Named by texts. */
  readonly name: string
  /** The parts that are coloured, before a colour. */
  readonly things: string
  readonly thing: NumberedThing
  readonly place: Place
  /** Behind the things of a row, whose feet are at `foot`, and before them. */
  readonly behind?: (pen: Pen, foot: number, row: number) => Drawing
  readonly before?: (pen: Pen, foot: number, row: number) => Drawing
  /** The feet of the next one are so much lower or higher, mm. */
  readonly sway?: number
}

/** Of the pavement and the road in front of the houses, mm. */
const [PAVEMENT, ROAD] = [1.6, 5]

/** The road in front of a row of houses, with trees and flowers between them. */
function street(pen: Pen, foot: number, row: number): Drawing {
  const far = pen.plane('far', 'stoneDark')
  const dashes = Array.from({ length: 15 }, (_, i) => `M${4 + i * 14} ${round(foot + PAVEMENT + ROAD / 2)}h6`)
  return [
    far.shape(box(-4, foot, 220, PAVEMENT), 'stone', 0.6),
    far.shape(box(-4, foot + PAVEMENT, 220, ROAD), 'greyPale', 0.6),
    far.line(dashes.join(''), 0.5, 'stoneDark'),
    [0, 1, 2, 3, 4].map((i) => {
      const x = 14 + i * 45.5
      if ((i + row) % 3 === 0) return tree(far, x, foot, 0.44, i % 2 ? 'lime' : 'leaf')
      return (i + row) % 3 === 1
        ? bush(far, x, foot, 0.3, 'leaf', 'pink')
        : [flower(far, x - 2, foot, 0.5, 'red'), flower(far, x + 3, foot, 0.4, 'yellow')]
    }),
  ]
}

/** The water before the hulls. */
function swell(pen: Pen, foot: number, row: number): Drawing {
  const far = pen.plane('far', 'seaLine')
  const from = -6 - (row % 2) * 6
  const crest = `M${from} ${round(foot - 1.4)}${'q3 -3.400 6 0q3 3 6 0'.repeat(19)}`
  return [far.shape(`${crest}v5h-228z`, 'water', null), far.line(crest, 0.7)]
}

const named = (names: string) => {
  const [first, ...rest] = names.split(', ').map(gatheredThing)
  if (!first) throw new Error('no things')
  return [first, ...rest] as const
}

const FEAST = ['red', 'yellow', 'blue', 'green', 'orange'] as const

const HOUSES: Dress = {
  name: 'casa',
  things: 'telhados',
  thing: NUMBERED.house,
  place: { terrain: 'meadow' },
  behind: street,
}
const BOATS: Dress = {
  name: 'barco',
  things: 'velas',
  thing: NUMBERED.boat,
  place: { terrain: 'waves' },
  before: swell,
}
const GIFTS: Dress = {
  name: 'presente',
  things: 'presentes',
  thing: NUMBERED.gift,
  place: { terrain: 'shelves', wall: 'pinkPale', flags: FEAST },
}
const BAGS: Dress = {
  name: 'mochila',
  things: 'mochilas',
  thing: NUMBERED.schoolBag,
  place: { terrain: 'shelves', wall: 'hillFar' },
}

const DRESSES: Readonly<Record<string, () => Dress>> = {
  mar: () => BOATS,
  'fundo-do-mar': () => BOATS,
  festa: () => GIFTS,
  aniversario: () => GIFTS,
  natal: () => GIFTS,
  escola: () => BAGS,
  'volta-as-aulas': () => BAGS,
  ceu: () => ({
    name: 'balão',
    things: 'balões',
    thing: NUMBERED.airBalloon,
    place: { terrain: 'sky', bare: true },
    sway: 2,
  }),
  brinquedos: () => ({
    name: 'caminhão',
    things: 'cargas',
    thing: NUMBERED.lorry,
    place: { terrain: 'shelves', wall: 'sky' },
  }),
  frutas: () => ({
    name: 'caixote',
    things: 'caixotes',
    thing: NUMBERED.crateOf(named('maçã, laranja, pera, caju')),
    place: { terrain: 'shelves', wall: 'sky' },
  }),
  bichos: () => ({
    name: 'casa',
    things: 'telhados',
    thing: NUMBERED.hutchOf(named('cachorro, galinha, coelho, gato, pato, porco')),
    place: { terrain: 'meadow' },
    // In line its pickets would run through the animals.
    behind: (pen, foot) => (pen.colour ? fence(pen.plane('far', 'hillLine'), 4, 206, foot - 3, 10) : []),
  }),
}

/** A street of houses where nothing else belongs to the theme. */
export const dressOf = (theme: string | undefined): Dress => DRESSES[theme ?? '']?.() ?? HOUSES
