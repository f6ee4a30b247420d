/** Solids: find them in a shop, a kitchen or a camp, write their names, count faces, corners and edges. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { createRandom } from '../../page/random.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { SolidPlaceName } from '../../studio/places/solid-places.ts'
import { dealFound, foundPage } from './solid-finds.ts'
import { COUNTED, rackPage } from './solid-rack.ts'
import { dealThings, ON_SHELF, solidsPage, thingsPage } from './solid-shelf.ts'
import { findSolid, NAMED_SOLIDS } from './solids-drawn.ts'

export interface SolidPage {
  /** Of the wooden solids in order, or of each thing where there are none. */
  readonly solids: readonly string[]
  /** Things in order; empty where none are shown. */
  readonly things: readonly string[]
}

const PLACES: readonly SolidPlaceName[] = ['brinquedos', 'cozinha', 'acampamento']
/** The theme's place. Wooden solids are in the shop. */
const placeOf = ({ theme }: SheetOptions): SolidPlaceName => PLACES.find((name) => name === theme) ?? 'brinquedos'

export const solidos: SheetKind<PagesFacts<SolidPage>> = {
  id: 'solidos',
  category: 'matematica',
  themes: ['solidos-geometricos', ...PLACES],
  draw: (options) => {
    const { level, theme } = options
    const place = placeOf(options)
    const random = createRandom(options.seed).fork('solids')
    const shelves = level === 'medio' && place === theme ? dealThings(options, place) : []
    const finds = level === 'facil' ? dealFound(options, place, random) : []
    return composeSheet(options, 'write', (source, index, sheet) => {
      const variant = sheet.fork('room').integer(0, 11) + index
      const found = finds[index]
      if (found) {
        const facts: SolidPage = { solids: found.solids, things: found.things.map(({ id }) => id) }
        return { ...foundPage(found, options, place, variant), facts }
      }
      const shelf = shelves[index]
      if (shelf) {
        const facts: SolidPage = { solids: shelf.map(({ solid }) => solid), things: shelf.map(({ id }) => id) }
        return { ...thingsPage(shelf, options, place, variant), facts }
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
