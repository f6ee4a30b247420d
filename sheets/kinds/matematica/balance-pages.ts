/** Pages of balances: sacks on their pans, somebody's words beside them, what is written on the front below. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type BalancePlace, type BalanceRow, balancePlace, FRONT } from '../../studio/places/balance-place.ts'
import {
  REACH,
  type SackLook,
  SCALES_HEIGHT,
  SLOPE_DEGREES,
  sack,
  sackWidth,
  sinks,
} from '../../studio/shapes/balance.ts'
import { bubbleBeside } from '../../studio/shapes/speech-bubbles.ts'
import { conclusion } from './balance-conclusions.ts'
import {
  after,
  type ChangeTask,
  type Pair,
  type PairsTask,
  sentenceOf,
  sumOf,
  type UnknownTask,
} from './balance-tasks.ts'

/** Room for a mass that the child writes. */
const UNKNOWN_WIDTH = 21
/** Of a sack whose mass is asked, alone or one of three: the same for all, it shows no mass. */
const [SOUGHT_WIDTH, THREE_WIDTH] = [16, 15]

const kilos = (mass: number, variant: number): SackLook => ({ width: sackWidth(mass), variant, label: `${mass} kg` })

type Sides = readonly [left: readonly SackLook[], right: readonly SackLook[]]

/** The sacks of a pan, side by side, each with its middle. */
function spread(looks: readonly SackLook[], middle: number): (readonly [SackLook, number])[] {
  const whole = looks.reduce((sum, { width }) => sum + width, 0)
  let left = middle - whole / 2
  return looks.map((look) => {
    const x = left + look.width / 2
    left += look.width
    return [look, x] as const
  })
}

/** The height at which a sack of a pan rests. */
const restOf = (place: BalancePlace, { middle, foot, leans }: BalanceRow, x: number) =>
  foot - SCALES_HEIGHT - 0.8 + sinks(place === 'parquinho', x - middle, leans ? 1 : 0)

const panOf = (pen: Pen, place: BalancePlace, row: BalanceRow, side: -1 | 1, looks: readonly SackLook[]): Drawing =>
  spread(looks, row.middle + side * REACH).map(([look, x]) =>
    pen.at(x, restOf(place, row, x), 1, (pen) => sack(pen, 0, 0, look), {
      turn: row.leans && place === 'parquinho' ? SLOPE_DEGREES : 0,
    }),
  )

/** The scales at one side of the row, somebody at the other. */
const rowsOf = (count: number, top: number, step: number, person: readonly [number, number]): BalanceRow[] =>
  Array.from({ length: count }, (_, i) => ({
    foot: top + (i + 1) * step - FRONT,
    middle: i % 2 ? 210 - 65 : 65,
    person: person[i % 2] ?? 130,
  }))

const SLOT_HEIGHT = 9.4
const LETTERS = 6

/** Words and boxes in a line on the front of a row, about their middle. */
function frontLine(
  pen: Pen,
  middle: number,
  foot: number,
  parts: readonly (string | { readonly width: number; readonly shown: string; readonly round?: boolean })[],
): PageMark[] {
  const gap = 2.4
  const widths = parts.map((part) => (typeof part === 'string' ? measureText(part, 'display', LETTERS) : part.width))
  const whole = widths.reduce((sum, one) => sum + one + gap, -gap)
  const y = foot + 2.2 + (FRONT - 2.2) / 2
  let left = middle - whole / 2
  const marks = parts.flatMap((part, i): PageMark[] => {
    const width = widths[i] ?? 0
    const cx = left + width / 2
    left += width + gap
    if (typeof part === 'string') return marksOf(pen.text(cx, y + LETTERS * 0.35, part, LETTERS))
    const radius = part.round ? SLOT_HEIGHT / 2 : 2
    return [
      ...marksOf(pen.shape(box(cx - width / 2, y - SLOT_HEIGHT / 2, width, SLOT_HEIGHT, radius), 'white', 0.9)),
      writtenAnswer(cx, y, part.shown, LETTERS),
    ]
  })
  return [...marksOf(pen.shape(box(middle - whole / 2 - 5, y - 6.2, whole + 10, 12.4, 3), 'cream', 0.8)), ...marks]
}

