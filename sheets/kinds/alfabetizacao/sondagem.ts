/** Independent writing: four words of one field and a sentence in a place, with a record for the adult. */
import type { Box } from '../../lettering/bounds.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { clearOfTitle, onlookers, taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { ASSESSMENT_TEXTS } from '../../page/texts.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { GIVE } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { dictationLand, framedBoard, type Layers, layersFrom, writingRoom } from '../../studio/places/dictation-land.ts'
import { children } from '../../studio/places/terrace-parts.ts'
import { sceneStrip, shownAt } from '../../studio/scenes/strip.ts'
import { type Dictated, FIELDS, type Field, fieldOf } from './sondagem-facts.ts'
import { recordPage } from './sondagem-record.ts'

export interface AssessmentFacts {
  readonly words: readonly string[]
  readonly syllables: readonly number[]
  readonly sentence: string
}

interface Page {
  readonly options: SheetOptions
  readonly pen: Pen
  readonly field: Field
  readonly random: Random
  /** Children of this page. */
  readonly cast: ReturnType<typeof castOfPage>
}

const label = (pen: Pen, x: number, y: number, words: string): Drawing =>
  pen.text(x, y, words, 4.8, { anchor: 'start' })

const baseLine = (pen: Pen, x1: number, x2: number, y: number): Drawing => pen.line(`M${x1} ${y}H${x2}`, 0.6)

const number = (pen: Pen, x: number, y: number, i: number): Drawing => [
  pen.shape(circle(x, y, 4.4), 'yellow', 0.7),
  pen.text(x, y + 1.7, i + 1, 4.8),
]

const land = (pen: Pen, field: Field, layers: Layers): Drawing =>
  dictationLand(
    pen,
    field.id,
    layers,
    field.words.map(({ word }) => word),
  )

/** Letters among figures and signs. */
const [FIGURES, SIGNS] = [[...'3752'], [...'?+!=']]
const LETTERS = [...'AMRTEBSOPL']
const FLAG_FILLS = ['white', 'yellowPale', 'white', 'pinkPale', 'white', 'bluePale'] as const
const FLAGS = { y: 87, height: 17, width: 13.4, pitch: 17.6, left: 19, count: 10 }

/** A line of flags, each with a letter, a figure or a sign. */
function flags(pen: Pen, signs: readonly string[]): Drawing {
  const { y, height, width, pitch, left } = FLAGS
  const far = pen.plane('middle')
  return [
    far.line(`M9 ${y - 1}H201`, 0.9),
    signs.map((sign, i) => {
      const x = left + i * pitch
      return [
        far.shape(
          `M${x} ${y - 1}h${width}v${height + 4}l${-width / 2} -4.200l${-width / 2} 4.200z`,
          inTurn(FLAG_FILLS, i),
          0.8,
        ),
        pen.text(x + width / 2, y + height / 2 + 2, sign, 9),
      ]
    }),
  ]
}

/** Two children beside the title, their legs behind what is below it; none beside a wide title. */
const beside = ({ options, pen, cast }: Page, feet: number): Drawing =>
  children(pen.plane('middle'), onlookers(options.title, cast[0] ?? 'bia', cast[1] ?? 'gil'), feet)

/** The name, letters to find, and four things to write. */
function firstPage(page: Page): PageMark[] {
  const { options, pen, field, random } = page
  const layers = layersFrom(108, 43.8)
  const signs = random.shuffle([...random.sample(LETTERS, 6), ...random.sample(FIGURES, 2), ...random.sample(SIGNS, 2)])
  const plate: Box = { x: 15, y: 53.5, width: 180, height: 21 }
  return [
    ...clearOfTitle(marksOf(land(pen, field, layers)), options.title),
    ...marksOf([
      beside(page, 61),
      framedBoard(pen, plate, 0),
      label(pen, plate.x + 6, plate.y + 8, ASSESSMENT_TEXTS.name),
      flags(pen, signs),
      pen.shape(box(15, 76.8, 54, 7, 3.5), 'white', 0.7),
      pen.text(42, 81.8, ASSESSMENT_TEXTS.letters, 4.4, { font: 'text' }),
      field.words.map((_, i) => {
        const { x, y, height } = writingRoom(field.id, layers, i)
        return number(pen, x + 7.5, y + height / 2, i)
      }),
    ]),
    ...taskTitle(pen, options),
  ]
}

