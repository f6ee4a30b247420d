/** A party: what is on a tray is shared by two in unequal parts, in equal pieces of the whole. */
import { fitTextSize } from '../../lettering/fonts.ts'
import type { PageMark } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import { type CastName, nameOf } from '../../studio/cast/people.ts'
import { box, circle, ellipse } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { COUNTER_LOOKS, counterTops, partyCounters } from '../../studio/places/party-counters.ts'
import { PLURALS, TRAY_THINGS, type TrayThingName } from '../../studio/shapes/tray-things.ts'
import { partsOf, type Share, smallerOf, TIMES } from './recipe-facts.ts'
import { writtenSlot } from './written-slot.ts'

export const SHARED_SWEETS: readonly TrayThingName[] = ['biscoito', 'rosquinha', 'broa', 'sonho', 'caqui', 'goiaba']

export interface SharedTray extends Share {
  readonly thing: TrayThingName
  readonly larger: CastName
  readonly smaller: CastName
}

const [ROWS, FRONT] = [3, 36]
const { tops } = counterTops(ROWS, FRONT)
const [TRAY_X, LARGER_X, SMALLER_X] = [51, 122, 173]

/** Under a lid with the number on it: a heap that can be counted would have to show all of them. */
const covered = (pen: Pen, { thing, total }: SharedTray, y: number): Drawing => [
  pen.shape(circle(TRAY_X, y - 28.4, 2.2), 'stone', 0.9),
  pen.shape(
    `M${TRAY_X - 23} ${y - 3.6}C${TRAY_X - 23} ${y - 34} ${TRAY_X + 23} ${y - 34} ${TRAY_X + 23} ${y - 3.6}z`,
    'bluePale',
    1,
  ),
  pen.shape(box(TRAY_X - 15.5, y - 18.6, 31, 12.4, 3), 'white', 0.9),
  pen.at(TRAY_X - 8.6, y - 12.4, 0.9, (pen) => TRAY_THINGS[thing](pen)),
  pen.text(TRAY_X + 6, y - 9.8, total, 7.4),
  pen.shape(`M${TRAY_X - 25} ${y - 3.6}H${TRAY_X + 25}L${TRAY_X + 21} ${y}H${TRAY_X - 21}z`, 'stone', 1),
]

const plate = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(ellipse(x, y - 3, 16, 2.8), 'white', 1),
  pen.line(`M${x - 9} ${y - 3}H${x + 9}`, 0.6, 'grey'),
]

export function sentenceOf({ total, times, fromSmaller, thing, larger, smaller }: SharedTray): string {
  const [multiple, part] = TIMES[times]
  const things = `${total} ${PLURALS[thing]}`
  return fromSmaller
    ? `${things}: ${nameOf(larger)} recebe ${multiple} do que ${nameOf(smaller)} recebe.`
    : `${things}: ${nameOf(smaller)} recebe ${part} do que ${nameOf(larger)} recebe.`
}

/** Without legs, which the cloth would hide: a lighter page. */
const guest = (pen: Pen, who: CastName, x: number, top: number): Drawing =>
  pen.clip(
    box(x - 24, top - 50, 48, 50),
    person(pen.plane('middle'), who, x, top + 20, 0.86, { pose: { expr: 'alegre', hide: ['legL', 'legR'] } }),
  )

const field = (pen: Pen, x: number, y: number, width: number, value: number): PageMark[] =>
  writtenSlot(pen, x + width / 2, y, { width, height: 12, letters: 6.2 }, String(value))

const words = (pen: Pen, x: number, y: number, content: string, anchor: 'start' | 'end' = 'start') =>
  pen.text(x, y + 1.7, content, 4.8, { font: 'text', anchor })

function shared(pen: Pen, tray: SharedTray, row: number): PageMark[] {
  const top = tops[row] ?? 0
  const y = top + 23
  const sentence = sentenceOf(tray)
  const each = smallerOf(tray)
  return [
    ...marksOf([
      covered(pen, tray, top - 1.4),
      [LARGER_X, SMALLER_X].map((x) => plate(pen, x, top - 1.4)),
      pen.shape(box(14, top + 4, 182, 27, 3), 'white', 0.9),
      pen.text(105, top + 11.4, sentence, fitTextSize(sentence, 'text', 5.2, 174), { font: 'text' }),
      words(pen, 19, y, 'São'),
      words(pen, 47.5, y, 'partes de'),
      words(pen, 121, y, nameOf(tray.larger), 'end'),
      words(pen, 170, y, nameOf(tray.smaller), 'end'),
    ]),
    ...field(pen, 31.5, y, 13, partsOf(tray)),
    ...field(pen, 72.5, y, 15, each),
    ...field(pen, 124, y, 17, each * tray.times),
    ...field(pen, 173, y, 17, each),
  ]
}

export const sharePage = (pen: Pen, look: number, trays: readonly SharedTray[]): PageMark[] => [
  ...marksOf([
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
    // The hem of the last cloth would be cut by the frame.
    pen.shape(box(-4, 283, 222, 20), COUNTER_LOOKS[look % COUNTER_LOOKS.length]?.cloth ?? 'lime', null),
  ]),
  ...trays.flatMap((tray, row) => shared(pen, tray, row)),
]