const PAIR_ROWS = rowsOf(3, 54, 59, [164, 46]).map((row) => ({ ...row, leans: true }))
const BENCH = 277

/** Below the rows: the loose sacks on a bench. */
function bench(pen: Pen, place: BalancePlace, loose: readonly number[], look: number): Drawing {
  const step = 178 / loose.length
  return [
    place === 'mercado' ? pen.shape(box(-4, 232, 220, 60), 'stone', 1) : [],
    [28, 105, 182].map((x) => pen.shape(box(x - 3, BENCH, 6, 6), 'woodDark', 0.9)),
    pen.shape(box(12, BENCH - 1, 186, 4, 1.4), 'wood', 1.1),
    loose.map((mass, i) =>
      sack(pen, 16 + (i + 0.5) * step, BENCH - 1.6, { ...kilos(mass, look + i), width: sackWidth(mass) + 7 }),
    ),
  ]
}

export function pairsPage(pen: Pen, place: BalancePlace, look: number, { left, right, loose }: PairsTask): PageMark[] {
  const missing: SackLook = { width: UNKNOWN_WIDTH, variant: 0, missing: true }
  return [
    ...marksOf([balancePlace(pen, place, look, PAIR_ROWS), bench(pen, place, loose, look)]),
    ...PAIR_ROWS.flatMap((row, i): PageMark[] => {
      const [known, sought] = [left[i] ?? ([0, 0] as Pair), right[i] ?? ([0, 0] as Pair)]
      const sacks = known.map((mass, k) => ({ ...kilos(mass, look + i * 2 + k), width: sackWidth(mass) + 3 }))
      return [
        ...marksOf([panOf(pen, place, row, -1, sacks), panOf(pen, place, row, 1, [missing, missing])]),
        ...spread([missing, missing], row.middle + REACH).map(([, x], k) =>
          writtenAnswer(x, restOf(place, row, x) - UNKNOWN_WIDTH * 0.45, `${sought[k]} kg`, 5.4),
        ),
        ...frontLine(pen, row.middle, row.foot, [
          `${known[0]}`,
          '+',
          `${known[1]}`,
          '=',
          { width: 17, shown: `${sought[0]}` },
          '+',
          { width: 17, shown: `${sought[1]}` },
        ]),
      ]
    }),
  ]
}

const BALLOON = { width: 58, height: 25 }
const WORDS = 4.6

/** The words of somebody, beside the head. */
function balloon(pen: Pen, { foot, middle, person }: BalanceRow, lines: readonly string[]): Drawing {
  const isRight = person > middle
  const { width, height } = BALLOON
  const [x, y] = [isRight ? person + 13.5 : person - 13.5 - width, foot - 33]
  return [
    pen.shape(bubbleBeside({ x, y, width, height }, isRight ? -1 : 1, y + 13, 3), 'white', 1),
    lines.map((line, i) =>
      pen.text(
        x + width / 2,
        y + height / 2 + 1.7 + (i - (lines.length - 1) / 2) * 6.2,
        line,
        fitTextSize(line, 'text', WORDS, width - 8),
        { font: 'text' },
      ),
    ),
  ]
}

const CHANGE_ROWS = rowsOf(4, 53, 52, [125, 85])
const UNKNOWN_ROWS = rowsOf(4, 54, 56.5, [125, 85])

/** A sack between two boards of a page of changes. */
const smaller = (mass: number, variant: number): SackLook => ({
  ...kilos(mass, variant),
  width: Math.max(14.6, sackWidth(mass) * 0.88),
})

/** Sacks on both sides of a row, and the words of whoever is beside them. */
const weighed = (
  pen: Pen,
  place: BalancePlace,
  row: BalanceRow,
  [left, right]: Sides,
  lines: readonly string[],
): PageMark[] => marksOf([panOf(pen, place, row, -1, left), panOf(pen, place, row, 1, right), balloon(pen, row, lines)])

