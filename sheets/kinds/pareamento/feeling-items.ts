/** Things of the two columns: pictures of a scene, faces at a window or in a mirror, words and sentences on paper. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { middleX } from '../../page/cells.ts'
import type { MatchItem } from '../../page/match-columns.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, line, text } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box as boxData, circle, ellipse } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { flowerHead } from '../../studio/shapes/nature.ts'
import { PANEL } from '../../studio/tales/panel.ts'
import { type Emotion, feels } from './feeling-poses.ts'
import type { FeelingScene } from './feeling-types.ts'

/** White around a picture, and below it where something is written there, mm. */
const MARGIN = 1.6
const CAPTION = 6.4

/** A picture on paper, held by a pin. */
export const sceneItem = (scene: FeelingScene, who: CastName, color: boolean, captioned: boolean): MatchItem => ({
  name: scene.feeling,
  draw: (box: Box) => {
    const pen = new Pen(color).plane('middle')
    const foot = captioned ? CAPTION : MARGIN
    const room = { width: box.width - 2 * MARGIN, height: box.height - MARGIN - foot }
    const scale = Math.min(room.width / PANEL.width, room.height / PANEL.height)
    const [width, height] = [PANEL.width * scale, PANEL.height * scale]
    const paper = {
      x: middleX(box) - width / 2 - MARGIN,
      y: box.y,
      width: width + 2 * MARGIN,
      height: height + MARGIN + foot,
    }
    const frame = boxData(0, 0, PANEL.width, PANEL.height, 2)
    const size = fitTextSize(scene.told, 'text', 4.2, paper.width - 3)
    return marksOf([
      pen.shape(boxData(paper.x, paper.y, paper.width, paper.height, 1), 'white', 0.7),
      pen.at(paper.x + MARGIN, paper.y + MARGIN, scale, (own) => [
        own.clip(frame, scene.draw(own, who)),
        own.shape(frame, null, 0.9),
      ]),
      pen.shape(circle(middleX(box), paper.y + 0.4, 1.7), 'red', 0.7),
      captioned
        ? centredText(middleX(box), paper.y + paper.height - CAPTION / 2 - 0.3, scene.told, size, { font: 'text' })
        : [],
    ])
  },
})

/** Of the child that a window shows: units from the waist to the hair. */
const SEEN = { height: 45, waist: 19, width: 40 }

/** The upper half of a child in an opening. */
function inOpening(pen: Pen, { x, y, width, height }: Box, opening: string, who: CastName, feeling: Emotion): Drawing {
  const scale = Math.min(height / SEEN.height, width / SEEN.width)
  return pen.clip(opening, feels(pen, { who, feeling }, [x + width / 2, y + height + SEEN.waist * scale, scale]))
}

const NAME_HEIGHT = 7.4
const nameUnder = (pen: Pen, box: Box, word: string): Drawing => {
  const size = fitTextSize(word, 'display', 5.2, box.width - 6)
  const width = measureText(word, 'display', size) + 6
  const y = box.y + box.height - NAME_HEIGHT
  return [
    pen.shape(boxData(middleX(box) - width / 2, y, width, NAME_HEIGHT, 2), 'white', 0.7),
    centredText(middleX(box), y + NAME_HEIGHT / 2, word, size),
  ]
}

interface Face {
  readonly feeling: Emotion
  readonly who: CastName
  readonly at: 'window' | 'mirror'
  /** Written below it. */
  readonly word?: string
}

