/** Games of children: who plays what, the same place then and now, rules in order. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { PLAYERS, PLAYERS_OF_OLD } from '../../studio/games/players.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { PLAY_PLACES, type PlayPlace } from '../../studio/places/play-place.ts'
import { type Era, GAMES, type Game, gameNamed, RULES } from './games.ts'
import { outOfOrder } from './out-of-order.ts'
import { type RulesFacts, rulesPage } from './rules-page.ts'
import { type ThenNowFacts, thenNowPage } from './then-now-page.ts'
import { PLACED, type WhoPlaysFacts, whoPlaysPage } from './who-plays-page.ts'

export interface GameFacts {
  readonly who: WhoPlaysFacts | null
  readonly times: ThenNowFacts | null
  readonly rules: RulesFacts | null
}

const NO_FACTS: GameFacts = { who: null, times: null, rules: null }

type Draw = (pen: Pen, random: Random, index: number) => DrawnPage<GameFacts>

/** Those that need the sky or much room first. */
const behindFirst = (games: readonly Game[]): Game[] =>
  [...games].sort((a, b) => Number(b.isBehind ?? false) - Number(a.isBehind ?? false))

/** The kite is in front of sky, not of the tree of the yard. */
function kiteInTheSky(games: readonly Game[], place: PlayPlace): Game[] {
  const kite = games.find(({ name }) => name === 'pipa')
  if (!kite) return [...games]
  return games.filter((game) => game !== kite).toSpliced(place === 'rua' ? 0 : 1, 0, kite)
}

/** Together they need so many children at most. */
const fitsPlayers = (most: number) => (page: readonly Game[], game: Game) =>
  [...page, game].reduce((sum, { players }) => sum + players, 0) <= most

function whoPages(options: SheetOptions, place: PlayPlace): Draw {
  const deals = dealPages(options, {
    items: GAMES,
    perPage: PLACED,
    mostShared: SMALL_DECK,
    nameOf: ({ name }) => name,
    accept: fitsPlayers(PLAYERS.length),
  })
  return (pen, random, index) => {
    const placed = kiteInTheSky(behindFirst(deals[index] ?? []), place)
    const facts: WhoPlaysFacts = { placed, named: random.shuffle(placed) }
    return {
      facts: { ...NO_FACTS, who: facts },
      marks: whoPlaysPage(pen, place, random.shuffle(PLAYERS), facts),
      items: facts.named.map((game, i) => `${game.name} ${i + 1} ${placed.indexOf(game)}`),
      pictures: ['crianças', ...placed.map(({ name }) => name)],
    }
  }
}

const ofEra = (era: Era) => GAMES.filter((game) => game.era === era)
/** Games of one time alone, in each picture. */
const ALONE = 2

function timePages(options: SheetOptions, place: PlayPlace): Draw {
  const deals = dealPages(options, {
    items: ofEra('both'),
    perPage: 4,
    mostShared: SMALL_DECK,
    nameOf: ({ name }) => name,
    accept: fitsPlayers(9),
  })
  return (pen, random, index) => {
    const both = (deals[index] ?? []).slice(0, random.integer(3, 4))
    const [old, recent] = [random.sample(ofEra('old'), ALONE), random.sample(ofEra('new'), ALONE)]
    const facts: ThenNowFacts = {
      past: behindFirst(random.shuffle([...both, ...old])),
      present: behindFirst(random.shuffle([...both, ...recent])),
      asked: random.shuffle([...both, ...old, ...recent]),
    }
    return {
      facts: { ...NO_FACTS, times: facts },
      marks: thenNowPage(pen, place, [random.shuffle(PLAYERS_OF_OLD), random.shuffle(PLAYERS)], facts),
      items: facts.asked.map(
        (game, i) => `${game.name} ${i} ${facts.past.indexOf(game)} ${facts.present.indexOf(game)}`,
      ),
      pictures: ['crianças', ...facts.asked.map(({ name }) => name)],
    }
  }
}

function rulesPages(options: SheetOptions, place: PlayPlace): Draw {
  const deals = dealPages(options, {
    items: RULES,
    perPage: 1,
    mostShared: SMALL_DECK,
    nameOf: ({ game }) => game,
  })
  return (pen, random, index) => {
    const rules = deals[index]?.[0]
    if (!rules) throw new RangeError(`no page ${index}`)
    const facts: RulesFacts = { rules, shown: outOfOrder(random, rules.steps) }
    const players = random.sample(PLAYERS, gameNamed(rules.game).players + 3)
    return {
      facts: { ...NO_FACTS, rules: facts },
      marks: rulesPage(pen, place, players, facts),
      items: facts.shown.map((step, i) => `${i} ${step}`),
      pictures: ['crianças', rules.game],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, place: PlayPlace) => Draw>> = {
  facil: whoPages,
  medio: timePages,
  desafio: rulesPages,
}

export const brincadeiras: SheetKind<PagesFacts<GameFacts>> = {
  id: 'brincadeiras',
  category: 'pareamento',
  themes: PLAY_PLACES,
  draw: (options) => {
    const draw = PAGES[options.level](options, (options.theme ?? 'rua') as PlayPlace)
    return composeSheet(options, 'write', (random, index) => {
      const pen = new Pen(options.color)
      const { marks, ...page } = draw(pen, random, index)
      return { ...page, marks: [...marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
