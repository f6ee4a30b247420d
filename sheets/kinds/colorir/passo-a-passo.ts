/** Drawing step by step, with room to do it: with a start in dots, alone, or with steps left out. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { nameOfShown } from '../../pictures/drawing.ts'
import { ANIMAL_LESSONS } from '../../pictures/lessons/animals.ts'
import { drawLesson, LESSON_STEPS, type Lesson } from '../../pictures/lessons/lesson.ts'
import { THING_LESSONS } from '../../pictures/lessons/things.ts'
import { BLACK, GREY, PALE_GREY, WHITE } from '../../scene/inks.ts'
import { centredText, circle, group, rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'

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
  /** Height of the boxes, mm. */
  readonly height: number
  /** After which of the six steps each box shows the drawing. */
  readonly shown: readonly number[]
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 4, rows: 1, height: 46, shown: [1, 2, 4, 6] },
  medio: { columns: 3, rows: 2, height: 50, shown: [1, 2, 3, 4, 5, 6] },
  desafio: { columns: 3, rows: 1, height: 58, shown: [2, 4, 6] },
}

const GAP = 5
const BADGE = 3.6

export interface LessonFacts {
  readonly picture: string
  /** Steps joined up to each box. */
  readonly shown: readonly number[]
  /** Area for the child's drawing. */
  readonly room: Box
}

function pictureAt(theme: string | undefined, index: number): string {
  const first = theme === undefined ? 0 : NAMES.indexOf(theme)
  const id = first < 0 ? undefined : THEMES[NAMES[(first + index) % NAMES.length] ?? '']
  if (!id) throw new RangeError(`no lesson named ${theme}`)
  return id
}

function drawStep(lesson: Lesson, box: Box, number: number, plan: Plan, color: boolean): Mark {
  const upTo = plan.shown[number - 1] ?? LESSON_STEPS
  const newFrom = (plan.shown[number - 2] ?? 0) + 1
  const last = upTo === LESSON_STEPS
  const size = Math.min(box.width, box.height) - 5
  const pen = { stroke: BLACK, width: 0.9 }
  return group(0, 0, [
    rect(box.x, box.y, box.width, box.height, { radius: 3, width: 0.5, stroke: GREY }),
    drawLesson(lesson, {
      cx: middleX(box),
      cy: middleY(box),
      size,
      upTo,
      newFrom: last ? 1 : newFrom,
      pen,
      oldPen: { stroke: GREY, width: 0.55 },
      color: color && last,
    }),
    circle(box.x + BADGE + 0.6, box.y + BADGE + 0.6, BADGE, { fill: WHITE, stroke: BLACK, width: 0.5 }),
    centredText(box.x + BADGE + 0.6, box.y + BADGE + 0.6, String(number), 4.6),
  ])
}

/** The room to draw in; the first form is there in dots for beginners. */
function drawRoom(lesson: Lesson, room: Box, level: Level): Mark {
  const size = Math.min(room.width, room.height) - 14
  const pen = { stroke: PALE_GREY, width: 1.2, dash: [0.01, 2.6] }
  const start = { cx: middleX(room), cy: middleY(room), size, upTo: 1, newFrom: 1, pen, oldPen: pen, color: false }
  const sentence = level === 'desafio' ? 'Desenhe e invente o lugar:' : 'Agora é a sua vez:'
  return group(0, 0, [
    rect(room.x, room.y, room.width, room.height, { radius: 4, width: 0.6, stroke: GREY }),
    text(room.x + 5, room.y + 7.5, sentence, 4.4, { font: 'text', anchor: 'start' }),
    ...(level === 'facil' ? [drawLesson(lesson, start)] : []),
  ])
}

function drawPage(picture: string, { level, color }: SheetOptions) {
  const lesson = LESSONS[picture]
  if (!lesson) throw new RangeError(`no lesson for ${picture}`)
  const plan = PLANS[level]
  const steps = plan.height * plan.rows + GAP * plan.rows
  const boxes = cellsOf(plan.columns, plan.rows, {
    box: { ...CONTENT, height: steps - GAP },
    gap: GAP,
    maxHeight: plan.height,
  })
  const room = { ...CONTENT, y: CONTENT.y + steps, height: CONTENT.height - steps }
  const facts: LessonFacts = { picture, shown: plan.shown, room }
  return {
    marks: [...boxes.map((box, i) => drawStep(lesson, box, i + 1, plan, color)), drawRoom(lesson, room, level)],
    facts,
    pictures: [picture],
    subject: nameOfShown(picture),
  }
}

export const passoAPasso: SheetKind<PagesFacts<LessonFacts>> = {
  id: 'passo-a-passo',
  category: 'colorir',
  themes: NAMES,
  draw: (options) => composeSheet(options, 'trace', (_, index) => drawPage(pictureAt(options.theme, index), options)),
}
