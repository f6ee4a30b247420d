/** A map of lanes on a board out of doors, children before it: a district's square, a quay, a farm's meadow. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { GREY } from '../../scene/inks.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { centred } from '../fit.ts'
import { box, circle, points, poly, ring, type Spot, smooth } from '../paths.ts'
import { type Drawing, type Fill, type Pen, stroke } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { bush, tree, tuft } from '../shapes/nature.ts'
import { reed } from '../shapes/plants.ts'
import { fish } from '../shapes/sea.ts'
import { boat } from '../shapes/seaside.ts'
import type { FoundPlace, WayLand } from './wayfinding.ts'

/** Crossings of the map, across and down, and the distance between two of them, mm. */
export const LANES = { count: 6, pitch: 22.5 }
/** The map, and the column beside it for its rose and its legend. */
const MAP: Box = { x: 16, y: 63, width: 134, height: 134 }
export const MARGIN_COLUMN: Box = { x: 153, y: 63, width: 41, height: 134 }
const DISC = 7.8
export const NOTE: Box = { x: 41, y: 206, width: 128, height: 77 }
const [CHILD_SCALE, FEET] = [0.62, 283]

/** Middle of a crossing on the page. */
export const crossingAt = ([column, row]: Spot): Spot => [
  MAP.x + 10.75 + column * LANES.pitch,
  MAP.y + 10.75 + row * LANES.pitch,
]

interface LandLook {
  readonly ground: Fill
  readonly lane: Fill
  readonly sky: Fill
  /** The picture of a block; `kind` from 0 chooses. */
  readonly block: (pen: Pen, middle: Spot, kind: number) => Drawing
  /** The place around the board. */
  readonly before: (pen: Pen) => Drawing
}

const LOOKS: Readonly<Record<WayLand, LandLook>> = {
  bairro: {
    ground: 'meadow',
    lane: 'greyPale',
    sky: 'sky',
    block: (pen, [x, y], kind) =>
      kind % 3 === 0
        ? [tree(pen, x - 2.6, y + 4.6, 0.26), tree(pen, x + 3, y + 5.4, 0.2, 'lime')]
        : house(pen, x, y + 5, 0.36, {
            roof: kind % 3 === 1 ? 'orange' : 'redPale',
            wall: kind % 2 ? 'cream' : 'yellowPale',
          }),
    before: (pen) => [
      pen.shape(box(-6, 204, 224, 100), 'path', 1),
      pen.line('M-6 226H42M168 226H218M-6 252H42M168 252H218M24 204L14 297M186 204L196 297', 0.6, 'sandLine'),
    ],
  },
  litoral: {
    ground: 'water',
    lane: 'foam',
    sky: 'skyLow',
    block: (pen, [x, y], kind) =>
      kind % 4 === 0
        ? fish(pen, x, y, 0.16, kind % 8 ? 'yellow' : 'orange', 'white', { flip: kind % 3 === 0 })
        : pen.line(`M${x - 4} ${y + (kind % 3) - 1}q2 -1.600 4 0t4 0`, 0.6, 'waterLine'),
    before: (pen) => [
      pen.shape('M-6 204H218V240H-6z', 'water', 0.8),
      boat(pen.plane('middle'), 190, 228, 0.34),
      pen.line('M14 216q3 -2.200 6 0t6 0M24 232q3 -2.200 6 0', 0.7, 'waterLine'),
      pen.shape('M-6 240H218V300H-6z', 'woodPale', 1.2),
      pen.line('M-6 254H42M168 254H218M-6 270H42M168 270H218M30 240V254M182 254V270', 0.7, 'wood'),
    ],
  },
  sitio: {
    ground: 'lime',
    lane: 'tan',
    sky: 'sky',
    block: (pen, [x, y], kind) => {
      if (kind % 4 === 0) return tree(pen, x, y + 5, 0.32)
      if (kind % 4 === 2) return [tuft(pen, x - 3, y + 1, 0.36), tuft(pen, x + 3, y + 4, 0.36)]
      const bed = pen.shape(box(x - 5.4, y - 5.4, 10.8, 10.8, 1.4), kind % 4 === 1 ? 'earth' : 'straw', 0.6)
      return [bed, pen.line([-2.4, 0, 2.4].map((by) => `M${x - 4} ${y + by}h8`).join(''), 0.6, 'leafDark')]
    },
    before: (pen) => [
      pen.shape(`${smooth(points('-8,206 60,202 150,207 220,203'), false)}V300H-8z`, 'meadow', 1),
      bush(pen.plane('middle'), 17, 226, 0.6),
      bush(pen.plane('middle'), 192, 224, 0.6, 'leaf', 'red'),
      points('24,236 184,240 34,290 176,288').map(([x, y]) => tuft(pen, x, y, 0.6)),
      [reed(pen.plane('middle'), 36, 232, 0.34)],
    ],
  },
}

const lines = (draw: (i: number) => string) => Array.from({ length: LANES.count }, (_, i) => draw(i)).join('')

/** Lanes from edge to edge of the map. */
function lanes(pen: Pen, land: WayLand): Drawing {
  const { x, y, width, height } = MAP
  const data = lines((i) => {
    const [cx, cy] = crossingAt([i, i])
    return `M${cx} ${y}v${height}M${x} ${cy}h${width}`
  })
  if (land === 'litoral') return stroke(data, GREY, 0.6, { dash: [2, 1.6], cap: 'butt' })
  return pen.rope(data, land === 'bairro' ? 5.6 : 4.4, LOOKS[land].lane, 0.7)
}

