/** Pages of a description: mark true words, answer prompts with a bank, write what only one of four pictures fits. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import type { Level } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, ellipse } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { DESCRIBED, type DescribedScene, type Traits } from '../../studio/places/described-scenes.ts'
import { type Described, descriptionOf, ordered, sceneOf } from './description-facts.ts'
import { answerBox, badge, ruled } from './papers.ts'

export interface DescriptionTask {
  readonly subject: Described
  /** Of the picture, or of all pictures. */
  readonly pictures: readonly Traits[]
  /** Index of the picture that is described. */
  readonly target: number
  /** Pairs to mark, as they are read, with the index of the true one. */
  readonly rows: readonly {
    readonly heading: string
    readonly pairs: readonly { readonly words: readonly string[]; readonly right: number }[]
  }[]
  /** Prompts with the true card and the cards of the bank. */
  readonly prompts: readonly { readonly ask: string; readonly card: string; readonly sentence: string }[]
  readonly bank: readonly string[]
}

const [LEFT, RIGHT, FLOOR] = [16, 194, 188]
const TINTS: readonly [Fill, ...Fill[]] = ['yellowPale', 'pinkPale', 'purplePale', 'foam']

/** The scene from edge to edge, on top of the page. */
const wholeScene = (pen: Pen, scene: DescribedScene, traits: Traits): Drawing => [
  pen.at(9, FLOOR, 192 / DESCRIBED.width, (own) => scene(own, traits)),
  pen.shape(box(4, FLOOR, 204, 104), 'cream', 1.2),
]

const targetOf = ({ pictures, target }: DescriptionTask): Traits => {
  const traits = pictures[target]
  if (!traits) throw new RangeError(`no picture ${target}`)
  return traits
}

function markPage(pen: Pen, task: DescriptionTask, look: number): PageMark[] {
  const step = 23.6
  return [
    ...marksOf(wholeScene(pen, sceneOf(task.subject), targetOf(task))),
    ...task.rows.flatMap(({ heading, pairs }, row): PageMark[] => {
      const y = FLOOR + 2.8 + row * step
      const [one, other] = heading.split(' e o ')
      const lines = other ? [`${one} e`, `o ${other}`] : [heading]
      return [
        ...marksOf([
          pen.shape(box(LEFT - 3, y, RIGHT - LEFT + 6, step - 2.2, 3), 'white', 1),
          pen.shape(box(LEFT - 3, y, 48, step - 2.2, 3), inTurn(TINTS, row + look), 1),
          lines.map((words, i) =>
            pen.text(
              LEFT + 21,
              y + 12.6 + (i - (lines.length - 1) / 2) * 6.4,
              words,
              fitTextSize(words, 'display', 5.2, 43),
            ),
          ),
        ]),
        ...pairs.flatMap(({ words, right }, pair): PageMark[] => {
          const x = LEFT + 53 + pair * 67
          return [
            ...(pair ? marksOf(pen.line(`M${x - 7} ${y + 3}v${step - 8}`, 0.6)) : []),
            ...words.flatMap((word, i): PageMark[] => [
              ...answerBox(pen, [x, y + 5.9 + i * 9.6], 7, i === right ? 'X' : ''),
              ...marksOf(
                pen.text(x + 6.4, y + 7.8 + i * 9.6, word, fitTextSize(word, 'text', 5.4, 51), {
                  font: 'text',
                  anchor: 'start',
                }),
              ),
            ]),
          ]
        }),
      ]
    }),
  ]
}

/** Height of the line for what no card names. */
const LAST = FLOOR + 36 + 4 * 13.6

function promptPage(pen: Pen, task: DescriptionTask, look: number): PageMark[] {
  const width = 43
  return [
    ...marksOf([
      wholeScene(pen, sceneOf(task.subject), targetOf(task)),
      task.bank.map((card, i) => {
        const [x, y] = [LEFT - 1.5 + (i % 4) * (width + 3), FLOOR + 4 + Math.floor(i / 4) * 11]
        return [
          pen.shape(box(x, y, width, 9, 2.4), inTurn(TINTS, look + i + Math.floor(i / 4)), 0.9),
          pen.text(x + width / 2, y + 6.2, card, fitTextSize(card, 'text', 4.8, width - 3), { font: 'text' }),
        ]
      }),
    ]),
    ...task.prompts.flatMap(({ ask, sentence }, i): PageMark[] => {
      const y = FLOOR + 36 + i * 13.6
      return [
        ...marksOf([badge(pen, [LEFT + 2, y - 2.4], i + 1, 3.8), pen.text(LEFT + 9, y, ask, 5.4, { anchor: 'start' })]),
        ...ruled(pen, { at: [LEFT + 46, y + 3], to: RIGHT, step: 0, count: 1, value: sentence, size: 5.4 }),
      ]
    }),
    ...marksOf(pen.text(LEFT - 2, LAST, pen.colour ? 'Conte as cores:' : 'Conte mais:', 5.4, { anchor: 'start' })),
    ...ruled(pen, {
      at: [LEFT + 46, LAST + 3],
      to: RIGHT,
      step: 0,
      count: 1,
      value: `Ex.: ${task.subject.detail[pen.colour ? 'color' : 'line']}`,
      size: 5.4,
    }),
  ]
}

