/** A bill on its paper: a band with an emblem, labelled fields, items, months of a meter, a bar code. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { box, circle, drop, poly, type Spot, star } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { reais } from '../matematica/money.ts'
import { type Bill, dueOf, headMonth, monthName } from './bill-deal.ts'
import { BILLS, type BillName, type Field, MONTHS } from './bill-facts.ts'

const BANDS: Readonly<Record<BillName, Fill>> = {
  luz: 'yellow',
  agua: 'water',
  internet: 'purplePale',
  escola: 'straw',
  loja: 'tan',
  padaria: 'pinkPale',
}

const EMBLEMS: Readonly<Record<BillName, (pen: Pen) => Drawing>> = {
  luz: (pen) => pen.shape('M0.800 -4.200L-3 0.800H-0.400L-1 4.200L3 -1.200H0.400z', 'orange', 0.6),
  agua: (pen) => pen.shape(drop(0, 0.9, 2.7), 'blue', 0.6),
  internet: (pen) => [pen.line('M-3.600 -0.600Q0 -4.400 3.600 -0.600M-2 1Q0 -1.200 2 1', 0.8), pen.spot(0, 2.7, 0.9)],
  escola: (pen) => [pen.shape(star(0, 0, 4.2, 8, 0.62), 'yellow', 0.6), pen.shape(circle(0, 0, 1.6), 'brown', 0.5)],
  loja: (pen) => [
    pen.shape(box(-3, -3.8, 6, 7.2, 0.4), 'wood', 0.6),
    pen.line('M0 -3.800V3.400M-0.900 -0.600v1.200M0.900 -0.600v1.200', 0.5),
  ],
  padaria: (pen) => [
    pen.shape('M-4 2.400Q-4.600 -2.800 0 -2.800Q4.600 -2.800 4 2.400z', 'wood', 0.6),
    pen.line('M-1.600 -1.200l1 1.800M1 -1.400l1 1.800', 0.5),
  ],
}

export const PAPER_PAD = 4
export const BAND = 13

/** The sheet itself: plain, with a stub to tear off, or with the teeth of a printer of receipts. */
export function paperOf(pen: Pen, name: BillName, { x, y, width, height }: Box): Drawing {
  const { paper } = BILLS[name]
  if (paper === 'receipt') {
    const teeth = Math.round(width / 4)
    const step = width / teeth
    const foot = Array.from(
      { length: teeth * 2 + 1 },
      (_, i): Spot => [x + width - (i * step) / 2, y + height - (i % 2 ? 2 : 0)],
    )
    return pen.shape(poly([[x, y], [x + width, y], ...foot]), 'white', 1)
  }
  if (paper === 'booklet')
    return [
      pen.shape(box(x + 1.6, y + 1.6, width, height, 0.8), 'cream', 0.8),
      pen.shape(box(x, y, width, height, 0.8), 'white', 1),
    ]
  return pen.shape(box(x, y, width, height, 0.8), 'white', 1)
}

const LONGEST_MONTH = headMonth('agosto')

/** Band at the head of a paper: emblem, name and what it is about. */
export function bandOf(pen: Pen, name: BillName, { x, y, width }: Omit<Box, 'height'>, about: string): Drawing {
  const { title } = BILLS[name]
  // Papers of a page have headings of one size: that of the longest title beside the longest month.
  const room = width - 25 - Math.max(...[about, LONGEST_MONTH].map((words) => measureText(words, 'text', 4.4)))
  const size = Math.min(...Object.values(BILLS).map((one) => fitTextSize(one.title, 'display', 6.4, room)))
  return [
    pen.shape(box(x, y, width, BAND, 0.8), BANDS[name], 0.9),
    pen.shape(circle(x + 8.6, y + BAND / 2, 5.2), 'white', 0.7),
    pen.at(x + 8.6, y + BAND / 2, 1, EMBLEMS[name]),
    pen.text(x + 17, y + BAND / 2 + size * 0.36, title, size, { anchor: 'start' }),
    pen.text(x + width - 4, y + BAND / 2 + 1.6, about, 4.4, { font: 'text', anchor: 'end' }),
  ]
}

/** A colour of the key, and its word for a key in black. */
export type Paint = readonly [word: string, fill: Fill]

interface Cell extends Box {
  readonly label: string
  readonly value: string
  /** Colour in the key. */
  readonly paint?: Paint
}

