/** A room with the Earth three times: a map and a photo on the wall, a globe on the table. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { box, circle, type Spot, star } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { earth, earthClouds, earthMap, type GlobeView } from '../../studio/shapes/earth.ts'
import { questionRows } from './question-rows.ts'
import type { EarthPart, ShownAs } from './sky-facts.ts'

export interface EarthTask {
  /** The side of the Earth that globe and photo show, degrees. */
  readonly lon: number
  /** Parts by their number, from 1. */
  readonly numbered: readonly EarthPart[]
  readonly bank: readonly EarthPart[]
  readonly clues: readonly { readonly asks: string; readonly answer: ShownAs }[]
}

const MAP = { x: 19, y: 61, width: 112, height: 56 }
const PHOTO = { x: 141, y: 59, width: 52, height: 60 }
const GLOBE = { x: 105, y: 158, r: 25 }
const TABLE = 200
const NOTES = { x: 17, y: 216, width: 176, height: 65 }

/** Asked after the clues, another one on the next page. */
const SHAPES = [
  { asks: 'A Terra tem a forma de uma moeda, de um ovo ou de uma bola?', answer: 'bola' },
  { asks: 'A Terra é plana como o mapa ou redonda como o globo?', answer: 'redonda' },
] as const

const WALLS: readonly Fill[] = ['bluePale', 'yellowPale', 'pinkPale', 'cream']

const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['nina', 'theo'],
  ['davi', 'yumi'],
  ['iara', 'caio'],
  ['bia', 'gil'],
  ['sofia', 'davi'],
]

function framedMap(pen: Pen): Drawing {
  const { x, y, width, height } = MAP
  return [
    pen.shape(box(x - 2, y - 3.6, width + 4, 3.6, 1.6), 'wood', 0.9),
    earthMap(pen, MAP),
    pen.shape(box(x - 2, y + height, width + 4, 3.6, 1.6), 'wood', 0.9),
  ]
}

function spacePhoto(pen: Pen, lon: number): Drawing {
  const { x, y, width, height } = PHOTO
  const view: GlobeView = { x: x + width / 2, y: y + height / 2, r: 20, lon, lat: -14 }
  const stars: readonly Spot[] = [
    [8, 9],
    [43, 8],
    [46, 50],
    [7, 51],
    [26, 4.6],
  ]
  return [
    pen.shape(box(x - 2, y - 2, width + 4, height + 4, 2), 'woodDark', 1),
    pen.shape(box(x, y, width, height, 1), 'night', 0.8),
    stars.map(([dx, dy]) => pen.shape(star(x + dx, y + dy, 1.5, 5, 0.5), 'sun', 0.4)),
    earth(pen, view),
    earthClouds(pen, view),
  ]
}

/** On its foot, the axis leaned by 23 degrees. */
function globe(pen: Pen, lon: number): Drawing {
  const { x, y, r } = GLOBE
  return [
    pen.shape(
      `M${x - 15} ${TABLE}Q${x - 14} ${TABLE - 6} ${x - 3} ${TABLE - 7}V${y + r}H${x + 3}V${TABLE - 7}Q${x + 14} ${TABLE - 6} ${x + 15} ${TABLE}z`,
      'wood',
      1,
    ),
    pen.at(
      x,
      y,
      1,
      (own) => [
        own.rope(`M0 ${-r - 4}A${r + 4} ${r + 4} 0 0 1 0 ${r + 4}`, 2, 'yellow', 0.7),
        own.line(`M0 ${-r - 5}V${-r}M0 ${r}V${r + 5}`, 1.2),
        earth(own, { x: 0, y: 0, r, lon }),
      ],
      { turn: 23 },
    ),
  ]
}

const tag = (pen: Pen, [x, y]: Spot, [dx, dy]: Spot, number: number): Drawing => [
  pen.line(`M${x} ${y}L${x + dx} ${y + dy}`, 0.8),
  pen.spot(x, y, 1),
  pen.shape(circle(x + dx, y + dy, 4.2), 'yellow', 0.9),
  pen.text(x + dx, y + dy + 1.9, number, 5.2),
]

/** The part, and the number beside it: on the map the ocean, the land, the ice of Antarctica; on the photo a cloud. */
const TAGS: Readonly<Record<EarthPart, readonly [Spot, Spot]>> = {
  água: [
    [40, 93],
    [-10, -2],
  ],
  terra: [
    [82, 84],
    [-12, 9],
  ],
  gelo: [
    [96, 114],
    [9, -9],
  ],
  nuvens: [
    [159, 79.6],
    [-9, -9],
  ],
}

const plate = (pen: Pen, x: number, y: number, word: string, width: number): Drawing => [
  pen.shape(box(x - width / 2, y - 4.4, width, 7, 2), 'white', 0.8),
  pen.text(x, y + 0.6, word, 5),
]

function partFields(pen: Pen, { numbered }: EarthTask): PageMark[] {
  const step = (NOTES.width - 10) / numbered.length
  return numbered.flatMap((part, i): PageMark[] => {
    const left = NOTES.x + 5 + i * step
    const base = NOTES.y + 20
    return [
      ...marksOf([
        pen.shape(circle(left + 4.4, base - 2, 4), 'yellow', 0.8),
        pen.text(left + 4.4, base - 0.2, i + 1, 5),
        pen.line(`M${left + 10} ${base + 1}H${left + step - 2}`, 0.6),
      ]),
      writtenAnswer(left + 9 + (step - 10) / 2, base - 2.2, part, 5),
    ]
  })
}

export function earthPage(pen: Pen, look: number, task: EarthTask): PageMark[] {
  const [left, right] = PAIRS[look % PAIRS.length] ?? (['nina', 'theo'] as const)
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 300), WALLS[look % WALLS.length] ?? 'cream', null),
      pen.shape(box(-4, 192, 222, 120), 'woodPale', 1),
      framedMap(pen),
      spacePhoto(pen, task.lon),
      plate(pen, 75, 126.6, 'mapa', 22),
      plate(pen, 167, 126.6, 'foto', 20),
      person(pen, left, 38, 209, 1.06, { pose: POINT }),
      person(pen, right, 172, 209, 1.06, { pose: POINT_LEFT }),
      pen.shape(box(66, TABLE, 78, 5, 1.6), 'wood', 1.1),
      pen.shape(box(72, TABLE + 5, 5, 20), 'wood', 1),
      pen.shape(box(133, TABLE + 5, 5, 20), 'wood', 1),
      globe(pen, task.lon),
      plate(pen, 105, 205.4, 'globo', 22),
      task.numbered.map((part, i) => tag(pen, ...TAGS[part], i + 1)),
      notePaper(pen, NOTES),
      task.bank.map((part, i) =>
        pen.text(NOTES.x + (NOTES.width * (i + 0.5)) / task.bank.length, NOTES.y + 8.4, part, 5.4),
      ),
      pen.line(`M${NOTES.x + 5} ${NOTES.y + 11.6}H${NOTES.x + NOTES.width - 5}`, 0.5, 'greyDark'),
    ]),
    ...partFields(pen, task),
    ...questionRows(pen, NOTES, NOTES.y + 31, 9.8, [...task.clues, SHAPES[look % 2] ?? SHAPES[0]]),
  ]
}
