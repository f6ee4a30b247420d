/** Lengths on a ruler in true millimetres: read it, then subtract where the thing does not lie at zero. */
import { measureText } from '../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureScale, pictureTitle } from '../../page/picture-page.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { group, round } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { rulerTable, TABLE_EDGE } from '../../studio/places/ruler-table.ts'
import { centimetres, comparisonOf, lyingOf, type RulerPage, type RulerTask, rulerPages } from './ruler-tasks.ts'
import { MARGIN, RULER_HEIGHT, trueRuler } from './true-ruler.ts'
import { writtenSlot } from './written-slot.ts'

/** Theme in which the ruler has lost its zero. */
const BROKEN = 'regua-quebrada'

/** Room for a thing above its ruler, and from the ruler to the words, true mm. */
const [THING, GAP] = [13.6, 2]
const RULER_LENGTH = 150 + 2 * MARGIN
/** The last row ends at the plate with the comparison. */
const [FIRST, LAST, PLATE] = [TABLE_EDGE + 2.4, 262, 14.6]
const RULERS: readonly [Fill, ...Fill[]] = ['yellowPale', 'cream', 'bluePale', 'white']

interface Slot {
  readonly width: number
  /** Null where the child guesses. */
  readonly value: string | null
}
type Part = string | Slot

const SIZE = 5
const SPACE = 1.7
const widthOf = (part: Part) => (typeof part === 'string' ? measureText(part, 'text', SIZE) : part.width)

/** Words and boxes of a sentence on a white plate, about its middle. */
function sentence(pen: Pen, cx: number, middle: number, parts: readonly Part[]): PageMark[] {
  const width = parts.reduce((sum, part) => sum + widthOf(part) + SPACE, -SPACE)
  let x = cx - width / 2
  return [
    ...marksOf(pen.shape(box(x - 5, middle - PLATE / 2, width + 10, PLATE, 3), 'white', 0.9)),
    ...parts.flatMap((part): PageMark[] => {
      const at = x
      x += widthOf(part) + SPACE
      if (typeof part === 'string')
        return marksOf(pen.text(at, middle + 1.8, part, SIZE, { font: 'text', anchor: 'start' }))
      const slot = { width: part.width, height: 13, letters: 6.6, outline: 0.8 }
      const marks = writtenSlot(pen, at + part.width / 2, middle, slot, part.value ?? '')
      return part.value === null ? marks.slice(0, -1) : marks
    }),
  ]
}

const slot = (value: string | null, width = 19): Slot => ({ width, value })

function partsOf({ from, to, thing }: RulerTask, level: Level): Part[] {
  const length = to - from
  const parts: Readonly<Record<Level, readonly Part[]>> = {
    facil: [
      `${thing} vai do`,
      slot(centimetres(from), 15),
      'ao',
      slot(centimetres(to), 15),
      'e mede',
      slot(centimetres(length), 16),
      'cm.',
    ],
    medio: [
      `${thing} mede`,
      slot(String(Math.floor(length / 10)), 15),
      'cm e',
      slot(String(length % 10), 15),
      'mm, ou',
      slot(centimetres(length)),
      'cm.',
    ],
    desafio: [
      `${thing} vai de`,
      slot(centimetres(from)),
      'a',
      slot(centimetres(to)),
      'e mede',
      slot(centimetres(length)),
      'cm.',
    ],
  }
  return [...parts[level]]
}

function comparison({ tasks }: RulerPage, level: Level): Part[] {
  const { longest, lead, row } = comparisonOf(tasks)
  const parts: Readonly<Record<Level, readonly Part[]>> = {
    facil: ['O mais comprido de todos:', slot(longest.toLowerCase(), 56)],
    medio: ['O mais comprido tem', slot(centimetres(lead)), 'cm a mais que o mais curto.'],
    desafio: ['Um atrás do outro, todos medem', slot(centimetres(row)), 'cm.'],
  }
  return [...parts[level]]
}

/** The frame makes a picture smaller: what has a true length is made larger by as much. */
const truly = ({ school }: SheetOptions) => round(1e4 / pictureScale(school ?? false)) / 1e4

interface Row {
  readonly pen: Pen
  readonly page: RulerPage
  readonly index: number
  readonly top: number
  readonly look: number
}

