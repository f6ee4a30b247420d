/** Fruit in crowns and ducks on lakes: a ringed group helps to guess, then they are counted and compared with the guess. */

import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { centred, type Thing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, ellipse, ring, type Spot, scallop } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { FRUIT } from '../../studio/shapes/fruit.ts'
import { bush, cloud, flower, hill, sun, tuft } from '../../studio/shapes/nature.ts'
import { duck } from '../../studio/shapes/pets.ts'
import { reed } from '../../studio/shapes/plants.ts'
import { plate, ruler, slot, slotRow } from './estimate-slots.ts'
import {
  type Grouped,
  groupedIn,
  labelSpot,
  type Oval,
  RING,
  ringPath,
  ringRound,
  sampledIn,
} from './estimate-spots.ts'

export const ESTIMATE_THEMES = ['pomar', 'passeio'] as const
export type EstimateTheme = (typeof ESTIMATE_THEMES)[number]

const THINGS: Readonly<Record<EstimateTheme, Thing>> = { pomar: FRUIT.laranja, passeio: (pen) => duck(pen, 0, 0) }
export const SKIES = ['sky', 'skyLow', 'foam', 'sky'] as const
export const PEOPLE = [
  ['bia', 'theo'],
  ['davi', 'yumi'],
  ['sofia', 'caio'],
  ['iara', 'gil'],
] as const
const HORIZON = 84

/** Hills behind a meadow that begins high on the page. */
function field(pen: Pen, look: number, sunAt = look % 2 ? 30 : 182): Drawing {
  const far = pen.plane('far', 'hillLine')
  const ridge = [88, 80, 86, 79, 84].map((y, i) => [-4 + i * 55, y + (look % 2 ? (i % 2) * 6 : 0)] as const)
  return [
    pen.shape(box(0, 0, 214, 300), inTurn(SKIES, look), null),
    sun(far, sunAt, 67, 0.42),
    cloud(far, look % 2 ? 180 : 34, 66, 0.42),
    hill(far, ridge, 'hillFar'),
    pen.shape(box(-4, HORIZON, 222, 300), 'meadow', 0.9),
  ]
}

const FLOWERS: readonly Fill[] = ['pink', 'yellow', 'red', 'purple']

