/** Rules of games: number the scenes of their steps, complete the verbs, write the rules that four scenes show. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { PLAYERS } from '../../studio/games/players.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { RULE_PLACES, type RulePlace } from '../../studio/places/rules-yard.ts'
import { outOfOrder } from '../historia/out-of-order.ts'
import { GAME_RULES, type GameRules } from './rule-facts.ts'
import { fillPage, type RulesTask, readPage, writePage } from './rule-pages.ts'

const PAGES: Readonly<Record<Level, typeof readPage>> = { facil: readPage, medio: fillPage, desafio: writePage }

/** The intruder has another place on each page. */
function taskOf(random: Random, options: SheetOptions, rules: GameRules, place: number): RulesTask {
  const { steps, intruder } = rules
  const isNamed = options.must?.includes(rules.game) ?? false
  if (options.level !== 'medio') return { rules, scenes: outOfOrder(random, steps), listed: steps, isNamed }
  return { rules, scenes: steps, listed: [...steps].toSpliced(1 + (place % 3), 0, intruder), isNamed }
}

function rulesOf(options: SheetOptions): (index: number) => GameRules {
  const named = GAME_RULES.filter(({ game }) => options.must?.includes(game))
  const deals = dealPages(options, {
    items: GAME_RULES,
    perPage: 1,
    mostShared: named.length ? 1 : SMALL_DECK,
    pinned: named,
    nameOf: ({ game }) => game,
  })
  return (index) => {
    const rules = deals[index]?.[0]
    if (!rules) throw new RangeError(`no page ${index}`)
    return rules
  }
}

export const regrasDoJogo: SheetKind<PagesFacts<RulesTask>> = {
  id: 'regras-do-jogo',
  category: 'alfabetizacao',
  themes: RULE_PLACES,
  draw: (options) => {
    const ruled = rulesOf(options)
    const place = (options.theme ?? RULE_PLACES[0]) as RulePlace
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const rules = ruled(index)
      const task = taskOf(random.fork('task'), options, rules, sheet.fork('intruder').integer(0, 2) + index)
      const marks = PAGES[options.level](pen, place, random.fork('players').shuffle(PLAYERS), task)
      return {
        facts: task,
        marks: [...marks, ...marksOf(pictureTitle(pen, options))],
        items: [rules.game, ...task.scenes.map(({ verb }) => verb)],
        pictures: ['crianças', rules.game, ...rules.shows],
        whole: true,
      }
    })
  },
}