const LETTERS = ['A', 'B', 'C', 'D'] as const
const WALLS: readonly [Fill, ...Fill[]] = ['wallBlue', 'wallYellow', 'wallLilac', 'foam']

/** Height above which the page shows pictures and writing, and below which it is folded away. */
const FOLD = 270

function findPage(pen: Pen, task: DescriptionTask, look: number, who: CastName): PageMark[] {
  const scene = sceneOf(task.subject)
  const [height, width] = [DESCRIBED.low, DESCRIBED.width]
  return [
    ...marksOf([
      pen.shape(box(4, 10, 204, 200), inTurn(WALLS, look), null),
      pen.shape(box(4, 192, 204, 100), 'woodPale', 1),
    ]),
    ...task.pictures.flatMap((traits, i): PageMark[] => {
      const [x, foot] = [15.5 + (i % 2) * (width + 3), 124 + Math.floor(i / 2) * (height + 5)]
      const frame = box(x, foot - height, width, height, 1)
      return [
        ...marksOf([
          pen.clip(
            frame,
            pen.at(x, foot, 1, (own) => scene(own, traits)),
          ),
          pen.shape(frame, null, 1.4),
          badge(pen, [x + 5.6, foot - height + 5.6], LETTERS[i] ?? '', 4.4),
        ]),
        ...(i === task.target
          ? [
              answer(
                marksOf(pen.line(ellipse(x + width / 2, foot - height / 2, width / 2 - 1, height / 2 - 1), 1.6)),
                [],
              ),
            ]
          : []),
      ]
    }),
    ...marksOf([
      pen.shape(box(15, 196, 138, 69, 2), 'white', 1.1),
      pen.text(20, 206, 'Como é? Onde está? O que mais tem?', 5.2, { anchor: 'start' }),
      person(pen, who, 175, 266, 1, {
        pose: { turn: -24, expr: 'alegre', armL: { at: [-17, -30], dir: -100, z: 'front', hand: 'fist' } },
      }),
    ]),
    ...ruled(pen, {
      at: [20, 220],
      to: 148,
      step: 13,
      count: 4,
      value: `Ex. da figura ${LETTERS[task.target]}: ${descriptionOf(task.subject, targetOf(task))}`,
      size: 5.2,
    }),
    ...marksOf([
      pen.shape(box(4, FOLD, 204, 30), 'white', null),
      pen.line(`M9 ${FOLD}H201`, 0.8, undefined, [3, 2]),
      pen.text(16, FOLD + 9.4, 'Anote a letra e dobre para trás antes de dar a folha.', 4.8, {
        font: 'text',
        anchor: 'start',
      }),
      pen.text(176, FOLD + 9.8, 'Sua figura:', 5.4, { anchor: 'end' }),
    ]),
    ...answerBox(pen, [184, FOLD + 8], 11, LETTERS[task.target]),
  ]
}

export const DESCRIPTION_PAGES: Readonly<
  Record<Level, (pen: Pen, task: DescriptionTask, look: number, who: CastName) => PageMark[]>
> = { facil: markPage, medio: promptPage, desafio: findPage }

/** Two things about one noun, its verb once. */
function joined(first: string, second: string): string {
  const [verb] = first.split(' ')
  return `${first} e ${second.startsWith(`${verb} `) ? second.slice(`${verb} `.length) : second}`
}

/** Prompts of a picture in the order of the page, each with its sentence. */
export function promptsOf({ ask, one, traits: kinds, lookTold }: Described, traits: Traits) {
  const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
  return [
    { ask, card: one, sentence: sentence(`é ${one}`) },
    ...kinds.map(({ ask: prompt, cards, told }, i) => ({
      ask: prompt,
      card: ordered(cards, traits[i] ?? true)[0],
      sentence:
        i === 0
          ? `Ex.: ${sentence(joined(lookTold, ordered(told, traits[i] ?? true)[0]))}`
          : sentence(ordered(told, traits[i] ?? true)[0]),
    })),
  ]
}
