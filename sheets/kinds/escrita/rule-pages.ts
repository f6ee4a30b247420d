/** Four groups play one game in a yard, each at another step; below, the board with its rules. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { capital } from '../../page/capital.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { CHALK_STEPS } from '../../studio/games/chalk-steps.ts'
import { HAND_STEPS } from '../../studio/games/hand-steps.ts'
import type { GameDrawing, Players } from '../../studio/games/players.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type RulePlace, rulesBoard, rulesYard } from '../../studio/places/rules-yard.ts'
import { answerBox, badge, labelled, ruled } from './papers.ts'
import { type GameRules, type RuleStep, sentenceOf } from './rule-facts.ts'

export interface RulesTask {
  readonly rules: GameRules
  /** Steps in the order of the four scenes. */
  readonly scenes: readonly RuleStep[]
  /** Steps in the order of the board. */
  readonly listed: readonly RuleStep[]
}

interface Layout {
  readonly feet: readonly [back: number, front: number]
  readonly scale: number
  /** Upper edge of the board. */
  readonly board: number
}

const STEPS: Readonly<Record<GameRules['game'], readonly GameDrawing[]>> = { ...CHALK_STEPS, ...HAND_STEPS }
/** Games on the ground are drawn larger. */
const zoomOf = (game: GameRules['game']) => (game === 'pega-varetas' || game === 'cinco-marias' ? 1.15 : 1)
/** Larger scenes go up, so that their things keep clear of the boxes, mm. */
const RAISED = 2.5
/** Most children of a scene. */
const MOST = 4
const [X, WIDTH, FOOT] = [14, 182, 283]
const [LEFT, RIGHT] = [X + 9, X + WIDTH - 9]
const COLUMNS = [56, 154] as const

const spotsOf = ({ feet: [back, front] }: Layout): Spot[] =>
  [back, front].flatMap((y) => COLUMNS.map((x): Spot => [x, y]))

/** Each scene with children that no other scene has. */
function scenesOf(pen: Pen, { rules, scenes }: RulesTask, players: Players, layout: Layout): Drawing {
  return spotsOf(layout).map(([x, y], i) => {
    const step = scenes[i]
    const draw = step && STEPS[rules.game][rules.steps.indexOf(step)]
    if (!draw) throw new RangeError(`no scene ${i} of ${rules.game}`)
    const zoom = zoomOf(rules.game)
    return pen.at(x, zoom > 1 ? y - RAISED : y, layout.scale * zoom, (own) =>
      draw(own, players.slice(i * MOST, (i + 1) * MOST)),
    )
  })
}

const inPlace = (pen: Pen, place: RulePlace, task: RulesTask, players: Players, layout: Layout): PageMark[] =>
  marksOf([
    rulesYard(pen, place),
    scenesOf(pen, task, players, layout),
    rulesBoard(pen, { x: X, y: layout.board, width: WIDTH, height: FOOT - layout.board }),
  ])

const numbers = (pen: Pen, { rules, scenes }: RulesTask, layout: Layout, below: number, side: number): PageMark[] =>
  spotsOf(layout).flatMap(([x, y], i) => {
    const step = scenes[i]
    return step ? answerBox(pen, [x, y + below + side / 2], side, String(rules.steps.indexOf(step) + 1)) : []
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

const READ: Layout = { feet: [110, 170], scale: 0.62, board: 193 }

export function readPage(pen: Pen, place: RulePlace, players: Players, task: RulesTask): PageMark[] {
  const { rules, listed } = task
  const y = READ.board
  const sentences = listed.map(sentenceOf)
  const size = Math.min(...sentences.map((one) => fitTextSize(one, 'text', 5.4, RIGHT - LEFT - 11)))
  return [
    ...inPlace(pen, place, task, players, READ),
    ...numbers(pen, task, READ, 7.5, 11),
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

const FILL: Layout = { feet: [121, 179], scale: 0.66, board: 193 }
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

const WRITE: Layout = { feet: [104, 158], scale: 0.56, board: 175.5 }
const DRAWN = { x: 142, width: 45, height: 29 }

export function writePage(pen: Pen, place: RulePlace, players: Players, task: RulesTask): PageMark[] {
  const { rules } = task
  const y = WRITE.board
  const fields = [
    ['Nome do jogo:', rules.game],
    ['Material:', rules.material],
    ['Jogadores:', rules.players],
  ] as const
  return [
    ...inPlace(pen, place, task, players, WRITE),
    ...numbers(pen, task, WRITE, 6, 10),
    ...fields.flatMap(([label, value], i) =>
      labelled(pen, { label, at: [LEFT, y + 12 + i * 9.2], to: DRAWN.x - 5, size: 5, value }),
    ),
    ...marksOf([
      pen.shape(box(DRAWN.x, y + 6, DRAWN.width, DRAWN.height, 2), 'white', 0.8),
      pen.text(DRAWN.x + DRAWN.width / 2, y + 11, 'Desenho do material', 3.8, { font: 'text' }),
      pen.text(LEFT, y + 39, 'Como se joga:', 5, { anchor: 'start' }),
      rules.steps.map((_, i) => badge(pen, [LEFT + 4, y + 45 + i * 14.9], i + 1, 3.7)),
    ]),
    writtenAnswer(LEFT + 62, y + 37.2, '(resposta possível)', 4.4),
    ...rules.steps.flatMap((step, i) =>
      ruled(pen, {
        at: [LEFT + 11, y + 47.6 + i * 14.9],
        to: RIGHT,
        step: 7.4,
        count: 2,
        value: sentenceOf(step),
        size: 5,
      }),
    ),
  ]
}
