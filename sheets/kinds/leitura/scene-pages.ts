/** Pages of a scene: read it, say who speaks, or make it from a story. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { line } from '../../scene/marks.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { STAGE, type StageSet, theatreStage } from '../../studio/places/theatre-stage.ts'
import { bubbleBeside } from '../../studio/shapes/speech-bubbles.ts'
import { badge } from '../escrita/papers.ts'
import { answerPaper, askedRows, stepIn } from './asked-rows.ts'
import type { Speech, StageScene } from './scene-facts.ts'
import type { ToldScene } from './told-scenes.ts'

const PAPER = { x: 13, width: 184 }
const [SIZE, NAME_SIZE, LEADING] = [4.8, 4.8, 6.4]
/** Columns of a script: names and speeches. */
const [NAMES, WORDS, WORDS_WIDTH] = [PAPER.x + 5, PAPER.x + 46, 134]

interface Row {
  readonly speech: Speech
  readonly number: number
  readonly lines: readonly string[]
  readonly y: number
}

const directionOf = ({ direction }: Speech) => (direction ? `(${direction})` : '')

/** Speeches of a script below one another, with `gap` between them. */
function rowsOf(speeches: readonly Speech[], top: number, gap: number): Row[] {
  let [y, number] = [top, 0]
  return speeches.map((speech) => {
    if (speech.who) number++
    const words = `${directionOf(speech)} ${speech.words}`.trim()
    const lines = wrapText(words, 'text', SIZE, speech.who ? WORDS_WIDTH : 172)
    const row = { speech, number, lines, y }
    y += lines.length * LEADING + gap
    return row
  })
}

/** The gap between speeches that lets them fill a height, mm. */
export function gapIn(speeches: readonly Speech[], height: number): number {
  const rows = rowsOf(speeches, 0, 0)
  const lines = rows.reduce((sum, row) => sum + row.lines.length, 0)
  return Math.min(4.6, (height - lines * LEADING) / (rows.length - 1))
}

interface Script {
  readonly top: number
  readonly gap: number
  readonly isNumbered: boolean
  /** Directions are underlined in the key. */
  readonly isMarked: boolean
}

function script(pen: Pen, speeches: readonly Speech[], { top, gap, isNumbered, isMarked }: Script): PageMark[] {
  return rowsOf(speeches, top, gap).flatMap(({ speech, number, lines, y }): PageMark[] => {
    const { who, isOpen } = speech
    const x = who ? WORDS : NAMES
    const marked = measureText(directionOf(speech), 'text', SIZE)
    const name = (who ?? '').toUpperCase()
    const middle = y - SIZE * 0.35
    return [
      ...marksOf(lines.map((words, i) => pen.text(x, y + i * LEADING, words, SIZE, { font: 'text', anchor: 'start' }))),
      ...(isMarked && marked > 0
        ? [answer([line(x, y + 1.3, x + marked, y + 1.3, { stroke: ANSWER_RED, width: 0.7 })])]
        : []),
      ...(who && isNumbered ? marksOf(badge(pen, [NAMES + 2.5, middle], number, 3.1)) : []),
      ...(who && !isOpen
        ? marksOf(pen.text(NAMES + (isNumbered ? 8 : 0), y, `${name}:`, NAME_SIZE, { anchor: 'start' }))
        : []),
      ...(who && isOpen
        ? [
            ...marksOf(pen.shape(box(NAMES, middle - 4.2, 33, 8.4, 1.8), 'white', 0.9)),
            writtenAnswer(NAMES + 16.5, middle, name, 4.6),
          ]
        : []),
    ]
  })
}

const THREE = [57, 104, 152]

export function shortScenePage(pen: Pen, set: StageSet, scene: StageScene, look: number): PageMark[] {
  return [
    ...marksOf([
      theatreStage(pen, { set, ...scene, xs: THREE, look }),
      answerPaper(pen, { ...PAPER, y: STAGE.foot + 3, height: 70 }),
      answerPaper(pen, { ...PAPER, y: STAGE.foot + 76, height: 64 }),
    ]),
    ...script(pen, scene.speeches, { top: STAGE.foot + 11, gap: 3, isNumbered: true, isMarked: false }),
    ...askedRows(pen, scene.asks, {
      x: PAPER.x + 5,
      y: STAGE.foot + 86,
      width: 174,
      step: stepIn(scene.asks, 174, 4.8, 58),
      size: 4.8,
    }),
  ]
}

