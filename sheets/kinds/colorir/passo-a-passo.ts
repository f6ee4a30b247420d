/** Drawing step by step, with room to do it and a start in dots: in four steps, in six, or with steps left out. */

import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { nameOfShown } from '../../pictures/drawing.ts'
import { DRAWING_BOX } from '../../pictures/drawn/drawing.ts'
import { ANIMAL_LESSONS } from '../../pictures/lessons/animals.ts'
import { drawLesson, LESSON_STEPS, type Lesson } from '../../pictures/lessons/lesson.ts'
import { THING_LESSONS } from '../../pictures/lessons/things.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { BLACK, GREY, PALE_GREY, WHITE } from '../../scene/inks.ts'
import { centredText, circle, rect, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { PALETTE } from '../../studio/palette.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { artRoom, pin } from '../../studio/places/art-room.ts'
import { drawingPlace } from './drawing-place.ts'

const LESSONS: Readonly<Record<string, Lesson>> = { ...ANIMAL_LESSONS, ...THING_LESSONS }

const THEMES: Readonly<Record<string, string>> = {
  gato: 'cat',
  casa: 'house',
  peixe: 'fish',
  flor: 'flower',
  cachorro: 'dog',
  barco: 'boat',
  borboleta: 'butterfly',
  carro: 'car',
  coelho: 'rabbit',
  foguete: 'rocket',
  pintinho: 'chick',
  sorvete: 'ice-cream',
  tartaruga: 'turtle',
  arvore: 'tree',
  sapo: 'frog',
  robo: 'robot',
  coruja: 'owl',
  baleia: 'whale',
  caracol: 'snail',
  pinguim: 'penguin',
  elefante: 'elephant',
  joaninha: 'ladybug',
}
const NAMES = Object.keys(THEMES)

interface Plan {
  readonly columns: number
  readonly rows: number
  /** The cork board with the steps. */
  readonly cork: Box
  /** The paper on the easel. */
  readonly paper: Box
  /** After which of the six steps each box shows the drawing. */
  readonly shown: readonly number[]
  /** Numbers of the empty boxes: the lines that are grey in the next box belong there. */
  readonly missing: readonly number[]
}

const ABOVE = { columns: 3, rows: 2, cork: { x: 12.6, y: 56.4, width: 184.8, height: 91 } }
const BELOW = { x: 17, y: 156, width: 150, height: 110 }
const EACH = [1, 2, 3, 4, 5, 6]

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: {
    columns: 1,
    rows: 4,
    cork: { x: 13.6, y: 57, width: 58, height: 221 },
    paper: { x: 82, y: 59, width: 113, height: 153 },
    shown: [1, 3, 5, 6],
    missing: [],
  },
  medio: { ...ABOVE, paper: BELOW, shown: EACH, missing: [] },
  desafio: { ...ABOVE, paper: BELOW, shown: EACH, missing: [2, 4] },
}
/** The paper of pages without a child. */
const WIDE = 176

const [PAD, GAP, BADGE] = [3.4, 3, 3.9]
/** Free round a drawing in its box, and how far it is below the middle, clear of the pin, mm. */
const [FREE, LOWER] = [3, 1]
/** New lines of a step, in colour. */
const NEW: Ink = PALETTE.blueDark
/** Height of the feet of a drawing in its box, if not at the lowest line. */
const FEET: Readonly<Record<string, number>> = { house: 94, cat: 94, dog: 95 }
const LOWEST = 97

export interface LessonFacts {
  readonly picture: string
  /** Steps joined up to each box. */
  readonly shown: readonly number[]
  /** Boxes to fill in. */
  readonly missing: readonly number[]
  /** Area for the child's drawing. */
  readonly room: Box
}

function pictureAt(theme: string | undefined, index: number): string {
  const first = theme === undefined ? 0 : NAMES.indexOf(theme)
  const id = first < 0 ? undefined : THEMES[NAMES[(first + index) % NAMES.length] ?? '']
  if (!id) throw new RangeError(`no lesson named ${theme}`)
  return id
}

