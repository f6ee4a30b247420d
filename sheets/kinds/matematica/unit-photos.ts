/** Six photos on a wall or a fridge, each with its number: the unit to choose, the place in the order. Below: what to compare with. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, circle as circleMark, round } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import { childAt } from '../../studio/cast/people.ts'
import { POINT } from '../../studio/cast/poses.ts'
import { reachOf, standing, type Thing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, drop } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { flourSack, milkBottle } from '../../studio/shapes/measuring.ts'
import { cloud, tree } from '../../studio/shapes/nature.ts'
import { TESTED } from '../../studio/shapes/tested-things.ts'
import { car } from '../../studio/shapes/vehicles.ts'
import { MASS, orderOf, type UnitTask } from './measure-tasks.ts'
import type { PhotoGround } from './measured-photos.ts'

const [LEFTS, TOPS] = [
  [14, 108],
  [57, 123.5, 190],
] as const
const PHOTO = { width: 88, height: 62, inset: 3, picture: 36 }
/** A thing in its photo is at most so large, mm. */
const MOST = { width: 46, height: 31.6 }

const MAGNETS: readonly [Fill, ...Fill[]] = ['red', 'yellow', 'teal', 'purple', 'orange', 'blue']

const GROUNDS: Readonly<Record<PhotoGround, (pen: Pen, x: number, y: number, w: number, h: number) => Drawing>> = {
  mesa: (pen, x, y, w, h) => [
    pen.shape(box(x, y, w, h), 'yellowPale', null),
    pen.shape(box(x - 2, y + h - 8, w + 4, 12), 'wood', 0.8),
    pen.line(`M${x + 6} ${y + h - 3}h20M${x + 50} ${y + h - 3.5}h16`, 0.5, 'woodDark'),
  ],
  azulejo: (pen, x, y, w, h) => [
    pen.shape(box(x, y, w, h), 'foam', null),
    pen
      .plane('far', 'waterLine')
      .line(
        `M${x} ${y + 9}h${w}M${x} ${y + 18.5}h${w}${[14, 28, 42, 56, 70].map((dx) => `M${x + dx} ${y}v28`).join('')}`,
        0.4,
      ),
    pen.shape(box(x - 2, y + h - 8, w + 4, 12), 'stone', 0.8),
  ],
  gramado: (pen, x, y, w, h) => [
    pen.shape(box(x, y, w, h), 'sky', null),
    pen
      .plane('far', 'hillLine')
      .shape(`M${x - 2} ${y + h - 8}Q${x + 16} ${y + h - 24} ${x + 40} ${y + h - 8}z`, 'hillFar', 0.6),
    tree(pen.plane('far', 'hillLine'), x + w - 12, y + h - 8, 0.55),
    pen.shape(box(x - 2, y + h - 9, w + 4, 13), 'grass', 0.8),
  ],
  rua: (pen, x, y, w, h) => [
    pen.shape(box(x, y, w, h), 'skyLow', null),
    cloud(pen.plane('far', 'seaLine'), x + 14, y + 9, 0.35),
    pen.shape(box(x - 2, y + h - 13, w + 4, 6), 'greyPale', 0.6),
    pen.shape(box(x - 2, y + h - 9, w + 4, 13), 'grey', 0.8),
    pen.line(`M${x} ${y + h - 3}h${w}`, 0.9, 'white', [5, 4]),
  ],
  savana: (pen, x, y, w, h) => [
    pen.shape(box(x, y, w, h), 'skyLow', null),
    pen
      .plane('far', 'sandLine')
      .shape(`M${x + 40} ${y + h - 8}Q${x + 62} ${y + h - 20} ${x + w + 2} ${y + h - 8}z`, 'sand', 0.6),
    pen.shape(circle(x + 11, y + 9, 5), 'sun', 0.6),
    pen.shape(box(x - 2, y + h - 9, w + 4, 13), 'straw', 0.8),
  ],
}

/** Vessels of all photos are in one scale, mm of paper for a centimetre. */
const VESSELS = 0.9
/** From a strawberry to a bus no scale is one: what is longer is drawn longer, in mm at a length of so many cm. */
const [SHORTEST, LONGEST] = [
  { cm: 4, size: 15 },
  { cm: 1200, size: 45 },
] as const

/** Longer side, mm: never more than the photo takes. */
function sizeOf({ draw, cm }: UnitTask['thing'], isVessel: boolean): number {
  const { width, height } = reachOf(draw)
  const most = Math.max(width, height) * Math.min(MOST.width / width, MOST.height / height)
  const share = Math.log(cm / SHORTEST.cm) / Math.log(LONGEST.cm / SHORTEST.cm)
  const wanted = isVessel ? cm * VESSELS : SHORTEST.size + share * (LONGEST.size - SHORTEST.size)
  return round(Math.min(most, wanted))
}

