/** Fruit in crowns and ducks on lakes to estimate and count; hundreds in crates and stands. */

import type { Random } from '../../page/random.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { centred, type Thing } from '../../studio/fit.ts'
import { box, circle, ellipse, ring, type Spot, scallop } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { FRUIT } from '../../studio/shapes/fruit.ts'
import { bush, cloud, flower, sun, tuft } from '../../studio/shapes/nature.ts'
import { duck } from '../../studio/shapes/pets.ts'
import { type Oval, spotsIn } from './estimate-spots.ts'

export const ESTIMATE_THEMES = ['pomar', 'passeio'] as const
export type EstimateTheme = (typeof ESTIMATE_THEMES)[number]

const THINGS: Readonly<Record<EstimateTheme, Thing>> = { pomar: FRUIT.laranja, passeio: (pen) => duck(pen, 0, 0) }
const SKIES: readonly Fill[] = ['sky', 'skyLow', 'foam', 'sky']
const PEOPLE: readonly (readonly [CastName, CastName])[] = [
  ['bia', 'theo'],
  ['davi', 'yumi'],
  ['sofia', 'caio'],
  ['iara', 'gil'],
]

function field(pen: Pen, look: number, ground: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(0, 0, 214, 300), SKIES[look % SKIES.length] ?? 'sky', null),
    sun(far, 186, 66, 0.5),
    cloud(far, 26, 64, 0.45),
    cloud(far, 150, 60, 0.4),
    pen.shape(box(-4, ground, 222, 300), 'meadow', 0.9),
    bush(far, 22, ground + 2, 0.6),
    bush(far, 190, ground + 2, 0.5, 'lime'),
    [tuft(far, 30, ground + 16, 0.5), flower(far, 182, ground + 20, 0.6, 'pink')],
  ]
}

/** The crown of a tree on its trunk, or a lake with reeds. */
function place(pen: Pen, theme: EstimateTheme, { cx, cy, rx, ry }: Oval, foot: number): Drawing {
  if (theme === 'passeio')
    return [
      pen.shape(ellipse(cx, cy, rx + 5, ry + 5), 'sand', 1.1),
      pen.shape(ellipse(cx, cy, rx + 2, ry + 2), 'water', 1),
    ]
  return [
    pen.shape(
      `M${cx - 8} ${cy + ry - 12}C${cx - 6} ${foot - 14} ${cx - 9} ${foot - 4} ${cx - 15} ${foot}H${cx + 15}C${cx + 9} ${foot - 4} ${cx + 6} ${foot - 14} ${cx + 8} ${cy + ry - 12}z`,
      'brown',
      1.1,
    ),
    pen.shape(scallop(ring(cx, cy, rx + 1, ry + 1, rx > 60 ? 22 : 14)), 'leaf', 1.2),
  ]
}

function strewn(pen: Pen, theme: EstimateTheme, oval: Oval, count: number, random: Random): Drawing {
  const { spots, pitch } = spotsIn(oval, count, random)
  const size = Math.min(theme === 'pomar' ? pitch * 0.68 : pitch * 0.72, 17)
  return spots.map(([x, y], i) => centred(pen, THINGS[theme], x, y, size, { flip: theme === 'passeio' && i % 3 === 0 }))
}

interface Slot {
  readonly words: string
  /** Nothing for an estimate: any is right. */
  readonly written?: string
}

/** Words and a box at the right end of a row. */
function slots(pen: Pen, list: readonly Slot[], x: number, y: number, width: number, slot = 18): PageMark[] {
  return list.flatMap(({ words, written }, i): PageMark[] => {
    const top = y + i * 15
    const left = x + width - slot
    return [
      ...marksOf([
        pen.text(x, top + 8.6, words, 5, { font: 'text', anchor: 'start' }),
        pen.shape(box(left, top, slot, 13, 2), 'white', 1),
      ]),
      ...(written ? [writtenAnswer(left + slot / 2, top + 6.5, written, 6.8)] : []),
    ]
  })
}

const plate = (pen: Pen, x: number, y: number, width: number, height: number): Drawing =>
  pen.shape(box(x, y, width, height, 3), 'cream', 1.1)

/** Two trees or lakes, A and B. */
export function comparePage(
  pen: Pen,
  theme: EstimateTheme,
  counts: readonly number[],
  random: Random,
  look: number,
): PageMark[] {
  const ovals: readonly Oval[] = [
    { cx: 57, cy: 116, rx: 41, ry: 44 },
    { cx: 153, cy: 116, rx: 41, ry: 44 },
  ]
  const more = (counts[0] ?? 0) > (counts[1] ?? 0) ? 'A' : 'B'
  return [
    ...marksOf([
      field(pen, look, theme === 'pomar' ? 166 : 62),
      ovals.map((oval, i) => [
        place(pen, theme, oval, 196),
        strewn(pen, theme, oval, counts[i] ?? 0, random.fork(i)),
        theme === 'passeio' ? pen.rope(`M${oval.cx} 186V200`, 2.4, 'wood', 0.9) : [],
        pen.shape(circle(oval.cx, 183, 7), 'white', 1.1),
        pen.text(oval.cx, 186, 'AB'[i] ?? '', 8),
        plate(pen, oval.cx - 42, 202, 84, 36),
      ]),
      plate(pen, 15, 245, 180, 36),
      person(pen, PEOPLE[look % PEOPLE.length]?.[0] ?? 'bia', 181, 279, 0.52, { pose: POINT_LEFT }),
    ]),
    ...ovals.flatMap(({ cx }, i) =>
      slots(pen, [{ words: 'Acho que são' }, { words: 'Contei', written: String(counts[i]) }], cx - 37, 206, 74),
    ),
    ...slots(
      pen,
      [
        { words: 'Onde tem mais, A ou B?', written: more },
        { words: 'Quantos a mais?', written: String(Math.abs((counts[0] ?? 0) - (counts[1] ?? 0))) },
      ],
      20,
      249,
      138,
    ),
  ]
}

