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
const [THING, GAP] = [13.6, 1.2]
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
    facil: [`${thing} parece medir`, slot(null, 16), 'cm. Na régua, mede', slot(centimetres(length), 16), 'cm.'],
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

function drawTask(
  pen: Pen,
  page: RulerPage,
  index: number,
  top: number,
  options: SheetOptions,
  look: number,
): PageMark[] {
  const task = page.tasks[index]
  if (!task) return []
  const { level, theme, school } = options
  // The frame makes a picture smaller: here the ruler is made larger by as much.
  const scale = round(1e4 / pictureScale(school ?? false)) / 1e4
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
      return {
        marks: [
          ...marksOf(rulerTable(pen, page.place, look)),
          ...page.tasks.flatMap((_, i) => drawTask(pen, page, i, FIRST + i * pitch + spare, options, look)),
          ...sentence(pen, 105, 270.4, comparison(page, options.level)),
          // On the key the rulers are smaller: there the note would not be true.
          answer([], marksOf(pen.text(105, 282.8, NOTE, 3.8, { font: 'text' }))),
          ...marksOf(pictureTitle(pen, options)),
        ],
        whole: true,
        facts: page.tasks,
        items: page.tasks.map(({ from, to }) => `${from}-${to}`),
        pictures: page.tasks.map(({ thing }) => thing.slice(2)),
      }
    })
  },
}
