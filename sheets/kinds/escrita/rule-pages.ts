/** Photos of one game, played by the same children, each at another step; below, the board with its rules. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { capital } from '../../page/capital.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { CHALK_STEPS } from '../../studio/games/chalk-steps.ts'
import { HAND_STEPS } from '../../studio/games/hand-steps.ts'
import type { GameDrawing, Players } from '../../studio/games/players.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type RulePlace, rulesBoard, rulesWall, yardPhoto } from '../../studio/places/rules-yard.ts'
import { answerBox, badge, labelled, ruled } from './papers.ts'
import { type GameRules, type RuleStep, sentenceOf } from './rule-facts.ts'

export interface RulesTask {
  readonly rules: GameRules
  /** Steps in the order of the four scenes. */
  readonly scenes: readonly RuleStep[]
  /** Steps in the order of the board. */
  readonly listed: readonly RuleStep[]
  /** The title of the sheet has the name of the game. */
  readonly isNamed: boolean
}

interface Layout {
  /** Height of a photo. */
  readonly photo: number
  readonly scale: number
  /** From the lower edge of a photo up to the ground's middle. */
  readonly feet: number
  /** Upper edge of the board. */
  readonly board: number
}

/** The steps of each game in their order. */
export const SCENES: Readonly<Record<GameRules['game'], readonly GameDrawing[]>> = { ...CHALK_STEPS, ...HAND_STEPS }
/** Games on the ground are drawn larger. */
const zoomOf = (game: GameRules['game']) => (game === 'pega-varetas' || game === 'cinco-marias' ? 1.1 : 1)
const [X, WIDTH, FOOT] = [14, 182, 283]
const [LEFT, RIGHT] = [X + 9, X + WIDTH - 9]
const PHOTOS = { top: 59, left: 16, width: 87.5, gap: 3 }

const photosOf = ({ photo }: Layout): Box[] =>
  [0, 1].flatMap((row) =>
    [0, 1].map((column) => ({
      x: PHOTOS.left + column * (PHOTOS.width + PHOTOS.gap),
      y: PHOTOS.top + row * (photo + PHOTOS.gap),
      width: PHOTOS.width,
      height: photo,
    })),
  )

/** Photos of the steps, the same children in all. */
function scenesOf(pen: Pen, place: RulePlace, { rules, scenes }: RulesTask, players: Players, layout: Layout): Drawing {
  return photosOf(layout).map((at, i) => {
    const step = scenes[i]
    const draw = step && SCENES[rules.game][rules.steps.indexOf(step)]
    if (!draw) throw new RangeError(`no scene ${i} of ${rules.game}`)
    const scene = pen.at(
      at.x + at.width / 2,
      at.y + at.height - layout.feet,
      layout.scale * zoomOf(rules.game),
      (own) => draw(own, players),
    )
    return yardPhoto(pen, place, at, scene)
  })
}

const inPlace = (pen: Pen, place: RulePlace, task: RulesTask, players: Players, layout: Layout): PageMark[] =>
  marksOf([
    rulesWall(pen),
    scenesOf(pen, place, task, players, layout),
    rulesBoard(pen, { x: X, y: layout.board, width: WIDTH, height: FOOT - layout.board }),
  ])

/** Boxes on the lower edges of the photos. */
const numbers = (pen: Pen, { rules, scenes }: RulesTask, layout: Layout, side: number): PageMark[] =>
  photosOf(layout).flatMap(({ x, y, width, height }, i) => {
    const step = scenes[i]
    const at = [x + width / 2, y + height - side / 2 + 1] as const
    return step ? answerBox(pen, at, side, String(rules.steps.indexOf(step) + 1)) : []
  })

/** Size of the parts above the steps. */
const PART = 5.2

/** A label with its words behind it. */
const part = (pen: Pen, label: string, words: string, x: number, y: number): Drawing => [
  pen.text(x, y, label, PART, { anchor: 'start' }),
  pen.text(x + measureText(label, 'display', PART) + 2, y, words, PART, { font: 'text', anchor: 'start' }),
]

/** Name, material and players of a game, from a height down. */
function parts(pen: Pen, { game, material, players }: GameRules, y: number): Drawing {
  const width = measureText('Jogadores:', 'display', PART) + 2 + measureText(players, 'text', PART)
  return [
    pen.text(X + WIDTH / 2, y + 10.5, capital(game), 7.4),
    part(pen, 'Material:', material, LEFT, y + 19.5),
    part(pen, 'Jogadores:', players, Math.min(X + WIDTH * 0.62, RIGHT - width), y + 19.5),
    pen.text(LEFT, y + 29, 'Como se joga:', PART, { anchor: 'start' }),
  ]
}

