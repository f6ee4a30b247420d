/** Independent writing: four words of one field and a sentence, with a page of the adult's. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { ASSESSMENT_TEXTS } from '../../page/texts.ts'
import { drawPicture, findPicture } from '../../pictures/drawing.ts'
import { capitals, idOfName } from '../../pictures/vocabulary.ts'
import { PALE_GREY, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, line, rect, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'

interface Field {
  readonly id: string
  /** Of four or more, three, two syllables and one, in the order in which they are dictated. */
  readonly words: readonly [string, string, string, string]
  /** Holds one of the words, so that both writings can be compared. */
  readonly sentence: string
  /** More of the field, for the longer list. */
  readonly more: readonly [string, string]
  /** The subject of the story. */
  readonly hero: string
}

const FIELDS: readonly Field[] = [
  {
    id: 'bichos',
    words: ['hipopótamo', 'camelo', 'vaca', 'boi'],
    sentence: 'O BOI COME CAPIM.',
    more: ['galinha', 'tubarão'],
    hero: 'macaco',
  },
  {
    id: 'comidas',
    words: ['melancia', 'tomate', 'pera', 'pão'],
    sentence: 'O PÃO ESTÁ QUENTE.',
    more: ['cenoura', 'queijo'],
    hero: 'sorvete',
  },
  {
    id: 'passeio',
    words: ['bicicleta', 'foguete', 'moto', 'trem'],
    sentence: 'O TREM JÁ CHEGOU.',
    more: ['avião', 'caminhão'],
    hero: 'ônibus',
  },
  {
    id: 'jardim',
    words: ['borboleta', 'formiga', 'rosa', 'flor'],
    sentence: 'A FLOR É BONITA.',
    more: ['caracol', 'abelha'],
    hero: 'joaninha',
  },
]

export interface AssessmentFacts {
  readonly words: readonly string[]
  readonly syllables: readonly number[]
  readonly sentence: string
}

/** The picture with this name. Throws RangeError for an unknown one. */
function pictureNamed(name: string) {
  const id = idOfName(name)
  if (id === undefined) throw new RangeError(`no picture of ${name}`)
  return findPicture(id)
}

const END = CONTENT.y + CONTENT.height

const heading = (label: string, y: number): Mark => text(CONTENT.x, y, label, 4.8, { font: 'display', anchor: 'start' })

const writing = (x1: number, x2: number, y: number): Mark => line(x1, y, x2, y, { width: 0.5 })

/** Letters among figures and signs. */
const SIGNS = [...'3?7+5!=2']
const LETTERS = [...'AMRTEBSOPL']

function firstPage(random: Random, field: Field, color: boolean, fill: Ink): Mark[] {
  const { x, y, width } = CONTENT
  const signs = random.shuffle([...random.sample(LETTERS, 7), ...random.sample(SIGNS, 5)])
  const row = { ...CONTENT, y: y + 41, height: 15 }
  const box = { ...CONTENT, y: y + 66, height: END - (y + 66) }
  return [
    heading(ASSESSMENT_TEXTS.name, y + 5),
    writing(x, x + width, y + 23),
    heading(ASSESSMENT_TEXTS.letters, y + 35),
    ...eachCell(signs, cellsOf(signs.length, 1, { box: row, gap: 1 }), (sign, cell) =>
      centredText(middleX(cell), middleY(cell), sign, 10),
    ),
    heading(ASSESSMENT_TEXTS.yourWay, y + 62),
    ...eachCell(field.words, cellsOf(2, 2, { box, gap: 4 }), (name, cell): Mark[] => {
      const size = Math.min(cell.height - 21, 34)
      return [
        rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, fill }),
        rect(cell.x + 3, cell.y + cell.height - 18, cell.width - 6, 15, { radius: 3, width: 0.5, fill: WHITE }),
        drawPicture(pictureNamed(name), { cx: middleX(cell), cy: cell.y + 2 + (cell.height - 20) / 2, size, color }),
      ]
    }).flat(),
  ]
}

/** Pictures with a number and a long line each. */
function wordLines(names: readonly string[], box: Box, color: boolean, fill: Ink, columns: number): Mark[] {
  return eachCell(
    names,
    cellsOf(columns, Math.ceil(names.length / columns), { box, gap: 4 }),
    (name, cell, i): Mark[] => {
      const size = Math.min(cell.height - 1, 28)
      const base = middleY(cell) + 6
      return [
        circle(cell.x + 5, middleY(cell), 4.6, { width: 0.45, fill }),
        centredText(cell.x + 5, middleY(cell), String(i + 1), 4.8),
        drawPicture(pictureNamed(name), { cx: cell.x + 12 + size / 2, cy: middleY(cell), size, color }),
        writing(cell.x + 16 + size, cell.x + cell.width, base),
      ]
    },
  ).flat()
}

