/** A game in its place, its rules out of order, and questions for somebody who played long ago. */

import { fitTextSize } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import { GIVE, HANDS_UP } from '../../studio/cast/poses.ts'
import { type Player, type Players, player } from '../../studio/games/players.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type PlayPlace, playPlace } from '../../studio/places/play-place.ts'
import { gameNamed, type Rules } from './games.ts'

export interface RulesFacts {
  readonly rules: Rules
  /** The steps as the paper has them. */
  readonly shown: readonly string[]
}

const PAPER = { x: 14, y: 137, width: 182, height: 88 }
const ASKING = { x: 54, y: 229, width: 142, height: 52 }
const [STEP, FIRST, BOX] = [13.6, 18, 10.5]
const questions = ({ game, asks }: Rules) => [`Você brincava de ${game}?`, 'Onde e com quem?', asks]

const steps = (pen: Pen, { rules, shown }: RulesFacts): PageMark[] => {
  const room = PAPER.width - 30
  const size = Math.min(...shown.map((step) => fitTextSize(step, 'text', 6, room)))
  const name = `Como se brinca: ${rules.game}`
  return [
    ...marksOf([
      pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 3), 'white', 1.1),
      pen.text(PAPER.x + PAPER.width / 2, PAPER.y + 8, name, 6.4),
      pen.text(PAPER.x + PAPER.width / 2, PAPER.y + 15, rules.note, 4.8, { font: 'text' }),
    ]),
    ...shown.flatMap((step, i): PageMark[] => {
      const y = PAPER.y + FIRST + STEP * (i + 0.5)
      return [
        ...marksOf([
          pen.shape(box(PAPER.x + 6, y - BOX / 2, BOX, BOX, 2), 'white', 0.9),
          pen.text(PAPER.x + 22, y + size * 0.35, step, size, { font: 'text', anchor: 'start' }),
        ]),
        writtenAnswer(PAPER.x + 6 + BOX / 2, y, String(rules.steps.indexOf(step) + 1), 6.6),
      ]
    }),
  ]
}

const interview = (pen: Pen, rules: Rules, asking: Player | undefined): Drawing => [
  pen.shape(box(ASKING.x, ASKING.y, ASKING.width, ASKING.height, 3), 'white', 1.1),
  pen.text(ASKING.x + 6, ASKING.y + 8, 'Entreviste uma pessoa mais velha', 5.2, { anchor: 'start' }),
  questions(rules).map((question, i) => {
    const start: Spot = [ASKING.x + 6, ASKING.y + 20 + i * 13]
    return wordsAndLine(pen, question, start, 4.6, ASKING.x + ASKING.width - 6, 3).marks
  }),
  person(pen, 'avo', 21, 281, 0.5, { pose: { ...GIVE, expr: 'alegre' }, wear: { aids: [] } }),
  player(pen, asking, 42, 281, 0.5, { flip: true, pose: { turn: 30, expr: 'alegre' } }),
]

export function rulesPage(pen: Pen, place: PlayPlace, players: Players, facts: RulesFacts): PageMark[] {
  const game = gameNamed(facts.rules.game)
  const scale = Math.min(0.8, 70 / game.reach)
  return [
    ...marksOf([
      playPlace(pen, place, { x: 5, y: 15, width: 200, height: 275, ground: 108, isOld: false }),
      pen.at(105, 125, scale, (own) => game.draw(own, players)),
      game.players === 1
        ? [
            player(pen, players[2], 36, 121, 0.62, { pose: HANDS_UP }),
            player(pen, players[3], 174, 121, 0.62, { flip: true, pose: { turn: 30, expr: 'alegre' } }),
          ]
        : [],
      interview(pen, facts.rules, players[game.players]),
    ]),
    ...steps(pen, facts),
  ]
}