/** One tree or lake, to be ringed in tens. */
export function tensPage(pen: Pen, theme: EstimateTheme, count: number, random: Random, look: number): PageMark[] {
  const oval: Oval = { cx: 105, cy: 130, rx: 86, ry: 66 }
  const [left, right] = PEOPLE[look % PEOPLE.length] ?? ['bia', 'theo']
  return [
    ...marksOf([
      field(pen, look, theme === 'pomar' ? 200 : 62),
      place(pen, theme, oval, 236),
      strewn(pen, theme, oval, count, random),
      person(pen, left, 27, 284, 0.74, { pose: POINT }),
      person(pen, right, 184, 284, 0.74, { pose: POINT_LEFT }),
      plate(pen, 46, 217, 118, 66),
    ]),
    ...slots(
      pen,
      [
        { words: 'Minha estimativa' },
        { words: 'Grupos de 10', written: String(Math.floor(count / 10)) },
        { words: 'Fora dos grupos', written: String(count % 10) },
        { words: 'Total', written: String(count) },
      ],
      52,
      220.6,
      106,
      24,
    ),
  ]
}

const BLOCK = { pitch: 5.4, margin: 3, from: 13, gap: 5 }
const BLOCKS = 6
const SIDE = BLOCK.pitch * 10 + BLOCK.margin * 2
const COATS: readonly Fill[] = ['orange', 'red', 'yellow', 'blue', 'green', 'purple']

/** Heads above shoulders, each with hair. */
const crowd = (pen: Pen, seats: readonly Spot[], coat: Fill): Drawing => [
  pen.shape(seats.map(([x, y]) => `M${x - 2.2} ${y + 2.5}q0 -2.6 2.2 -2.6t2.2 2.6z`).join(''), coat, 0.5),
  (['brownPale', 'tan', 'brown'] as const).map((skin, k) =>
    pen.shape(
      seats
        .filter((_, j) => j % 3 === k)
        .map(([x, y]) => circle(x, y - 0.9, 1.6))
        .join(''),
      skin,
      0.5,
    ),
  ),
]

/** Blocks of a hundred in ten rows: full ones, one that is begun, empty ones. */
export function hundredsPage(pen: Pen, theme: EstimateTheme, count: number, look: number): PageMark[] {
  const isStand = theme === 'passeio'
  const drawn = Array.from({ length: BLOCKS }, (_, i): Drawing => {
    const x = BLOCK.from + 1 + (i % 3) * (SIDE + 1.6)
    const y = 58 + Math.floor(i / 3) * (SIDE + 8)
    const inside = Math.max(0, Math.min(100, count - i * 100))
    const seats = Array.from(
      { length: inside },
      (_, j): Spot => [
        x + BLOCK.margin + ((j % 10) + 0.5) * BLOCK.pitch,
        y + BLOCK.margin + (Math.floor(j / 10) + 0.5) * BLOCK.pitch,
      ],
    )
    const fill = isStand ? (COATS[(look + i) % COATS.length] ?? 'red') : 'orange'
    return [
      pen.shape(box(x, y, SIDE, SIDE, 2), isStand ? 'stone' : 'woodPale', 1.1),
      isStand
        ? Array.from({ length: 9 }, (_, r) =>
            pen.line(`M${x + 1} ${y + BLOCK.margin + (r + 1) * BLOCK.pitch}h${SIDE - 2}`, 0.5, 'stoneDark'),
          )
        : [],
      inside === 0
        ? []
        : isStand
          ? crowd(pen, seats, fill)
          : pen.shape(seats.map(([cx, cy]) => circle(cx, cy, 2.15)).join(''), fill, 0.6),
      pen.shape(box(x - 0.6, y + SIDE - 1, SIDE + 1.2, 4.6, 1), isStand ? 'blueDark' : 'wood', 0.9),
    ]
  })
  const [left, right] = PEOPLE[look % PEOPLE.length] ?? ['bia', 'theo']
  const written = (value: number) => String(value)
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 300), SKIES[look % SKIES.length] ?? 'sky', null),
      pen.shape(box(-4, 186, 222, 120), isStand ? 'grass' : 'path', 1),
      isStand ? pen.line('M-4 196H218', 1.1, 'white') : [],
      drawn,
      person(pen, left, 25, 284, 0.74, { pose: POINT }),
      person(pen, right, 186, 284, 0.74, { pose: POINT_LEFT }),
      plate(pen, 44, 202, 122, 81),
    ]),
    ...slots(
      pen,
      [
        { words: 'Minha estimativa' },
        {
          words: isStand ? 'Setores cheios, de 100' : 'Caixas cheias, de 100',
          written: written(Math.floor(count / 100)),
        },
        { words: 'Fileiras cheias, de 10', written: written(Math.floor((count % 100) / 10)) },
        { words: 'Fora das fileiras', written: written(count % 10) },
        { words: 'Total', written: written(count) },
      ],
      50,
      205.6,
      110,
      24,
    ),
  ]
}
