/** Six animals at home; below, a map of trails whose forks ask a question and whose ends wait for a name. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type AnimalGroundName, dryGround, SHOWN } from '../../studio/places/animal-grounds.ts'
import type { AnimalName } from './animal-facts.ts'
import type { AnimalKey, Side } from './animal-key.ts'
import { nameSign } from './animal-sign.ts'

export interface KeyTask {
  readonly key: AnimalKey
  /** The six from left to right, row by row. */
  readonly shown: readonly AnimalName[]
}

const FEET: readonly Spot[] = [101, 144].flatMap((y) => [40, 106, 172].map((x): Spot => [x, y]))
const MAP = { x: 13, y: 157, width: 184, height: 125.5 }
const BOARD = 9
const ROOT_Y = MAP.y + 9
const LEVELS = [ROOT_Y, ROOT_Y + 27, ROOT_Y + 54, ROOT_Y + 81] as const

const trail = (pen: Pen, [x1, y1]: Spot, [x2, y2]: Spot): Drawing =>
  pen.rope(`M${x1} ${y1}C${x1} ${y1 + 14} ${x2} ${y2 - 16} ${x2} ${y2}`, 5, 'path', 0.8)

const tag = (pen: Pen, x: number, y: number, isYes: boolean): Drawing => [
  pen.shape(box(x - 6.4, y - 3.6, 12.8, 7.2, 2), isYes ? 'lime' : 'redPale', 0.8),
  pen.text(x, y + 1.7, isYes ? 'sim' : 'não', 4.6),
]

const WIDEST = 34

/** In two lines where one would reach the boxes beside it. */
function question(pen: Pen, x: number, y: number, asks: string, widest = Number.POSITIVE_INFINITY): Drawing {
  const words = asks.split(' ')
  const isLong = measureText(asks, 'display', 4.4) > widest
  const lines = isLong ? [words.slice(0, 2).join(' '), words.slice(2).join(' ')] : [asks]
  const width = Math.max(...lines.map((line) => measureText(line, 'display', 4.4))) + 6
  const height = BOARD + (lines.length - 1) * 5
  return [
    pen.shape(box(x - width / 2, y - height / 2, width, height, 2), 'woodPale', 1),
    lines.map((line, i) => pen.text(x, y + 1.6 + (i - (lines.length - 1) / 2) * 5.4, line, 4.4)),
  ]
}

const PLATE = { width: 35, height: 13 }

function plate(pen: Pen, x: number, y: number, name: string): PageMark[] {
  return [
    pen.shape(box(x - PLATE.width / 2, y - PLATE.height / 2, PLATE.width, PLATE.height, 2), 'white', 1),
    writtenAnswer(x, y, name, fitTextSize(name, 'display', 5.4, PLATE.width - 3)),
  ]
}

/** A side of the map; `out` is −1 on the left, where ends turn outward, +1 on the right. */
function sideOfMap(pen: Pen, { first, last }: Side, out: -1 | 1): PageMark[] {
  const at = (x: number) => 105 + out * x
  const [fork, next] = [
    [at(51), LEVELS[1]],
    [at(28), LEVELS[2]],
  ] as const
  const ends = [
    [at(70.5), LEVELS[2] + 4],
    [at(60), LEVELS[3] + 2],
    [at(20), LEVELS[3] + 2],
  ] as const
  return [
    ...marksOf([
      trail(pen, fork, ends[0]),
      trail(pen, fork, next),
      trail(pen, next, ends[1]),
      trail(pen, next, ends[2]),
      question(pen, fork[0], fork[1], first.asks.asks),
      question(pen, next[0], next[1], last.asks.asks, WIDEST),
      tag(pen, at(67), LEVELS[1] + 12.4, true),
      tag(pen, at(36), LEVELS[1] + 13, false),
      tag(pen, at(49), LEVELS[2] + 14, true),
      tag(pen, at(22), LEVELS[2] + 13.5, false),
    ]),
    ...plate(pen, ends[0][0], ends[0][1], first.yes[0] ?? ''),
    ...plate(pen, ends[1][0], ends[1][1], last.yes[0] ?? ''),
    ...plate(pen, ends[2][0], ends[2][1], last.no[0] ?? ''),
  ]
}

function ownQuestion(pen: Pen, { other }: AnimalKey): PageMark[] {
  const base = MAP.y + 109
  const says = 'Que pergunta nova separaria os seis em dois grupos?'
  return [
    ...marksOf([
      pen.line(`M${MAP.x + 5} ${base - 8.6}H${MAP.x + MAP.width - 5}`, 0.5, 'greyDark'),
      pen.text(MAP.x + 6, base, says, 4.9, { font: 'text', anchor: 'start' }),
      pen.line(`M${MAP.x + 6} ${base + 11}H${MAP.x + MAP.width - 6}`, 0.6),
    ]),
    writtenAnswer(MAP.x + 8, base + 7.8, `Exemplo: ${other.asks}`, 5.2, { anchor: 'start' }),
  ]
}

export function keyPage(pen: Pen, place: AnimalGroundName, { key, shown }: KeyTask): PageMark[] {
  const [yes, no] = key.sides
  return [
    ...marksOf([
      pen.at(0, -3, 1, dryGround(place)),
      // Level ground behind the map, so that no bush ends at its frame.
      pen.shape(box(-4, MAP.y - 5, 222, 160), place === 'pantanal' ? 'hill' : 'meadow', null),
      shown.map((name, i) => {
        const [x, y] = FEET[i] ?? [0, 0]
        return [pen.at(x, y, 0.88, SHOWN[name]), nameSign(pen, name, x, y + 6)]
      }),
      pen.shape(box(MAP.x, MAP.y, MAP.width, MAP.height, 4), 'cream', 1.2),
      trail(pen, [105, ROOT_Y], [54, LEVELS[1]]),
      trail(pen, [105, ROOT_Y], [156, LEVELS[1]]),
      tag(pen, 76, ROOT_Y + 12.4, true),
      tag(pen, 134, ROOT_Y + 12.4, false),
      question(pen, 105, ROOT_Y, key.root.asks.asks),
    ]),
    ...sideOfMap(pen, yes, -1),
    ...sideOfMap(pen, no, 1),
    ...ownQuestion(pen, key),
  ]
}