/** A child who looks out of a window, or into a mirror. */
export const faceItem = ({ feeling, who, at, word }: Face, color: boolean): MatchItem => ({
  name: feeling,
  draw: (box: Box) => {
    const pen = new Pen(color).plane('middle')
    const height = box.height - (word ? NAME_HEIGHT - 2 : 0)
    const width = Math.min(box.width, height * 1.1)
    const whole = { x: middleX(box) - width / 2, y: box.y, width, height }
    const inner = { x: whole.x + 3, y: whole.y + 3, width: width - 6, height: height - (at === 'window' ? 7 : 6) }
    const shape = (one: Box) =>
      at === 'window'
        ? boxData(one.x, one.y, one.width, one.height, 2)
        : ellipse(middleX(one), one.y + one.height / 2, one.width / 2, one.height / 2)
    const foot = whole.y + whole.height
    return marksOf([
      pen.shape(shape(whole), at === 'window' ? 'wood' : 'yellow', 1),
      pen.shape(shape(inner), 'sky', 0.8),
      inOpening(pen, inner, shape(inner), who, feeling),
      pen.shape(shape(inner), null, 0.8),
      at === 'window'
        ? [
            pen.shape(boxData(whole.x - 2, foot - 4, width + 4, 4, 1), 'woodPale', 0.8),
            word
              ? []
              : [-0.36, 0.36].map((share) => flowerHead(pen, middleX(box) + share * width, foot - 4, 2.6, 'pink')),
          ]
        : [],
      word ? nameUnder(pen, box, word) : [],
    ])
  },
})

const card = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shape(boxData(x, y, width, height, 2.5), 'white', 0.8),
  pen.shape(circle(x + width / 2, y + 0.4, 1.7), 'blue', 0.7),
]

/** A word on paper. */
export const wordItem = (feeling: Emotion, word: string, color: boolean): MatchItem => ({
  name: feeling,
  draw: (box: Box) => {
    const height = Math.min(24, box.height)
    const own = { ...box, y: box.y + (box.height - height) / 2, height }
    return [
      ...marksOf(card(new Pen(color).plane('middle'), own)),
      centredText(middleX(own), own.y + height / 2, word, fitTextSize(word, 'display', 7.6, own.width - 6)),
    ]
  },
})

/** Two or three lines of a sentence that fit the width. */
function wrapped(sentence: string, size: number, room: number): string[] {
  const lines: string[] = []
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && measureText(longer, 'text', size) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const SENTENCE = 4.8

/** A sentence on paper. */
export const sentenceItem = (feeling: Emotion, sentence: string, color: boolean): MatchItem => ({
  name: feeling,
  draw: (box: Box) => {
    const height = Math.min(26, box.height)
    const own = { ...box, y: box.y + (box.height - height) / 2, height }
    const lines = wrapped(sentence, SENTENCE, own.width - 7)
    const first = own.y + height / 2 - ((lines.length - 1) * SENTENCE * 1.35) / 2
    return [
      ...marksOf(card(new Pen(color).plane('middle'), own)),
      ...lines.map((one, i) => centredText(middleX(own), first + i * SENTENCE * 1.35, one, SENTENCE, { font: 'text' })),
    ]
  },
})

/** A word, and room to write why. */
interface ReasonCard {
  readonly item: MatchItem
  /** The sentence of the key on its line. */
  readonly model: (box: Box) => Mark[]
}

const BECAUSE = 'porque'
const REASON = 4.6

export function reasonCard(scene: FeelingScene, word: string, color: boolean): ReasonCard {
  const own = ({ x, y, width, height }: Box): Box => ({
    x,
    y: y + (height - Math.min(32, height)) / 2,
    width,
    height: Math.min(32, height),
  })
  const start = measureText(BECAUSE, 'text', REASON) + 6.5
  const rule = (box: Box, share: number) => box.y + box.height * share
  return {
    item: {
      name: scene.feeling,
      draw: (whole: Box) => {
        const box = own(whole)
        const [one, two] = [rule(box, 0.64), rule(box, 0.9)]
        return [
          ...marksOf(card(new Pen(color).plane('middle'), box)),
          centredText(middleX(box), rule(box, 0.25), word, fitTextSize(word, 'display', 6.4, box.width - 6)),
          text(box.x + 4, one - 0.6, BECAUSE, REASON, { font: 'text', anchor: 'start' }),
          line(box.x + start, one, box.x + box.width - 4, one, { width: 0.5 }),
          line(box.x + 4, two, box.x + box.width - 4, two, { width: 0.5 }),
        ]
      },
    },
    model: (whole) => {
      const box = own(whole)
      const room = box.width - 8
      return [
        text(box.x + 4, rule(box, 0.9) - 0.8, scene.because, fitTextSize(scene.because, 'text', 5.2, room), {
          font: 'text',
          anchor: 'start',
          fill: ANSWER_RED,
        }),
      ]
    },
  }
}