function blocks(pen: Pen, land: WayLand): Drawing {
  const spots = Array.from({ length: LANES.count - 1 }, (_, i) => i + 0.5)
  return spots.flatMap((row, r) =>
    spots.map((column, c) => LOOKS[land].block(pen, crossingAt([column, row]), c * 2 + r * 3)),
  )
}

export interface MapPlace {
  readonly place: FoundPlace
  readonly spot: Spot
}

/** A coast with bays about a spot. */
const islandCoast = (x: number, y: number): Spot[] =>
  ring(x, y, 1, 1, 9).map(([u, v], i) => {
    const reach = [11.4, 9.6, 10.6, 9.2][i % 4] ?? 10
    return [x + (u - x) * reach, y + (v - y) * reach]
  })

/** Places ashore are on islands. */
const islands = (pen: Pen, places: readonly MapPlace[]): Drawing =>
  places
    .filter(({ place }) => place.on === 'land')
    .map(({ spot }) => {
      const [x, y] = crossingAt(spot)
      return pen.shape(smooth(islandCoast(x, y)), 'sand', 0.8)
    })

/** A place at its crossing. */
const onMap = (pen: Pen, { place, spot }: MapPlace): Drawing => {
  const [x, y] = crossingAt(spot)
  return [pen.shape(circle(x, y, DISC), 'white', 0.9), centred(pen, place.draw, x, y, 11.4)]
}

const ROW = { first: 54, height: 9.3 }

/** The legend: each sign of the map and its name. */
function legend(pen: Pen, places: readonly MapPlace[]): Drawing {
  const { x, y, width } = MARGIN_COLUMN
  const size = Math.min(...places.map(({ place }) => fitTextSize(place.name, 'text', 4.6, width - 12.4)))
  return [
    pen.text(x + width / 2, y + 49, 'Legenda', 5),
    places.map(({ place }, i) => {
      const cy = y + ROW.first + 3 + i * ROW.height
      return [
        centred(pen, place.draw, x + 6, cy, 8.4),
        pen.text(x + 11.6, cy + size * 0.35, place.name, size, { font: 'text', anchor: 'start' }),
      ]
    }),
  ]
}

/** Middle and reach of the rose of the winds. */
export const MAP_ROSE = { x: MARGIN_COLUMN.x + MARGIN_COLUMN.width / 2, y: MARGIN_COLUMN.y + 22, r: 12 }

/** A rose of eight tips, the longer four for the cardinal points. */
function windRose(pen: Pen): Drawing {
  const { x, y, r } = MAP_ROSE
  const at = (turn: number, reach: number): Spot => [
    x + Math.sin((turn * Math.PI) / 180) * r * reach,
    y - Math.cos((turn * Math.PI) / 180) * r * reach,
  ]
  const tip = (turn: number, reach: number, fill: Fill): Drawing => [
    pen.shape(poly([[x, y], at(turn - 45, 0.26), at(turn, reach)]), fill, 0.6),
    pen.shape(poly([[x, y], at(turn + 45, 0.26), at(turn, reach)]), 'white', 0.6),
  ]
  return [
    [45, 135, 225, 315].map((turn) => tip(turn, 0.72, 'yellow')),
    [0, 90, 180, 270].map((turn) => tip(turn, 1, 'blue')),
  ]
}

const READERS: readonly (readonly [CastName, CastName])[] = [
  ['malu', 'davi'],
  ['theo', 'bia'],
  ['nina', 'caio'],
  ['gil', 'iara'],
]

/** `under` is drawn on the lanes, below the places. */
export function wayMap(
  pen: Pen,
  land: WayLand,
  variant: number,
  places: readonly MapPlace[],
  under: Drawing = [],
): Drawing {
  const look = LOOKS[land]
  const [left, right] = READERS[variant % READERS.length] ?? (['malu', 'davi'] as const)
  const { x, y, width, height } = MAP
  const frame = box(x - 4, y - 4, 186, height + 8, 3)
  return [
    pen.shape(box(0, 0, 214, 240), look.sky, null),
    look.before(pen),
    [30, 176].map((post) => pen.shape(box(post, y + height, 5, 34, 1), 'woodDark', 1)),
    pen.shape(frame, 'wood', 1.2),
    pen.shape(box(x - 1, y - 1, 180, height + 2, 1.5), 'cream', 0.9),
    pen.clip(box(x, y, width, height), [
      pen.shape(box(x, y, width, height), look.ground, null),
      blocks(pen.plane('far'), land),
      lanes(pen, land),
      land === 'litoral' ? islands(pen, places) : [],
    ]),
    pen.shape(box(x, y, width, height), null, 0.9),
    under,
    places.map((one) => onMap(pen, one)),
    legend(pen, places),
    windRose(pen),
    pen.shape(box(NOTE.x, NOTE.y, NOTE.width, NOTE.height, 3), 'white', 1.2),
    person(pen, left, 25, FEET, CHILD_SCALE, { pose: POINT }),
    person(pen, right, 185, FEET, CHILD_SCALE, { pose: POINT_LEFT }),
  ]
}