const READ: Layout = { photo: 63, scale: 0.56, feet: 18, board: 191 }

export function readPage(pen: Pen, place: RulePlace, players: Players, task: RulesTask): PageMark[] {
  const { rules, listed } = task
  const y = READ.board
  const sentences = listed.map(sentenceOf)
  const size = Math.min(...sentences.map((one) => fitTextSize(one, 'text', 5.4, RIGHT - LEFT - 11)))
  return [
    ...inPlace(pen, place, task, players, READ),
    ...numbers(pen, task, READ, 10),
    ...marksOf([
      parts(pen, rules, y),
      sentences.map((one, i) => [
        badge(pen, [LEFT + 4, y + 36 + i * 8.7], i + 1, 3.7),
        pen.text(LEFT + 11, y + 37.9 + i * 8.7, one, size, { font: 'text', anchor: 'start' }),
      ]),
    ]),
    ...labelled(pen, { label: 'De que você precisa?', at: [LEFT, y + 73], to: RIGHT, size: 5, value: rules.material }),
    ...labelled(pen, { label: 'Quantos jogam?', at: [LEFT, y + 82], to: RIGHT, size: 5, value: rules.players }),
  ]
}

const FILL: Layout = { photo: 63, scale: 0.6, feet: 14, board: 191 }
/** Room for a verb to be written, mm. */
const GAP = 36

export function fillPage(pen: Pen, place: RulePlace, players: Players, task: RulesTask): PageMark[] {
  const { rules, listed } = task
  const y = FILL.board
  const from = LEFT + 12
  const shown = listed.map(({ verb, rest }) => `(${verb}) ${rest}`)
  const size = Math.min(...shown.map((one) => fitTextSize(one, 'text', 5.2, RIGHT - from - GAP - 2)))
  return [
    ...inPlace(pen, place, task, players, FILL),
    ...marksOf([
      parts(pen, rules, y),
      pen.text(RIGHT, y + 29, 'Exemplo: andar, ande; correr, corra.', PART, { font: 'text', anchor: 'end' }),
    ]),
    ...listed.flatMap((step, i): PageMark[] => {
      const at = y + 37.5 + i * 11
      return [
        ...answerBox(pen, [LEFT + 4, at - 1.6], 8, step === rules.intruder ? 'X' : ''),
        ...marksOf([
          pen.line(`M${from} ${at + 1}h${GAP}`, 0.6),
          pen.text(from + GAP + 2, at, shown[i] ?? '', size, { font: 'text', anchor: 'start' }),
        ]),
        writtenAnswer(from + GAP / 2, at - 2.6, step.imperative, 5.6),
      ]
    }),
  ]
}

const WRITE: Layout = { photo: 52, scale: 0.46, feet: 15, board: 169 }
const DRAWN = { x: 126, width: 60, top: 12, height: 26 }
/** Distance between two lines to write on, mm. */
const RULE = 8.1

export function writePage(pen: Pen, place: RulePlace, players: Players, task: RulesTask): PageMark[] {
  const { rules, isNamed } = task
  const y = WRITE.board
  const fields = [
    // The title of the page would be the answer.
    ...(isNamed ? [] : ([['Nome do jogo:', rules.game]] as const)),
    ['Jogadores nas cenas:', String(rules.count)],
    ['Material:', rules.material],
  ] as const
  return [
    ...inPlace(pen, place, task, players, WRITE),
    ...numbers(pen, task, WRITE, 9),
    ...fields.flatMap(([label, value], i) =>
      labelled(pen, { label, at: [LEFT, y + 13 + i * (isNamed ? 14 : 11)], to: DRAWN.x - 6, size: 5, value }),
    ),
    ...marksOf([
      pen.text(DRAWN.x + DRAWN.width / 2, y + 9.4, 'Desenho do material', 4.4, { font: 'text' }),
      pen.shape(box(DRAWN.x, y + DRAWN.top, DRAWN.width, DRAWN.height, 2), 'white', 0.8),
      pen.text(LEFT, y + 43.5, 'Como se joga:', 5, { anchor: 'start' }),
      rules.steps.map((_, i) => badge(pen, [LEFT + 4, y + 49.5 + i * RULE * 2], i + 1, 3.7)),
    ]),
    writtenAnswer(LEFT + 62, y + 41.7, '(resposta possível)', 4.4),
    ...rules.steps.flatMap((step, i) =>
      ruled(pen, {
        at: [LEFT + 11, y + 51.5 + i * RULE * 2],
        to: RIGHT,
        step: RULE,
        count: 2,
        value: sentenceOf(step),
        size: 5,
      }),
    ),
  ]
}
