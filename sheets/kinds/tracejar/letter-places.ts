/** The place behind a letter to trace, where the thing of its word is at home: its ground ends at `foot`. */
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, points, star } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { ripples } from '../../studio/scenes/ground.ts'
import { cloud, flowerHead, hill, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { reed } from '../../studio/shapes/plants.ts'
import { crescent } from '../../studio/shapes/space.ts'

type PlaceName = 'field' | 'night' | 'snow' | 'pond' | 'table' | 'sky'

/** Words that are not at home on a lawn. */
const AT_HOME: Readonly<Record<Exclude<PlaceName, 'field'>, string>> = {
  night: 'foguete estrela',
  snow: 'iglu',
  pond: 'sapo tartaruga pato',
  table: 'dado laranja uva queijo xícara kiwi vela ovo',
  sky: 'helicóptero',
}

const placeOf = (word: string): PlaceName =>
  (Object.keys(AT_HOME) as (keyof typeof AT_HOME)[]).find((name) => AT_HOME[name].split(' ').includes(word)) ?? 'field'

interface Land {
  /** Height at which the thing of the word is on the ground. */
  readonly ground: number
  /** Lower end of the picture. */
  readonly foot: number
  /** Of the page: clouds and windows are elsewhere on the next one. */
  readonly turn: number
  /** A long title leaves no room for sun and clouds beside its board. */
  readonly isClear: boolean
}

/** The picture is behind the whole page, not its upper part alone. */
const isTall = ({ foot }: Land) => foot > 200

const [LEFT, WIDTH] = [-4, 218]

const ridge = (y: number) => points(`-5,${y} 34,${y - 9} 92,${y + 1} 150,${y - 11} 215,${y}`)

const PETALS = ['red', 'yellow', 'pink'] as const

/** Flowers on a wide lawn, between its rows of letters. */
const blooms = (pen: Pen, ground: number, foot: number): Drawing =>
  points('22,24 96,16 118,40 186,34 60,46 150,50').map(([x, y], i) => [
    y < foot - ground ? flowerHead(pen, x, ground + y, 3.4, inTurn(PETALS, i)) : [],
  ])

const field = (pen: Pen, land: Land): Drawing => {
  const { ground, foot, turn, isClear } = land
  const far = pen.plane('far', 'hillLine')
  return [
    isClear ? [sun(far, 24, 35, 0.42), cloud(far, 186 - turn * 3, 33, 0.5)] : cloud(far, 124 - turn * 3, 72, 0.4),
    hill(far, ridge(ground - 8), 'hillFar'),
    tree(far, 17, ground - 5, 0.55, 'lime'),
    tree(far, 200, ground - 6, 0.55),
    pen.shape(box(LEFT, ground - 8, WIDTH, foot - ground + 8), 'meadow', 0.9),
    tuft(far, 22, foot - 4, 0.7),
    tuft(far, 112, foot - 3, 0.6),
    isTall(land) ? [blooms(pen.plane('middle'), ground, foot), tuft(far, 190, foot - 4, 0.7)] : [],
  ]
}

const night = (pen: Pen, land: Land): Drawing => {
  const { ground, foot, turn } = land
  const far = pen.plane('far', 'purple')
  return [
    pen.shape(box(LEFT, 0, WIDTH, foot), 'dusk', null),
    crescent(far, 24 + turn * 2, 38, 0.5),
    points('44,30 172,36 190,54 20,66 126,70 191,84 112,62 18,92').map(([x, y]) =>
      y < ground - 6 ? far.shape(star(x, y, 2.2, 5, 0.5), 'yellow', 0.7) : [],
    ),
    hill(far, ridge(ground), 'purplePale'),
    pen.shape(box(LEFT, ground + 6, WIDTH, foot - ground - 6), 'hill', 0.9),
    tuft(far, 20, foot - 4, 0.7),
    isTall(land) ? tuft(far, 190, foot - 4, 0.7) : [],
  ]
}

const snow = (pen: Pen, { ground, foot, turn }: Land): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    cloud(far, 186 - turn * 3, 34, 0.5),
    hill(far, ridge(ground - 10), 'bluePale'),
    points('20,60 46,76 90,66 110,88 188,62 122,60 20,104 92,100').map(([x, y]) =>
      y < ground - 12 ? far.shape(circle(x, y, 1.1), 'white', 0.6) : [],
    ),
    pen.shape(box(LEFT, ground - 6, WIDTH, foot - ground + 6), 'white', 0.9),
    far.line(`M20 ${foot - 6}q8 -4 16 0M100 ${ground + 4}q6 -3 12 0M178 ${foot - 8}q6 -3 12 0`, 0.7),
  ]
}

const pond = (pen: Pen, land: Land): Drawing => {
  const far = pen.plane('far', 'waterLine')
  const top = land.ground + 5
  return [
    field(pen, land),
    far.shape(`M-5 ${top}Q60 ${top - 4} 110 ${top}T215 ${top}V${land.foot}H-5z`, 'water', 0.9),
    ripples(far, `22,${land.foot - 5} 112,${land.foot - 4}`),
    reed(far, 196, top + 4, 0.6),
    reed(far, 14, top + 4, 0.5),
  ]
}

const table = (pen: Pen, land: Land): Drawing => {
  const { ground, foot, turn } = land
  const far = pen.plane('far', 'woodDark')
  return [
    pen.shape(box(LEFT, 0, WIDTH, foot), 'yellowPale', null),
    Array.from({ length: 11 }, (_, i) => pen.shade(box(i * 20 + turn * 2, 0, 8, ground - 7), 'orange', 0.14)),
    isTall(land)
      ? [13, 177].map((x) => [
          far.shape(box(x, 30, 20, 24, 1), 'sky', 0.8),
          far.line(`M${x + 10} 30v24M${x} 42h20`, 0.7),
          far.shape(box(x - 2, 54, 24, 2.4, 0.8), 'woodPale', 0.7),
        ])
      : [],
    pen.shape(box(LEFT, ground - 7, WIDTH, foot - ground + 7), 'woodPale', 0.9),
    far.line(`M${LEFT} ${ground - 3.6}H214M${16 + turn * 4} ${foot - 5}h12M${112 + turn * 3} ${foot - 9}h9`, 0.6),
  ]
}

const sky = (pen: Pen, land: Land): Drawing => [
  field(pen, { ...land, ground: Math.min(land.ground + 12, land.foot - 6) }),
  land.isClear ? cloud(pen.plane('far', 'hillLine'), 116, 74, 0.5) : [],
]

const PLACES: Readonly<Record<PlaceName, (pen: Pen, land: Land) => Drawing>> = { field, night, snow, pond, table, sky }

export const letterPlace = (pen: Pen, word: string, land: Land): Drawing =>
  pen.clip(box(LEFT, 0, WIDTH, land.foot), [
    pen.shape(box(LEFT, 0, WIDTH, land.foot), 'sky', null),
    PLACES[placeOf(word)](pen, land),
  ])