/** A white field, which the key shows in its colour. */
function field(pen: Pen, { x, y, width, height }: Box, paint?: Paint, wordAt = y + 4.4): PageMark[] {
  const filled = (fill: Fill) => marksOf(pen.shape(box(x, y, width, height), fill, 0.6))
  if (!paint) return filled('white')
  const [word, fill] = paint
  const words = marksOf(pen.text(x + width - 2, wordAt, word, 4, { anchor: 'end' }))
  return [answer([...filled(fill), ...words], filled('white'))]
}

function cell(pen: Pen, { label, value, paint, ...at }: Cell): PageMark[] {
  const size = fitTextSize(value, 'display', at.height > 13 ? 5.8 : 5, at.width - 5)
  return [
    ...field(pen, at, paint),
    ...marksOf([
      pen.text(at.x + 2.2, at.y + 4.2, label, 3.7, { font: 'text', anchor: 'start' }),
      pen.text(at.x + 2.2, at.y + at.height - 2.1, value, size, { anchor: 'start' }),
    ]),
  ]
}

/** Bars of any pattern: no code is behind them. */
const BARS = '3121132113121231132112133121312112311321213112321131213112132311'

export function barCode(pen: Pen, { x, y, width, height }: Box): Drawing {
  const bars = [...BARS].map(Number)
  const unit = width / (bars.reduce((sum, bar) => sum + bar, 0) + bars.length)
  let at = x
  const d = bars.map((bar) => {
    const left = at
    at += (bar + 1) * unit
    return box(left, y, bar * unit, height)
  })
  return pen.solid(d.join(''))
}

/** The field of the code, which is of no use at a bank. */
const coded = (pen: Pen, at: Box, label: string, paint?: Paint): PageMark[] => [
  ...field(pen, at, paint, at.y + 10.8),
  ...marksOf([
    pen.text(at.x + 2.2, at.y + 4.2, label, 3.7, { font: 'text', anchor: 'start' }),
    pen.text(at.x + at.width - 2.2, at.y + 4.2, 'Modelo sem valor', 3.7, { font: 'text', anchor: 'end' }),
    barCode(pen, { x: at.x + 2.2, y: at.y + 6, width: at.width - (at.width > 97 ? 24 : 4.4), height: 6.2 }),
  ]),
]

function months(pen: Pen, unit: string, history: readonly number[], { x, y, width, height }: Box): Drawing {
  const step = width / history.length
  const [foot, room] = [y + height - 5.6, height - 16.4]
  const most = Math.max(...history)
  return [
    pen.text(x, y + 4.2, `Consumo por mês (${unit})`, 4, { font: 'text', anchor: 'start' }),
    history.map((used, i) => {
      const tall = (used / most) * room
      const left = x + i * step + step * 0.2
      return [
        pen.shape(box(left, foot - tall, step * 0.6, tall), i === history.length - 1 ? 'orange' : 'bluePale', 0.6),
        pen.text(left + step * 0.3, foot - tall - 1.3, used, 3.8, { font: 'text' }),
        pen.text(left + step * 0.3, foot + 4.8, MONTHS[i] ?? '', 3.8, { font: 'text' }),
      ]
    }),
    pen.line(`M${x} ${foot}h${width}`, 0.8),
  ]
}

/** Items and their prices: on one line, or on two where the list is narrow. */
function itemised(pen: Pen, { items }: Bill, { x, y, width, height }: Box, narrow: boolean): Drawing {
  const step = Math.min(narrow ? 15 : 12, height / items.length)
  const room = narrow ? width : width - 24
  // Four items of a short bill are in smaller letters.
  const largest = Math.min(4.4, step * 0.72)
  const size = Math.min(largest, ...items.map(({ label }) => fitTextSize(label, 'text', largest, room)))
  return items.map(({ label, cents }, i) => {
    const base = y + (i + 1) * step - Math.min(step * 0.3, 2.6)
    return [
      pen.text(x, base - (narrow ? 6 : 0), label, size, { font: 'text', anchor: 'start' }),
      pen.text(x + width, base, reais(cents), largest, { font: 'text', anchor: 'end' }),
      pen.line(`M${x} ${base + Math.min(step * 0.27, 2)}h${width}`, 0.4, 'grey'),
    ]
  })
}

const PARTS = 6
const PAID_ROW = 17

