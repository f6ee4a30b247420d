/** Places whose round thing is the maze: a flower, a pond, a nest, the lid of a safe. */
import type { Landscape } from '../../page/journeys.ts'
import { round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import type { PaletteName } from '../../studio/palette.ts'
import { box, circle, ellipse } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { tuft } from '../../studio/shapes/nature.ts'
import { broadLeaf, lily, reed } from '../../studio/shapes/plants.ts'
import { alien, brightStar, planet } from '../../studio/shapes/space.ts'
import { mazeLand } from './maze-picture.ts'
import type { PlaceName } from './place-walls.ts'

export interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Direction of the gate, degrees clockwise from the right. */
  readonly gate: number
}

type OfDisc = (pen: Pen, disc: Disc) => Drawing

/** One of the pieces around the disc, its foot on the edge and its head outwards. */
type Piece = (pen: Pen, i: number) => Drawing

/** Free angle at the gate on each side, degrees. */
const GATE = 9.5

interface RoundPlace {
  readonly land: PlaceName | 'night'
  readonly floor: PaletteName
  /** Colours of the walls. */
  readonly walls: Landscape
  /** Around the disc, open at its gate. */
  readonly edge: OfDisc
  /** Beside the disc, and what it rests on. */
  readonly beside?: OfDisc
  /** Waits in the middle, if the one of the journey does not belong there. */
  readonly goal?: string
}

const petal =
  (fill: Fill): Piece =>
  (pen) =>
    pen.shape('M-9 3C-13 -5 -8 -10 0 -10C8 -10 13 -5 9 3z', fill, 1)

const stone: Piece = (pen, i) =>
  pen.shape(ellipse(0, -2.6, 7 + (i % 3) * 0.5, 4.6 + (i % 2) * 0.5), i % 3 === 1 ? 'stoneDark' : 'stone', 0.9)

const bark: Piece = (pen, i) => [
  pen.shape(`M-13 4Q-12 -6 -6 -${5 + (i % 2)}Q0 -${8 - (i % 3)} 6 -${6 - (i % 2)}Q12 -6 13 4z`, 'wood', 1),
  pen.line('M-5 -1v-3M3 0v-4', 0.75, 'woodDark'),
]

const twig: Piece = (pen, i) =>
  pen.rope(`M-14 ${i % 2 ? 1 : -3}Q0 ${i % 3 ? -8 : -4} 14 ${i % 2 ? -4 : 1}`, 2.4, i % 2 ? 'wood' : 'straw', 0.7)

const feather: Piece = (pen, i) => [
  pen.shape('M-8 3C-9 -4 -4 -8 0 -12C4 -8 9 -4 8 3z', i % 2 ? 'brownPale' : 'tan', 1),
  pen.line('M0 1V-7', 0.75),
]

const fringe: Piece = (pen, i) => pen.shape(box(-4.6, -7, 9.2, 10, 2), i % 2 ? 'red' : 'yellow', 0.8)

const bolt: Piece = (pen) => [
  pen.shape(box(-11, -9, 22, 13, 1), 'metal', 0.8),
  pen.shape(circle(0, -3.4, 2.6), 'greyPale', 0.9),
]

/** Rings as those of a planet, open at the gate. */
function planetRings(pen: Pen, { x, y, radius, gate }: Disc): Drawing {
  const end = (r: number, off: number) => {
    const turn = ((gate + off) * Math.PI) / 180
    return `${round(x + r * Math.cos(turn))} ${round(y + r * Math.sin(turn))}`
  }
  const band = (r: number) => `M${end(r, GATE)}A${r} ${r} 0 1 1 ${end(r, -GATE)}`
  return [pen.rope(band(radius + 8.6), 4.6, 'orange', 0.9), pen.rope(band(radius + 2.6), 5, 'yellow', 0.9)]
}

const edgedWith =
  (count: number, piece: Piece): OfDisc =>
  (pen, { x, y, radius, gate }) =>
    Array.from({ length: count }, (_, i) => {
      const angle = gate + ((i + 0.5) * 360) / count
      const off = Math.abs(((angle - gate + 540) % 360) - 180)
      if (off < GATE) return []
      const turn = (angle * Math.PI) / 180
      const at = [round(x + radius * Math.cos(turn)), round(y + radius * Math.sin(turn))] as const
      return pen.at(at[0], at[1], 1, (pen) => piece(pen, i), { turn: angle + 90 })
    })

/** Papered wall with its skirting, behind a title of any length. */
const papered = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 56), 'cream', null),
  pen.plane('far', 'sandLine').line(Array.from({ length: 18 }, (_, i) => `M${15 + i * 11} 18V52`).join(''), 0.6),
  pen.plane('middle').shape(box(-4, 52, 222, 5), 'woodPale', 0.9),
]