function stepIn(lesson: Lesson, box: Box, number: number, plan: Plan, color: boolean): Mark {
  const upTo = plan.shown[number - 1] ?? LESSON_STEPS
  const newFrom = (plan.shown[number - 2] ?? 0) + 1
  const last = upTo === LESSON_STEPS
  return drawLesson(lesson, {
    cx: middleX(box),
    cy: middleY(box) + LOWER,
    size: Math.min(box.width, box.height - LOWER) - FREE,
    upTo,
    newFrom,
    pen: { stroke: color ? NEW : BLACK, width: last ? 0.95 : 1.15 },
    // The finished drawing is whole: its older lines are black, too.
    oldPen: last ? { stroke: BLACK, width: color ? 0.8 : 0.5 } : { stroke: GREY, width: 0.6 },
    color: color && last,
  })
}

/** A sheet on the cork with its step and number; a missing step is in the key alone. */
function drawStep(lesson: Lesson, box: Box, number: number, plan: Plan, color: boolean): PageMark[] {
  const missing = plan.missing.includes(number)
  const drawn = stepIn(lesson, box, number, plan, color)
  return [
    rect(box.x, box.y, box.width, box.height, {
      radius: 1.6,
      width: 0.6,
      fill: WHITE,
      ...(missing && { dash: [2.4, 1.8] }),
    }),
    missing ? answer([drawn]) : drawn,
    circle(box.x + BADGE + 1.4, box.y + BADGE + 1.4, BADGE, { fill: WHITE, stroke: BLACK, width: 0.5 }),
    centredText(box.x + BADGE + 1.4, box.y + BADGE + 1.4, String(number), 6.1),
  ]
}

/** The paper to draw on: the first form in dots, and a place in pale lines where none is to be invented. */
function drawRoom(picture: string, lesson: Lesson, room: Box, level: Level): PageMark[] {
  const size = Math.min(room.width, room.height) - 18
  const cy = middleY(room) + 3
  const pen = { stroke: PALE_GREY, width: 1.2, dash: [0.01, 2.6] }
  const start = { cx: middleX(room), cy, size, upTo: 1, newFrom: 1, pen, oldPen: pen, color: false }
  const paper = {
    left: room.x,
    right: room.x + room.width,
    top: room.y,
    ground: cy + size * ((FEET[picture] ?? LOWEST) / DRAWING_BOX - 0.5),
  }
  const sentence = level === 'desafio' ? 'Desenhe e invente o lugar:' : 'Agora é a sua vez:'
  return [
    ...(level === 'desafio' ? [] : marksOf(drawingPlace(picture, paper))),
    answer([], [text(room.x + 5, room.y + 7.5, sentence, 4.8, { font: 'text', anchor: 'start' })]),
    drawLesson(lesson, start),
  ]
}

const PINS = ['red', 'yellow', 'green', 'blue', 'purple', 'orange'] as const

function drawPage(picture: string, index: number, { level, color, title, instruction }: SheetOptions) {
  const lesson = LESSONS[picture]
  if (!lesson) throw new RangeError(`no lesson for ${picture}`)
  const plan = PLANS[level]
  const { cork } = plan
  const boxes = cellsOf(plan.columns, plan.rows, {
    box: { x: cork.x + PAD, y: cork.y + PAD, width: cork.width - 2 * PAD, height: cork.height - 2 * PAD },
    gap: GAP,
  })
  const wide = level !== 'facil' && index % 2 === 1
  const room = wide ? { ...plan.paper, width: WIDE } : plan.paper
  const variant = NAMES.findIndex((name) => THEMES[name] === picture)
  const facts: LessonFacts = { picture, shown: plan.shown, missing: plan.missing, room }
  const pen = new Pen(color)
  return {
    whole: true,
    marks: [
      ...marksOf(artRoom(pen, { cork, paper: room, variant, wide })),
      ...boxes.flatMap((box, i) => [
        ...drawStep(lesson, box, i + 1, plan, color),
        ...marksOf(pin(pen, middleX(box), box.y + 0.6, inTurn(PINS, i + index))),
      ]),
      ...drawRoom(picture, lesson, room, level),
      ...taskTitle(pen, { title, instruction }),
    ],
    facts,
    pictures: [picture],
    subject: nameOfShown(picture),
  }
}

export const passoAPasso: SheetKind<PagesFacts<LessonFacts>> = {
  id: 'passo-a-passo',
  category: 'colorir',
  themes: NAMES,
  draw: (options) =>
    composeSheet(options, 'trace', (_, index) => drawPage(pictureAt(options.theme, index), index, options)),
}