function photo(pen: Pen, task: UnitTask, page: readonly UnitTask[], i: number, isFridge: boolean): PageMark[] {
  const x = LEFTS[i % 2] ?? 0
  const y = TOPS[Math.floor(i / 2)] ?? 0
  const { width, height, inset, picture } = PHOTO
  const [px, py, pw] = [x + inset, y + inset, width - 2 * inset]
  const { thing } = task
  const middle = y + height - 10.6
  const first = task.units.length > 2 ? x + 45 : x + 54
  // A long name ends before the first circle, with room for the ring of the key.
  const name = fitTextSize(thing.id, 'text', 5.8, first - x - 13.4)
  const square = { x: x + width - inset - 15, y: y + inset + 1.6, side: 13 }
  return [
    ...marksOf([
      pen.shape(box(x, y, width, height, 1.4), 'white', 1),
      pen.clip(box(px, py, pw, picture), [
        GROUNDS[thing.ground](pen, px, py, pw, picture),
        standing(pen, thing.draw, px + 34, py + picture - 3.4, sizeOf(thing, isFridge)),
      ]),
      pen.shape(box(px, py, pw, picture), null, 0.8),
      isFridge
        ? pen.shape(circle(x + width / 2, y + 0.6, 3), inTurn(MAGNETS, i), 0.9)
        : pen.shape(box(x + width / 2 - 8, y - 2.6, 16, 5.6), 'straw', 0.7),
      pen.text(x + 4.6, y + 45.4, thing.id, name, { font: 'text', anchor: 'start' }),
      pen.text(first - 9.5, middle + 5.8, task.number, 8.4, { anchor: 'end' }),
      pen.shape(box(square.x, square.y, square.side, square.side, 2), 'white', 0.8),
    ]),
    ...task.units.flatMap((unit, k): PageMark[] => {
      const cx = first + k * 15.6
      return [
        ...marksOf(pen.shape(circle(cx, middle, 6.8), 'white', 0.7)),
        centredText(cx, middle, unit, 5.8),
        ...(unit === task.answer ? [answer([circleMark(cx, middle, 7.6, { width: 1.3, stroke: ANSWER_RED })])] : []),
      ]
    }),
    writtenAnswer(square.x + square.side / 2, square.y + square.side / 2, `${orderOf(task, page)}º`, 6),
  ]
}

const clipOfPaper: Thing = (pen) => TESTED['clipe de aço'](pen)
const smallCar: Thing = (pen) => car(pen, 0, 0, 1, 'teal')
const twentyDrops: Thing = (pen) =>
  [0, 1, 2, 3].map((row) => [0, 1, 2, 3, 4].map((i) => pen.shape(drop(i * 4.6, row * 6, 1.6), 'waterDeep', 0.5)))

type Known = readonly [draw: Thing, size: number, amount: string, name: string]
/** Measures that a child knows, to compare with. */
const KNOWN: Readonly<Record<string, readonly Known[]>> = {
  massa: [
    [clipOfPaper, 13, '1 g', 'clipe'],
    [flourSack, 19, '1 kg', 'farinha'],
    [smallCar, 23, '1 t', 'carro'],
  ],
  capacidade: [
    [twentyDrops, 19, '1 mL', '20 gotas'],
    [milkBottle, 20, '1 L', 'leite'],
  ],
}

/** From a picture to its words, mm. */
const GAP = 4

/** Each measure is as wide as its picture and words, with equal room between two. */
function foot(pen: Pen, theme: string, variant: number): Drawing {
  const known = KNOWN[theme] ?? []
  const [x, width] = [50, 146]
  const wide = known.map(([draw, size, amount, name]) => {
    const reach = reachOf(draw)
    const picture = (reach.width * size) / Math.max(reach.width, reach.height)
    return {
      picture,
      whole: picture + GAP + Math.max(measureText(amount, 'display', 6.4), measureText(name, 'text', 5.8)),
    }
  })
  const between = (width - wide.reduce((sum, { whole }) => sum + whole, 0)) / (known.length + 1)
  return [
    person(pen.plane('middle'), childAt(variant * 2 + 1), 28, 304, 0.84, { pose: POINT }),
    pen.shape(box(x, 256.5, width, 26, 3), 'white', 1),
    known.map(([draw, size, amount, name], i) => {
      const { picture = 0 } = wide[i] ?? {}
      const left = x + between * (i + 1) + wide.slice(0, i).reduce((sum, { whole }) => sum + whole, 0)
      const words = left + picture + GAP
      return [
        standing(pen, draw, left + picture / 2, 280, size),
        pen.text(words, 268, amount, 6.4, { anchor: 'start' }),
        pen.text(words, 276.5, name, 5.8, { font: 'text', anchor: 'start' }),
      ]
    }),
  ]
}

const WALLS: readonly [Fill, ...Fill[]] = ['sand', 'skyLow', 'pinkPale', 'foam']
const DOORS: readonly [Fill, ...Fill[]] = ['bluePale', 'redPale', 'lime', 'purplePale']

/** A corridor's wall, or the door of a fridge. */
function behind(pen: Pen, isFridge: boolean, variant: number): Drawing {
  if (!isFridge)
    return [pen.shape(box(0, 0, 214, 300), inTurn(WALLS, variant), null), pen.shape(box(-4, 254, 222, 50), 'wood', 0.9)]
  return [
    pen.shape(box(0, 0, 214, 300), 'foam', null),
    pen.shape(box(10.5, 20, 189, 238, 7), inTurn(DOORS, variant), 1.1),
    pen.shape(box(-4, 268, 222, 40), 'woodPale', 0.9),
    pen.shape(box(22, 258, 10, 8) + box(178, 258, 10, 8), 'greyDark', 0.8),
  ]
}

export function photosPage(pen: Pen, tasks: readonly UnitTask[], theme: string, variant: number): PageMark[] {
  const isFridge = theme !== MASS
  return [
    ...marksOf([behind(pen, isFridge, variant), foot(pen, theme, variant)]),
    ...tasks.flatMap((task, i) => photo(pen, task, tasks, i, isFridge)),
  ]
}
