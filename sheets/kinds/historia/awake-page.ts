/** Animals at nightfall: which of them are awake by day, which by night? And a street with hours of opening. */
import { measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { centred, standing } from '../../studio/fit.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { type Hood, neighbourhood } from '../../studio/places/neighbourhood.ts'
import { hill, tree, tuft } from '../../studio/shapes/nature.ts'
import { type Animal, isOpen, type Opening } from './rhythms.ts'

export interface AwakeFacts {
  readonly animals: readonly Animal[]
}

export interface HoursFacts {
  readonly places: readonly Opening[]
  readonly hours: readonly (readonly [hour: number, part: string])[]
}

const COLUMNS = [43, 105, 167]
const ROWS = [122, 196]
const PAPER = { x: 14, y: 216, width: 182, height: 65 }

const glade = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'skyLow', null),
  hill(
    pen.plane('far', 'hillLine'),
    [
      [-6, 92],
      [50, 76],
      [110, 90],
      [160, 74],
      [218, 88],
    ],
    'hillFar',
  ),
  tree(pen.plane('far', 'hillLine'), 74, 106, 0.9),
  tree(pen.plane('far', 'hillLine'), 136, 106, 0.9, 'lime'),
  hill(
    pen.plane('middle', 'hillLine'),
    [
      [-6, 112],
      [60, 106],
      [130, 113],
      [218, 106],
    ],
    'meadow',
  ),
  hill(
    pen.plane('middle', 'hillLine'),
    [
      [-6, 178],
      [60, 172],
      [130, 180],
      [218, 174],
    ],
    'grass',
  ),
  [20, 74, 136, 190].map((x, i) => tuft(pen, x, i % 2 ? 150 : 184, 0.6)),
]

export function awakePage(pen: Pen, { animals }: AwakeFacts): PageMark[] {
  const half = PAPER.width / 2
  const lists = [animals.filter(({ isNight }) => !isNight), animals.filter(({ isNight }) => isNight)]
  return [
    ...marksOf([
      glade(pen),
      animals.map(({ name, draw, isInAir }, i) => {
        const [x, foot] = [COLUMNS[i % 3] ?? 0, ROWS[Math.floor(i / 3)] ?? 0]
        return [
          isInAir ? centred(pen, draw, x, foot - 24, 32) : standing(pen, draw, x, foot, 36),
          pen.shape(box(x - 24, foot + 4, 48, 10, 2), 'white', 0.9),
          pen.text(x, foot + 11, name, 5.6, { font: 'text' }),
        ]
      }),
      pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 3), 'white', 1.1),
      pen.line(`M${PAPER.x + half} ${PAPER.y + 5}v${PAPER.height - 10}`, 0.6, 'grey'),
      ['Acordado de dia', 'Acordado de noite'].map((head, k) =>
        pen.text(PAPER.x + half * (k + 0.5), PAPER.y + 10, head, 5.8),
      ),
    ]),
    ...lists.flatMap((list, k) =>
      list.flatMap(({ name }, i): PageMark[] => {
        const [x, y] = [PAPER.x + half * k, PAPER.y + 26 + i * 15]
        return [
          ...marksOf(pen.line(`M${x + 10} ${y}H${x + half - 10}`, 0.6)),
          writtenAnswer(x + half / 2, y - 4, name, 5.6),
        ]
      }),
    ),
  ]
}

const LETTERS = 'ABCDE'
const WALLS: readonly Fill[] = ['yellowPale', 'pinkPale', 'cream', 'purplePale', 'skyLow']
const ROOFS: readonly Fill[] = ['red', 'teal', 'orange', 'blue', 'green']
const SHOP = { width: 34, foot: 196 }

function shop(pen: Pen, { name, from, to }: Opening, x: number, i: number): Drawing {
  const { width, foot } = SHOP
  const hours = to - from === 24 ? 'dia e noite' : `${from} h a ${to} h`
  return [
    pen.shape(box(x, foot - 84, width, 84), WALLS[i] ?? 'cream'),
    pen.shape(box(x - 1.2, foot - 88, width + 2.4, 6, 1), ROOFS[i] ?? 'red', 1.1),
    pen.shape(box(x + 2, foot - 77, width - 4, 9, 1.4), 'white', 0.9),
    pen.text(x + width / 2, foot - 70.8, name, 4.8),
    pen.shape(box(x + 3, foot - 60, width - 6, 9.4, 1.4), 'white', 0.8),
    pen.text(x + width / 2, foot - 53.6, hours, 4.4, { font: 'text' }),
    pen.shape(box(x + 4, foot - 30, 10, 30, 1), 'wood', 1),
    pen.shape(box(x + 18, foot - 30, 12, 15, 1), 'sky', 0.9),
    pen.shape(circle(x + width / 2, foot + 9, 5.4), 'yellow', 0.9),
    pen.text(x + width / 2, foot + 11.5, LETTERS[i] ?? '', 7),
  ]
}

export function hoursPage(pen: Pen, hood: Hood, { places, hours }: HoursFacts): PageMark[] {
  const top = 217
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 60), 'sky', null),
      neighbourhood(pen, hood, false, { x: 5, y: 54, width: 200, height: 236, ground: 118 }),
      pen.shape(box(0, SHOP.foot, 214, 110), 'stone', 1.1),
      places.map((place, i) => shop(pen, place, 13.4 + i * 37.4, i)),
      pen.shape(box(14, top, 182, 65, 3), 'white', 1.1),
    ]),
    ...hours.flatMap(([hour, part], i): PageMark[] => {
      const y = top + 12 + i * 14
      const says =
        hour > 12 ? `Às ${hour - 12} h ${part} (${hour} h) estão abertos:` : `Às ${hour} h ${part} estão abertos:`
      const from = 21 + measureText(says, 'text', 5) + 3
      const open = places.flatMap((place, k) => (isOpen(place, hour) ? [LETTERS[k]] : [])).join('  ')
      return [
        ...marksOf([
          pen.text(21, y, says, 5, { font: 'text', anchor: 'start' }),
          pen.line(`M${from} ${y + 1}H189`, 0.6),
        ]),
        writtenAnswer((from + 189) / 2, y - 2.6, open, 6),
      ]
    }),
  ]
}
