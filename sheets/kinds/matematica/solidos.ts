/** Solids: join them with things of the same shape, write their names, count faces, corners and edges. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { casesPage } from './solid-cases.ts'
import { COUNTED, rackPage } from './solid-rack.ts'
import { dealThings, ON_SHELF, solidsPage, thingsPage } from './solid-shelf.ts'
import { SOLID_THINGS } from './solid-things.ts'
import { findSolid, NAMED_SOLIDS } from './solids-drawn.ts'

export interface SolidPage {
  readonly solids: readonly string[]
  /** The thing that belongs to each; empty where no things are shown. */
  readonly things: readonly string[]
}

/** Things in place of wooden solids. */
const THINGS = 'objetos'

/** Solids of the first years. */
const JOINED = ['cubo', 'bloco-retangular', 'esfera', 'cilindro', 'cone'] as const

/** A solid and a thing that has its shape; never the same thing on two pages while there are others. */
function matched(options: SheetOptions, random: Random): SolidPage[] {
  const decks = new Map(
    JOINED.map((id) => [
      id,
      random.fork(id).shuffle(SOLID_THINGS.filter(({ solid }) => solid === id).map((one) => one.id)),
    ]),
  )
  return Array.from({ length: options.pages }, (_, page) => {
    const solids = random.fork(page).shuffle(JOINED)
    return {
      solids,
      things: solids.map((id) => {
        const deck = decks.get(id) ?? []
        return deck[page % deck.length] ?? ''
      }),
    }
  })
}

export const solidos: SheetKind<PagesFacts<SolidPage>> = {
  id: 'solidos',
  category: 'matematica',
  themes: ['solidos-geometricos', THINGS],
  draw: (options) => {
    const { level } = options
    const random = createRandom(options.seed).fork('solids')
    const shelves = level === 'medio' && options.theme === THINGS ? dealThings(options) : []
    const pairs = level === 'facil' ? matched(options, random) : []
    return composeSheet(options, level === 'facil' ? 'link' : 'write', (source, index, sheet) => {
      const variant = sheet.fork('room').integer(0, 11) + index
      const pair = pairs[index]
      if (pair) return { ...casesPage(source, pair, options, variant), facts: pair }
      const shelf = shelves[index]
      if (shelf) {
        const facts: SolidPage = { solids: shelf.map(({ solid }) => solid), things: shelf.map(({ id }) => id) }
        return { ...thingsPage(shelf, options, variant), facts }
      }
      const solids =
        level === 'medio'
          ? source.shuffle(NAMED_SOLIDS).slice(0, ON_SHELF)
          : source.shuffle(COUNTED).map((id) => findSolid(id))
      const facts: SolidPage = { solids: solids.map(({ id }) => id), things: [] }
      return { ...(level === 'medio' ? solidsPage : rackPage)(solids, options, variant), facts }
    })
  },
}