/** A box for each part of a purchase, those before this one ticked. */
function paidParts(pen: Pen, part: number, { x, y, width }: Omit<Box, 'height'>): Drawing {
  const step = width / PARTS
  return [
    pen.text(x, y + 4, 'Parcelas já pagas', 4, { font: 'text', anchor: 'start' }),
    Array.from({ length: PARTS }, (_, i) => {
      const [left, middle] = [x + i * step, y + 11]
      const tick = `M${left + 6.6} ${middle + 0.2}l1.400 1.600l2.400 -3.800`
      return [
        pen.shape(box(left, middle - 4.4, step - 1.4, 8.8, 1), i < part - 1 ? 'hill' : 'white', 0.6),
        pen.text(left + 3.4, middle + 1.6, i + 1, 4.6),
        i < part - 1 ? pen.line(tick, 0.9) : [],
      ]
    }),
  ]
}

/** Fields of a bill by row, each with its share of the width. */
type Row = readonly (readonly [Exclude<Field, 'code'>, number])[]
const ROWS: readonly Row[] = [
  [
    ['company', 0.6],
    ['use', 0.4],
  ],
  [
    ['payer', 0.56],
    ['due', 0.44],
  ],
  [['total', 1]],
]
/** A chart of months needs the room of a row; it shows what was used. */
const CHARTED: readonly Row[] = [
  [
    ['company', 0.58],
    ['payer', 0.42],
  ],
  [
    ['due', 0.46],
    ['total', 0.54],
  ],
]
const SHORT: readonly Row[] = [
  [
    ['use', 0.46],
    ['due', 0.54],
  ],
]

const valuesOf = (bill: Bill): Readonly<Record<Exclude<Field, 'code'>, string>> => ({
  company: BILLS[bill.name].company,
  payer: bill.payer,
  due: dueOf(bill),
  total: reais(bill.total),
  use: bill.use,
})

interface Printing {
  readonly row: number
  /** Colours of fields in the key. */
  readonly paints?: Partial<Readonly<Record<Field, Paint>>>
  /** Without company, payer and code: the total at the foot. */
  readonly short?: boolean
}

/** The whole bill in its box. */
export function billPaper(pen: Pen, bill: Bill, at: Box, { row, paints = {}, short = false }: Printing): PageMark[] {
  const { labels, unit, paper } = BILLS[bill.name]
  const values = valuesOf(bill)
  const [x, width] = [at.x + PAPER_PAD, at.width - 2 * PAPER_PAD]
  const top = at.y + BAND + 3
  const fieldsAt = (rows: readonly Row[], y: number) =>
    rows.flatMap((fields, i) => {
      let left = x
      return fields.flatMap(([name, share]) => {
        const paint = paints[name]
        const one = { x: left, y: y + i * row, width: share * width, height: row, label: labels[name] }
        left += share * width
        return cell(pen, { ...one, value: values[name], ...(paint && { paint }) })
      })
    })
  const { history } = short ? {} : bill
  const wide = width > 97
  const rows = short ? SHORT : history && !wide ? CHARTED : ROWS
  const under = top + rows.length * row + 2
  const foot = at.y + at.height - (short ? row + 4 : 17.6)
  const part = paper === 'booklet' && !short ? Number.parseInt(bill.use, 10) : 0
  const list = {
    x: x + 1,
    y: under,
    width: width - 2,
    height: foot - under - (paper === 'boleto' && !short ? 5 : 2) - (part ? PAID_ROW : 0),
  }
  const listed = history
    ? wide
      ? { ...list, x: x + width * 0.5 + 3, width: width * 0.5 - 4 }
      : { ...list, height: bill.items.length * 6.4 }
    : list
  const chart = wide
    ? { ...list, width: width * 0.5 - 4 }
    : { ...list, y: under + listed.height + 2, height: list.height - listed.height - 2 }
  return [
    ...marksOf([
      paperOf(pen, bill.name, at),
      bandOf(pen, bill.name, at, headMonth(monthName(bill))),
      itemised(pen, bill, listed, wide && history !== undefined),
      part ? paidParts(pen, part, { ...list, y: list.y + list.height }) : [],
      history && unit ? months(pen, unit, history, chart) : [],
    ]),
    ...fieldsAt(rows, top),
    ...(short
      ? fieldsAt([[['total', 1]]], foot)
      : [
          ...(paper === 'boleto'
            ? marksOf(pen.line(`M${at.x + 2} ${foot - 1.6}h${at.width - 4}`, 0.5, 'black', [2.4, 1.8]))
            : []),
          ...coded(pen, { x, y: foot, width, height: 14 }, labels.code, paints.code),
        ]),
  ]
}