/** Four things to write on a line each, and the sentence. */
function wordsPage({ options, pen, field, cast }: Page): PageMark[] {
  const layers = layersFrom(54, 42.4)
  const plate: Box = { x: 49, y: 230, width: 146, height: 51 }
  return [
    ...clearOfTitle(marksOf(land(pen, field, layers)), options.title),
    ...marksOf([
      field.words.map((_, i) => {
        const { x, y, width, height } = writingRoom(field.id, layers, i)
        return [number(pen, x + 7.5, y + height / 2, i), baseLine(pen, x + 16, x + width - 5, y + height - 6)]
      }),
      person(pen, cast[0] ?? 'bia', 29, 283, 0.78, { pose: GIVE }),
      framedBoard(pen, plate, 0),
      label(pen, plate.x + 6, plate.y + 9, ASSESSMENT_TEXTS.sentence),
      [26, 44].map((dy) => baseLine(pen, plate.x + 7, plate.x + plate.width - 7, plate.y + dy)),
    ]),
    ...taskTitle(pen, options),
  ]
}

const STORY_LINES = 8

/** A sheet of paper on the desk. */
const paper = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shade(box(x + 1.4, y + 1.6, width, height, 2), 'brown', 0.4),
  pen.shape(box(x, y, width, height, 2), 'white', 1),
]

/** A photo of the story's place, six words beside it, below them a sentence and the story. */
function storyPage(page: Page): PageMark[] {
  const { options, pen, field, cast } = page
  const photo: Box = { x: 16, y: 58, width: 88, height: 72 }
  const list: Box = { x: 109, y: 58, width: 85, height: 72 }
  const sheet: Box = { x: 16, y: 135, width: 178, height: 147 }
  const [left, right] = [sheet.x + 6, sheet.x + sheet.width - 6]
  const words = [...field.words, ...field.more].map((_, i): Drawing => {
    const y = list.y + 17.5 + i * 10.2
    return [pen.text(list.x + 6.5, y - 0.4, `${i + 1}.`, 4.8), baseLine(pen, list.x + 12, list.x + list.width - 5, y)]
  })
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 60), 'foam', null),
      beside(page, 62),
      pen.shape(box(-4, 54, 222, 250), 'wood', 1),
      pen.line('M-4 96H218M-4 132.500H218M-4 180H218M-4 230H218', 0.6, 'woodDark'),
      paper(pen, photo),
      sceneStrip(
        field.scene,
        cast,
        { x: photo.x + 3, y: photo.y + 3, width: photo.width - 6, height: 66 },
        options.color,
      ),
      paper(pen, list),
      label(pen, list.x + 5, list.y + 7.5, ASSESSMENT_TEXTS.words),
      words,
      paper(pen, sheet),
      label(pen, left, sheet.y + 15, ASSESSMENT_TEXTS.sentence),
      baseLine(pen, left + 21, right, sheet.y + 16),
      label(pen, left, sheet.y + 29, ASSESSMENT_TEXTS.story),
      Array.from({ length: STORY_LINES }, (_, i) => baseLine(pen, left, right, sheet.y + 42 + i * 13.8)),
    ]),
    ...taskTitle(pen, options),
  ]
}

const PAGES = { facil: firstPage, medio: wordsPage, desafio: storyPage } as const

function drawPage(options: SheetOptions, random: Random, index: number, turn: number): DrawnPage<AssessmentFacts> {
  const { level, color } = options
  const field = fieldOf(options.theme, index, level)
  const words: readonly Dictated[] = level === 'desafio' ? [...field.words, ...field.more] : field.words
  const page: Page = { options, pen: new Pen(color), field, random, cast: castOfPage(STANDING, turn + index) }
  const names = words.map(({ word }) => word)
  return {
    marks: PAGES[level](page),
    whole: true,
    pictures: level === 'desafio' ? shownAt(field.scene) : names,
    adult: recordPage(level, field, words),
    facts: { words: names, syllables: words.map(({ syllables }) => syllables), sentence: field.sentence },
    items: names,
  }
}

export const sondagem: SheetKind<PagesFacts<AssessmentFacts>> = {
  id: 'sondagem',
  category: 'alfabetizacao',
  themes: FIELDS.map(({ id }) => id),
  draw: (options) =>
    composeSheet(options, 'write', (random, index, sheet) =>
      drawPage(options, random, index, sheet.fork('look').integer(0, 9)),
    ),
}