/** The change, in the words of whoever makes it. */
export function saysOf({ operation, by: [left, right] }: ChangeTask, sides: string): string[] {
  const isSame = left === right
  switch (operation) {
    case '+':
      return isSame
        ? [`Ponho mais ${left} kg`, `em cada ${sides}.`]
        : [`Ponho mais ${left} kg`, 'à esquerda e mais', `${right} kg à direita.`]
    case '−':
      return isSame
        ? [`Retiro ${left} kg`, `de cada ${sides}.`]
        : [`Retiro ${left} kg da esquerda`, `e ${right} kg da direita.`]
    case '×':
      return isSame
        ? [`Multiplico por ${left} o que`, `há em cada ${sides}.`]
        : [`Multiplico por ${left}`, `à esquerda e por ${right}`, 'à direita.']
    case '÷':
      return isSame
        ? [`Divido por ${left} o que`, `há em cada ${sides}.`]
        : [`Divido por ${left} à esquerda`, `e por ${right} à direita.`]
  }
}

export function changesPage(
  pen: Pen,
  place: BalancePlace,
  [look, page]: readonly [number, number],
  tasks: readonly ChangeTask[],
): PageMark[] {
  const sacksOf = (masses: readonly number[], variant: number) => masses.map((mass, k) => smaller(mass, variant + k))
  return [
    ...marksOf(balancePlace(pen, place, look, CHANGE_ROWS)),
    ...tasks.flatMap((task, i): PageMark[] => {
      const row = CHANGE_ROWS[i]
      if (!row) return []
      const { operation, by } = task
      const left = after(sumOf(task.left), operation, by[0])
      const right = after(sumOf(task.right), operation, by[1])
      const says = saysOf(task, place === 'mercado' ? 'prato' : 'lado')
      return [
        ...weighed(pen, place, row, [sacksOf(task.left, look + i), sacksOf(task.right, look + i + 2)], says),
        ...frontLine(pen, 105, row.foot, [
          'agora:',
          { width: 20, shown: `${left}` },
          'kg',
          { width: SLOT_HEIGHT, shown: left === right ? '=' : left > right ? '>' : '<', round: true },
          { width: 20, shown: `${right}` },
          'kg',
        ]),
      ]
    }),
    ...conclusion(pen, page),
  ]
}

const WORDS_OF: Readonly<Record<UnknownTask['riddle'], (task: UnknownTask) => string[]>> = {
  juntos: ({ number, result }) => ['O pacote “?” e mais', `${number} kg equilibram o`, `pacote de ${result} kg.`],
  iguais: ({ result }) => ['Os três pacotes “?”', 'são iguais e, juntos,', `pesam ${result} kg.`],
  tirado: ({ number, result }) => [`Retirei ${number} kg do`, 'pacote “?”. O resto está', `aqui e pesa ${result} kg.`],
  partido: ({ number }) => [`Reparti o pacote “?” em`, `${number} partes iguais.`, 'Aqui está uma delas.'],
}

function unknownSacks({ riddle, unknown, number, result }: UnknownTask, variant: number): Sides {
  const sought: SackLook = { width: SOUGHT_WIDTH, variant, label: '?' }
  const right = [kilos(result, variant + 2)]
  switch (riddle) {
    case 'juntos':
      return [[sought, kilos(number, variant + 1)], right]
    case 'iguais':
      return [[1, 2, 3].map(() => ({ ...sought, width: THREE_WIDTH })), right]
    case 'tirado':
      return [[{ width: sackWidth(unknown - number), variant, label: 'resto' }], right]
    case 'partido':
      return [[{ width: sackWidth(result), variant, label: 'parte' }], right]
  }
}

export function unknownsPage(pen: Pen, place: BalancePlace, look: number, tasks: readonly UnknownTask[]): PageMark[] {
  return [
    ...marksOf(balancePlace(pen, place, look, UNKNOWN_ROWS)),
    ...tasks.flatMap((task, i): PageMark[] => {
      const row = UNKNOWN_ROWS[i]
      if (!row) return []
      return [
        ...weighed(pen, place, row, unknownSacks(task, look + i), WORDS_OF[task.riddle](task)),
        ...frontLine(pen, 105, row.foot, [
          'sentença:',
          { width: 66, shown: sentenceOf(task) },
          '? =',
          { width: 18, shown: `${task.unknown}` },
          'kg',
        ]),
      ]
    }),
  ]
}