/** A stalk with two leaves. */
const stalk: OfDisc = (pen, { x, y, radius }) => {
  const [middle, low] = [pen.plane('middle'), y + radius]
  return [
    [-66, 66].map((turn) => broadLeaf(middle, x, low + 31, 0.5, turn)),
    middle.rope(`M${x} ${low}V281`, 4.4, 'leaf', 1),
    [-7, 7].map((by) => tuft(middle, x + by, 282, 0.6)),
  ]
}

const shore: OfDisc = (pen) => {
  const middle = pen.plane('middle')
  return [
    [21, 28, 182, 189].map((at, i) => reed(middle, at, 240, 0.7, i % 2 ? 5 : -4)),
    lily(middle, 66, 270, 0.5, 'pink'),
  ]
}

/** Hinges and feet of a safe. */
const hinged: OfDisc = (pen, { x, y, radius }) => {
  const middle = pen.plane('middle')
  return [
    [-52, 52].map((by) => middle.shape(box(x + by - 10, y + radius - 24, 20, 32, 2), 'greyDark', 1)),
    [-34, 22].map((by) => middle.shape(box(x - radius - 13, y + by, 18, 12, 2), 'greyDark', 1)),
  ]
}

const garden = { land: 'horta', walls: 'jardim', floor: 'yellowPale', beside: stalk } as const
const wood = { land: 'bosque', walls: 'jardim' } as const
const path = { ...wood, floor: 'path', edge: edgedWith(38, stone) } as const
const log = { ...wood, floor: 'sand', edge: edgedWith(22, bark) } as const
const lake = { land: 'agua', walls: 'agua', floor: 'water', edge: edgedWith(38, stone), beside: shore } as const
const rug = { land: 'casa', walls: 'casa', floor: 'cream', edge: edgedWith(52, fringe), beside: papered } as const
const PLACES: Readonly<Record<string, RoundPlace>> = {
  bee: { ...garden, edge: edgedWith(26, petal('yellow')) },
  butterfly: { ...garden, edge: edgedWith(26, petal('pink')) },
  rabbit: path,
  turtle: path,
  snail: log,
  ladybug: log,
  duck: lake,
  frog: lake,
  cat: { ...lake, goal: 'peixe' },
  rocket: { land: 'night', walls: 'espaco', floor: 'white', edge: planetRings },
  dog: rug,
  mouse: rug,
  bird: { ...wood, floor: 'cream', edge: edgedWith(44, twig), goal: 'egg' },
  owl: { land: 'bosque', walls: 'ceu', floor: 'yellowPale', edge: edgedWith(34, feather) },
  key: {
    land: 'casa',
    walls: 'rua',
    floor: 'greyPale',
    edge: edgedWith(24, bolt),
    beside: (pen, disc) => [papered(pen), hinged(pen, disc)],
  },
  car: { land: 'rua', walls: 'rua', floor: 'path', edge: edgedWith(38, stone) },
}

const night = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'night', null),
  planet(pen.plane('far'), 27, 66, 0.5, 'orange', 'bands'),
  planet(pen.plane('far'), 184, 68, 0.5, 'teal', 'ring'),
  [
    [48, 60],
    [160, 60],
    [18, 92],
    [192, 96],
    [16, 226],
    [194, 222],
    [40, 246],
    [170, 246],
  ].map(([x = 0, y = 0]) => brightStar(pen.plane('far'), x, y, 3.4)),
  pen.plane('middle').shape('M-4 262Q50 254 105 260T214 258V300H-4z', 'brownPale'),
  [
    [70, 274, 6],
    [80, 277, 4],
    [126, 276, 5],
    [146, 273, 7],
  ].map(([x = 0, y = 0, r = 0]) => pen.plane('middle').shape(ellipse(x, y, r, r * 0.5), 'tan', 0.8)),
  alien(pen, 30, 280, 0.5),
  alien(pen, 180, 280, 0.5, 'purple'),
]

/** The place of a round maze, with the thing that is the maze. */
export function roundPlace(start: string, disc: Disc, variant: number, color: boolean) {
  const place = PLACES[start]
  if (!place) throw new RangeError(`no round place for ${start}`)
  const pen = new Pen(color)
  const marks: Mark[] = [
    ...(place.land === 'night'
      ? marksOf(night(pen))
      : mazeLand(place.land, color, variant, place.land === 'horta' ? 'stalk' : 'open')),
    ...marksOf([
      place.beside?.(pen, disc) ?? [],
      place.edge(pen.plane('middle'), disc),
      pen.shape(circle(disc.x, disc.y, disc.radius), place.floor, null),
    ]),
  ]
  return { marks, walls: place.walls, goal: place.goal }
}