function drawTask({ pen, page, index, top, look }: Row, options: SheetOptions): PageMark[] {
  const task = page.tasks[index]
  if (!task) return []
  const { level, theme } = options
  const scale = truly(options)
  const thing = lyingOf(page.place, task.thing)
  const first = theme === BROKEN ? Math.floor(task.from / 10) : 0
  const own = pen.scaled(scale)
  const zero = 105 - (RULER_LENGTH / 2 - MARGIN) * scale
  const marks = marksOf([
    trueRuler(own, first, level, inTurn(RULERS, look)),
    [task.from, task.to].map((mm) => own.line(`M${mm} ${-THING / 2}V0`, 0.5, undefined, [1, 1])),
    own.at(task.from, -THING / 2, 1, (pen) => thing.draw(pen, task.to - task.from, inTurn(thing.fills, index + look))),
  ])
  const words = top + (THING + RULER_HEIGHT + GAP) * scale + PLATE / 2
  return [group(zero, top + THING * scale, marks, { scale }), ...sentence(pen, 105, words, partsOf(task, level))]
}

/** Position of things where the child brings the ruler: turned a little, in degrees, and off the middle, mm. */
const [TURNS, ASIDE] = [
  [-3, 4, -4, 3],
  [-14, 12, 10, -12],
] as const

/** A thing without a ruler: guess, then measure. */
function drawUnmeasured({ pen, page, index, top, look }: Row, options: SheetOptions): PageMark[] {
  const task = page.tasks[index]
  if (!task) return []
  const scale = truly(options)
  const thing = lyingOf(page.place, task.thing)
  const length = task.to - task.from
  const own = pen.scaled(scale)
  const drawn = marksOf(
    own.at(
      0,
      0,
      1,
      (pen) => [
        [-length / 2, length / 2].map((x) => pen.line(`M${x} 0V9.500`, 0.5, undefined, [1, 1])),
        pen.at(-length / 2, 0, 1, (inner) => thing.draw(inner, length, inTurn(thing.fills, index + look))),
      ],
      { turn: inTurn(TURNS, index + look) },
    ),
  )
  const slack = Math.max(0, 78 - (length / 2) * scale)
  const aside = Math.max(-slack, Math.min(slack, inTurn(ASIDE, index + look)))
  const words = top + (THING + RULER_HEIGHT + GAP) * scale + PLATE / 2
  const told = [`${task.thing} parece medir`, slot(null, 16), 'cm. Com a régua:', slot(centimetres(length), 16), 'cm.']
  return [group(105 + aside, top + 13.4 * scale, drawn, { scale }), ...sentence(pen, 105, words, told)]
}

/** On every other of the easy pages the child's own ruler is needed. */
const isUnmeasured = ({ level }: SheetOptions, page: number) => level === 'facil' && page % 2 === 1
const ASKS_FOR_RULER = 'Estime. Depois, meça com a sua régua.'

/** So that the ruler is true: printers like to make pages smaller. */
const NOTE = 'Imprima em tamanho real (100 %): assim a régua mede certo.'

export const regua: SheetKind<PagesFacts<readonly RulerTask[]>> = {
  id: 'regua',
  category: 'matematica',
  themes: ['objetos-de-medir', BROKEN],
  draw: (options) => {
    const pages = rulerPages(options)
    return composeSheet(options, 'write', (_, index, sheet) => {
      const page = pages[index] ?? { place: 'estudo', tasks: [] }
      const pen = new Pen(options.color)
      const look = sheet.fork('look').integer(0, 5) + index
      const pitch = (LAST - FIRST) / page.tasks.length
      const spare = (pitch - (LAST - FIRST) / 4) / 2
      const without = isUnmeasured(options, index)
      const instruction = without ? ASKS_FOR_RULER : options.instruction
      const draw = without ? drawUnmeasured : drawTask
      return {
        marks: [
          ...marksOf(rulerTable(pen, page.place, look)),
          ...page.tasks.flatMap((_, i) => draw({ pen, page, index: i, top: FIRST + i * pitch + spare, look }, options)),
          ...sentence(pen, 105, 270.4, comparison(page, options.level)),
          // On the key the rulers are smaller: there the note would not be true.
          answer([], marksOf(pen.text(105, 282.8, NOTE, 3.8, { font: 'text' }))),
          ...marksOf(pictureTitle(pen, { title: options.title, instruction })),
        ],
        whole: true,
        instruction,
        facts: page.tasks,
        items: page.tasks.map(({ from, to }) => `${from}-${to}`),
        pictures: page.tasks.map(({ thing }) => thing.slice(2)),
      }
    })
  },
}
