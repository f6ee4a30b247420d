/** A party: what is on a tray is shared by two in unequal parts, in equal pieces of the whole. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import { type CastName, STANDING } from '../../studio/cast/people.ts'
import { box, ellipse } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { counterTops, partyCounters } from '../../studio/places/party-counters.ts'
import { PLURALS, TRAY_THINGS, type TrayThingName } from '../../studio/shapes/tray-things.ts'
import { partsOf, type Share, smallerOf, TIMES } from './recipe-facts.ts'

export const SHARED_SWEETS: readonly TrayThingName[] = ['biscoito', 'rosquinha', 'broa', 'sonho', 'caqui', 'goiaba']

export interface SharedTray extends Share {
  readonly thing: TrayThingName
  readonly larger: CastName
  readonly smaller: CastName
}

const [ROWS, FRONT] = [3, 36]
const { tops } = counterTops(ROWS, FRONT)
const [LARGER_X, TRAY_X, SMALLER_X] = [40, 105, 170]

const nameOf = (who: CastName) => who.slice(0, 1).toUpperCase() + who.slice(1)
export const SHARERS: readonly CastName[] = STANDING

const heap = (pen: Pen, thing: TrayThingName, y: number): Drawing => [
  [
    [-15, -5, 5, 15],
    [-10, 0, 10],
    [-5, 5],
  ].map((xs, row) => xs.map((dx) => pen.at(TRAY_X + dx, y - 6.8 - row * 7, 0.95, (pen) => TRAY_THINGS[thing](pen)))),
  pen.shape(`M${TRAY_X - 25} ${y - 3.6}H${TRAY_X + 25}L${TRAY_X + 21} ${y}H${TRAY_X - 21}z`, 'stone', 1),
]

const plate = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(ellipse(x, y - 3, 16, 2.8), 'white', 1),
  pen.line(`M${x - 9} ${y - 3}H${x + 9}`, 0.6, 'grey'),
]

export function sentenceOf({ total, times, fromSmaller, thing, larger, smaller }: SharedTray): string {
  const [multiple, part] = TIMES[times] ?? ['o dobro', 'a metade']
  const things = `${total} ${PLURALS[thing]}`
  return fromSmaller
    ? `${things}: ${nameOf(larger)} recebe ${multiple} do que ${nameOf(smaller)} recebe.`
    : `${things}: ${nameOf(smaller)} recebe ${part} do que ${nameOf(larger)} recebe.`
}

/** Without legs, which the cloth would hide: a lighter page. */
const guest = (pen: Pen, who: CastName, x: number, top: number): Drawing =>
  pen.clip(
    box(x - 24, top - 50, 48, 50),
    person(pen.plane('middle'), who, x, top + 10, 0.62, { pose: { expr: 'alegre', hide: ['legL', 'legR'] } }),
  )

const field = (pen: Pen, x: number, y: number, width: number, value: number): PageMark[] => [
  ...marksOf(pen.shape(box(x, y - 6, width, 12, 2), 'white', 0.9)),
  writtenAnswer(x + width / 2, y, String(value), 6.2),
]

const words = (pen: Pen, x: number, y: number, content: string, anchor: 'start' | 'end' = 'start') =>
  pen.text(x, y + 1.7, content, 4.8, { font: 'text', anchor })

function shared(pen: Pen, tray: SharedTray, row: number): PageMark[] {
  const top = tops[row] ?? 0
  const y = top + 23
  const sentence = sentenceOf(tray)
  const each = smallerOf(tray)
  return [
    ...marksOf([
      heap(pen, tray.thing, top - 1.4),
      [LARGER_X, SMALLER_X].map((x) => plate(pen, x, top - 1.4)),
      pen.shape(box(14, top + 4, 182, 27, 3), 'white', 0.9),
      pen.text(105, top + 11.4, sentence, fitTextSize(sentence, 'text', 5.2, 174), { font: 'text' }),
      words(pen, 36, y, nameOf(tray.larger), 'end'),
      words(pen, 76, y, 'São'),
      words(pen, 101, y, 'partes de'),
      words(pen, 174, y, nameOf(tray.smaller), 'end'),
    ]),
    ...field(pen, 38, y, 18, each * tray.times),
    ...field(pen, 86, y, 13, partsOf(tray)),
    ...field(pen, 125, y, 15, each),
    ...field(pen, 176, y, 16, each),
  ]
}

export const sharePage = (pen: Pen, look: number, trays: readonly SharedTray[]): PageMark[] => [
  ...marksOf(
    partyCounters(
      pen,
      look,
      ROWS,
      FRONT,
      trays.map(({ larger, smaller }, row) => [
        guest(pen, larger, LARGER_X, tops[row] ?? 0),
        guest(pen, smaller, SMALLER_X, tops[row] ?? 0),
      ]),
    ),
  ),
  ...trays.flatMap((tray, row) => shared(pen, tray, row)),
]