function wordsPage(field: Field, color: boolean, fill: Ink): Mark[] {
  const { x, y, width } = CONTENT
  const sentence = END - 40
  return [
    heading(ASSESSMENT_TEXTS.words, y + 5),
    ...wordLines(field.words, { ...CONTENT, y: y + 9, height: sentence - 8 - (y + 9) }, color, fill, 1),
    heading(ASSESSMENT_TEXTS.sentence, sentence + 2),
    writing(x, x + width, sentence + 19),
    writing(x, x + width, sentence + 36),
  ]
}

const STORY_LINES = 7

function storyPage(field: Field, color: boolean, fill: Ink): Mark[] {
  const { x, y, width } = CONTENT
  const story = y + 104
  const step = 15
  return [
    heading(ASSESSMENT_TEXTS.words, y + 5),
    ...wordLines([...field.words, ...field.more], { ...CONTENT, y: y + 8, height: 66 }, color, fill, 2),
    heading(ASSESSMENT_TEXTS.sentence, y + 82),
    writing(x, x + width, y + 96),
    heading(ASSESSMENT_TEXTS.story, story + 3),
    drawPicture(pictureNamed(field.hero), { cx: x + 22, cy: story + 33, size: 42, color }),
    ...Array.from({ length: STORY_LINES }, (_, i) =>
      line(i < 3 ? x + 50 : x, story + 17 + i * step, x + width, story + 17 + i * step, {
        width: 0.45,
        stroke: PALE_GREY,
      }),
    ),
  ]
}

/** Letters of the adult's page, mm. */
const NOTE = 4.6

/** The adult's page: what to do, what to dictate, what was seen, room to note it. */
function adultPage(level: Level, words: readonly string[], sentence: string): Mark[] {
  const { x, y, width } = CONTENT
  const { hypotheses, mastered } = ASSESSMENT_TEXTS
  const steps = ASSESSMENT_TEXTS.steps.filter((step) => level !== 'facil' || step !== ASSESSMENT_TEXTS.stepOfSentence)
  const note = (label: string, at: number, from = x) => text(from, at, label, NOTE, { font: 'text', anchor: 'start' })
  const dictation = y + 8 + steps.length * 8 + 12
  const asked = level === 'facil' ? [] : [heading(ASSESSMENT_TEXTS.dictateSentence, dictation + 42)]
  const spoken = level === 'facil' ? [] : [note(sentence, dictation + 51, x + 6)]
  const observed = dictation + (level === 'facil' ? 46 : 66)
  const ticks = { ...CONTENT, y: observed + 5, height: 36 }
  const lines = observed + 56
  return [
    ...steps.map((step, i) => note(`${i + 1}. ${step}`, y + 6 + i * 8)),
    heading(ASSESSMENT_TEXTS.dictate, dictation),
    ...eachCell(words, cellsOf(2, 3, { box: { ...CONTENT, y: dictation + 4, height: 28 }, gap: 2 }), (word, cell, i) =>
      note(`${i + 1}. ${word}`, middleY(cell) + 1.5, cell.x + 6),
    ),
    ...asked,
    ...spoken,
    heading(ASSESSMENT_TEXTS.observed, observed),
    ...eachCell(
      level === 'desafio' ? mastered : hypotheses,
      cellsOf(2, 3, { box: ticks, gap: 2 }),
      (label, cell): Mark[] => [
        rect(cell.x, middleY(cell) - 2.8, 5.6, 5.6, { radius: 0.8, width: 0.45 }),
        note(label, middleY(cell) + 1.6, cell.x + 9),
      ],
    ).flat(),
    heading(ASSESSMENT_TEXTS.notes, lines),
    ...Array.from({ length: Math.floor((END - lines - 4) / 11) }, (_, i) =>
      line(x, lines + 12 + i * 11, x + width, lines + 12 + i * 11, { width: 0.35, stroke: PALE_GREY }),
    ),
  ]
}

const fieldOf = (theme: string | undefined, index: number): Field => {
  const first = Math.max(
    0,
    FIELDS.findIndex(({ id }) => id === theme),
  )
  const field = FIELDS[(first + index) % FIELDS.length]
  if (!field) throw new RangeError('no fields of words')
  return field
}

function drawPage(random: Random, field: Field, level: Level, color: boolean): DrawnPage<AssessmentFacts> {
  const fill = color ? tint(random.pick(SOFT_FILLS), 0.45) : WHITE
  const names = level === 'desafio' ? [...field.words, ...field.more] : field.words
  const words = names.map(capitals)
  const page =
    level === 'facil'
      ? firstPage(random, field, color, fill)
      : level === 'medio'
        ? wordsPage(field, color, fill)
        : storyPage(field, color, fill)
  return {
    marks: page,
    adult: adultPage(level, words, field.sentence),
    facts: {
      words: names,
      syllables: names.map((name) => pictureNamed(name).syllables.length),
      sentence: field.sentence,
    },
    items: names,
  }
}

export const sondagem: SheetKind<PagesFacts<AssessmentFacts>> = {
  id: 'sondagem',
  category: 'alfabetizacao',
  themes: FIELDS.map(({ id }) => id),
  draw: (options) =>
    composeSheet(options, 'write', (random, index) =>
      drawPage(random, fieldOf(options.theme, index), options.level, options.color),
    ),
}