/** A tree on its trunk, or a lake with reeds on its bank. */
function place(pen: Pen, theme: EstimateTheme, { cx, cy, rx, ry }: Oval, foot: number): Drawing {
  if (theme === 'passeio')
    return [
      pen.shape(ellipse(cx, cy, rx + 5, ry + 5), 'sand', 1.1),
      pen.shape(ellipse(cx, cy, rx + 2, ry + 2), 'water', 1),
      pen.line(
        [-0.5, 0.1, 0.55].map((at, i) => `M${cx + rx * at} ${cy - ry * 0.9 + i * 2}q4 -1.600 8 0`).join(''),
        0.6,
        'waterLine',
      ),
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

/** Of the pitch. */
const THING = { pomar: 0.62, passeio: 0.76 }

function strewn(pen: Pen, theme: EstimateTheme, { spots }: Grouped, pitch: number): Drawing {
  const size = Math.min(pitch * THING[theme], 15)
  return spots.map(([x, y], i) => centred(pen, THINGS[theme], x, y, size, { flip: theme === 'passeio' && i % 3 === 0 }))
}

/** A group that is ringed already, with its number. */
function ringed(pen: Pen, grouped: Grouped): Drawing {
  const [group] = grouped.groups
  if (!group) return []
  const [x, y] = labelSpot(ringRound(group, grouped.pitch * RING), grouped)
  const data = ringPath(group, grouped.pitch)
  return [
    stroke(data, WHITE, 2.4),
    pen.line(data, 1.1, 'black', [2.6, 1.8]),
    pen.shape(circle(x, y, 4), 'yellow', 0.9),
    pen.text(x, y + 1.7, group.length, 4.8),
  ]
}

/** A letter on the trunk, or on a post on the bank. */
const letter = (pen: Pen, theme: EstimateTheme, { cx, cy, ry }: Oval, name: string): Drawing => {
  const [x, y] = theme === 'pomar' ? [cx, cy + ry + 11] : [cx + 42, cy - ry - 9]
  return [
    theme === 'pomar' ? [] : pen.rope(`M${x} ${y}V${y + 13}`, 2.4, 'wood', 0.9),
    pen.shape(circle(x, y, 5.8), 'white', 1.1),
    pen.text(x, y + 2.6, name, 7),
  ]
}

const TREES: readonly Oval[] = [56, 154].map((cx) => ({ cx, cy: 113, rx: 40, ry: 46 }))
const LAKES: readonly Oval[] = [117, 191].map((cy) => ({ cx: 74, cy, rx: 54, ry: 28 }))
const BANK: readonly Spot[] = [
  [16, 98],
  [134, 104],
  [20, 161],
  [130, 163],
  [131, 216],
]

/** Boxes below each tree or beside each lake. */
function guesses(pen: Pen, theme: EstimateTheme, counts: readonly number[]): PageMark[] {
  return counts.flatMap((count, i): PageMark[] => {
    const list = [{ words: 'Palpite' }, { words: 'Contei', written: String(count) }, { words: 'Errei por' }]
    const { cx, cy } = (theme === 'pomar' ? TREES : LAKES)[i] ?? { cx: 0, cy: 0 }
    if (theme === 'pomar')
      return [...marksOf(plate(pen, cx - 43, 199, 86, 31)), ...slotRow(pen, list, cx - 41, 204, 82)]
    return [
      ...marksOf(plate(pen, 142, cy - 25, 55, 54)),
      ...list.flatMap((one, row) => slot(pen, one, 147, cy - 20.5 + row * 16.2, 45, 20)),
    ]
  })
}

/** Two trees or lakes, A and B. */
export function comparePage(
  pen: Pen,
  theme: EstimateTheme,
  counts: readonly number[],
  random: Random,
  look: number,
): PageMark[] {
  const isOrchard = theme === 'pomar'
  const ovals = isOrchard ? TREES : LAKES
  const groups = ovals.map((oval, i) => sampledIn(oval, counts[i] ?? 0, 5, random.fork(i)))
  const pitch = Math.min(...groups.map((one) => one.pitch))
  const [a = 0, b = 0] = counts
  return [
    ...marksOf([
      field(pen, look, isOrchard ? 105 : undefined),
      ovals.map((oval, i) => [
        place(pen, theme, oval, 186),
        letter(pen, theme, oval, 'AB'[i] ?? ''),
        strewn(pen, theme, groups[i] ?? { spots: [], pitch, groups: [] }, pitch),
        groups[i] ? ringed(pen, groups[i]) : [],
      ]),
      isOrchard
        ? [20, 105, 180].map((x, i) => [
            tuft(pen, x, 190 - (i % 2) * 6, 0.7),
            flower(pen, x + 9, 192, 0.7, FLOWERS[(look + i) % 4] ?? 'pink'),
          ])
        : BANK.map(([x, y], i) => reed(pen, x, y, 0.5 + (i % 2) * 0.1, i * 2 - 4)),
      plate(pen, 13, 236, 184, 46),
      person(pen, inTurn(PEOPLE, look)[0], 179, 279, 0.66, { pose: POINT_LEFT }),
    ]),
    ...guesses(pen, theme, counts),
    ...slot(pen, { words: 'Onde tem mais, A ou B?', written: a > b ? 'A' : 'B' }, 20, 242.5, 128),
    ...slot(pen, { words: 'Quantos a mais?', written: String(Math.abs(a - b)) }, 20, 262, 128),
  ]
}

/** One tree or lake, to be ringed in tens. */
export function tensPage(pen: Pen, theme: EstimateTheme, count: number, random: Random, look: number): PageMark[] {
  const isOrchard = theme === 'pomar'
  const oval: Oval = isOrchard ? { cx: 105, cy: 121, rx: 86, ry: 58 } : { cx: 105, cy: 141, rx: 84, ry: 50 }
  const [left, right] = inTurn(PEOPLE, look)
  const grouped = groupedIn(oval, count, 10, random)
  const rest = grouped.groups.slice(1)
  const scale = isOrchard ? 0.6 : 0.5
  return [
    ...marksOf([
      field(pen, look),
      place(pen, theme, oval, 206),
      strewn(pen, theme, grouped, grouped.pitch),
      ringed(pen, grouped),
      isOrchard
        ? [bush(pen, 74, 202, 0.5), flower(pen, 134, 204, 0.8, FLOWERS[look % 4] ?? 'pink'), tuft(pen, 148, 203, 0.7)]
        : [
            [18, 112],
            [25, 104],
            [186, 104],
            [192, 112],
            [70, 204],
            [142, 204],
          ].map(([x = 0, y = 0], i) => reed(pen, x, y, 0.6 + (i % 2) * 0.14, i * 4 - 10)),
      person(pen, left, isOrchard ? 33 : 25, 206, scale, { pose: POINT }),
      person(pen, right, isOrchard ? 178 : 186, 206, scale, { pose: POINT_LEFT }),
      plate(pen, 13, 209, 184, 74),
    ]),
    answer(rest.map((group) => path(ringPath(group, grouped.pitch), { stroke: ANSWER_RED, width: 1.1 }))),
    ...slot(pen, { words: 'Antes de contar: meu palpite' }, 20, 213.6, 112),
    ...slot(pen, { words: 'Grupos de 10', written: String(Math.floor(count / 10)) }, 20, 229, 72),
    ...slot(pen, { words: 'Fora dos grupos', written: String(count % 10) }, 112, 229, 78),
    ...slot(pen, { words: 'Contagem', written: String(count) }, 20, 244.4, 72),
    ...slot(pen, { words: 'Errei por' }, 112, 244.4, 78),
    ...ruler(pen, 20, 259.6, 170, 100, 10, count),
  ]
}