export function openScenePage(pen: Pen, set: StageSet, scene: StageScene, look: number): PageMark[] {
  return [
    ...marksOf([
      theatreStage(pen, { set, ...scene, xs: THREE, look }),
      answerPaper(pen, { ...PAPER, y: STAGE.foot + 3, height: 90 }),
      answerPaper(pen, { ...PAPER, y: STAGE.foot + 96, height: 44 }),
    ]),
    ...script(pen, scene.speeches, {
      top: STAGE.foot + 12,
      gap: gapIn(scene.speeches, 82),
      isNumbered: false,
      isMarked: true,
    }),
    ...askedRows(pen, scene.asks, {
      x: PAPER.x + 5,
      y: STAGE.foot + 106,
      width: 174,
      step: stepIn(scene.asks, 174, 4.8, 40),
      size: 4.8,
    }),
  ]
}

const [STORY_TOP, STORY_SIZE, STORY_LEADING] = [STAGE.foot + 3, 5, 7.4]
const BALLOON = { y: 67.5, width: 56, height: 26 }

function balloon(pen: Pen, { next, example }: ToldScene): PageMark[] {
  const x = next === 0 ? 84 : 72
  const side = next === 0 ? -1 : 1
  return [
    ...marksOf([
      pen.shape(bubbleBeside({ ...BALLOON, x }, side, BALLOON.y + 20, 7, BALLOON.y + 27), 'white', 1.2),
      pen.line([9.5, 16.5, 23].map((dy) => `M${x + 5} ${BALLOON.y + dy}H${x + BALLOON.width - 5}`).join(''), 0.5),
    ]),
    writtenAnswer(
      x + BALLOON.width / 2,
      BALLOON.y + 5.6,
      `Ex.: ${example}`,
      fitTextSize(`Ex.: ${example}`, 'display', 5.2, 48),
    ),
  ]
}

export function toldScenePage(pen: Pen, set: StageSet, scene: ToldScene, look: number): PageMark[] {
  const { story, told, cast } = scene
  const words = wrapText(story, 'text', STORY_SIZE, PAPER.width - 12)
  const height = words.length * STORY_LEADING + 6
  const top = STORY_TOP + height + 3
  const step = (282 - top - 4) / told.length
  return [
    ...marksOf([
      theatreStage(pen, { set, cast, plot: scene.plot, xs: [56, 158], look }),
      answerPaper(pen, { ...PAPER, y: STORY_TOP, height }),
      words.map((one, i) =>
        pen.text(PAPER.x + 6, STORY_TOP + 8.4 + i * STORY_LEADING, one, STORY_SIZE, { font: 'text', anchor: 'start' }),
      ),
      answerPaper(pen, { ...PAPER, y: top, height: 282 - top }),
    ]),
    ...balloon(pen, scene),
    ...told.flatMap(({ who, verb, direction, words: spoken }, i): PageMark[] => {
      const [x, y] = [PAPER.x + 6, top + 11 + i * step]
      const name = who.toUpperCase()
      const from = x + measureText(name, 'display', 5.4) + 4
      return [
        ...marksOf([
          pen.text(x, y, name, 5.4, { anchor: 'start' }),
          pen.text(from, y, '(', 6, { font: 'text', anchor: 'start' }),
          pen.line(`M${from + 4} ${y + 1}H${from + 54}`, 0.6),
          pen.text(from + 56, y, ')', 6, { font: 'text', anchor: 'start' }),
          pen.text(PAPER.x + PAPER.width - 6, y, `verbo: ${verb}`, 4.4, { font: 'text', anchor: 'end' }),
          pen.text(x, y + 13, '—', 5.4, { anchor: 'start' }),
          pen.line(`M${x + 8} ${y + 14}H${PAPER.x + PAPER.width - 6}`, 0.6),
        ]),
        writtenAnswer(from + 29, y - 3, direction, 5),
        writtenAnswer(105, y + 10, spoken, 5),
      ]
    }),
  ]
}
