/** Plane shapes: counting those that a thing is built of, naming kites in every position, finding paintings by clues. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import { BLUE, GREEN, ORANGE, PINK, YELLOW } from '../../scene/inks.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { Pen } from '../../studio/pen.ts'
import { POLYGONS, type Polygon, type Shown } from './plane-shapes.ts'
import { drawGallery } from './polygon-gallery.ts'
import { drawKites } from './polygon-kites.ts'
import { drawBuilding } from './shape-building-page.ts'
import { BUILDINGS, type Built, mirroredPart } from './shape-buildings.ts'

export interface ShapePage {
  /** The built figure, or nothing. */
  readonly subject: string
  /** Names of the shapes. */
  readonly shapes: readonly string[]
}

/** The picture as in a mirror. */
const mirrored = ({ name, parts }: Built): Built => ({ name, parts: parts.map(mirroredPart) })

/** Polygons of a page; of one that comes twice, two drawings. */
const ON_PAGE = 8

function shownOn(random: Random, polygons: readonly Polygon[], page: number): Shown[] {
  const order = random.shuffle(polygons)
  const first = order.map(() => random.integer(0, 2))
  return Array.from({ length: ON_PAGE }, (_, i) => ({
    polygon: order[i % order.length] as Polygon,
    look: (first[i % order.length] ?? 0) + Math.floor(i / order.length) + page,
  }))
}

const namesOf = (shown: readonly Shown[]) =>
  [...new Set(shown.map(({ polygon }) => polygon.name))].sort((a, b) => a.localeCompare(b, 'pt-BR'))

export const formasPlanas: SheetKind<PagesFacts<ShapePage>> = {
  id: 'formas-planas',
  category: 'matematica',
  themes: ['formas-geometricas'],
  draw: (options) => {
    const { level, color } = options
    const random = createRandom(options.seed).fork('shapes')
    const pen = new Pen(color)
    const inks = color ? random.fork('inks').shuffle([YELLOW, BLUE, ORANGE, GREEN, PINK]) : []
    const buildings = random
      .fork('built')
      .shuffle(BUILDINGS)
      .map((built) => ({ built, isMirrored: random.chance(0.5) }))
    const cast = random.fork('cast').shuffle(STANDING)
    const look = random.fork('look').integer(0, 5)
    return composeSheet(options, level === 'facil' ? 'count' : 'write', (source, index) => {
      const people = [...cast.slice((index * 4) % cast.length), ...cast]
      const page = (drawn: readonly PageMark[], facts: ShapePage, items: readonly string[], pictures = items) => ({
        marks: [...drawn, ...taskTitle(pen, options)],
        facts,
        items,
        pictures,
        whole: true,
      })
      const building = buildings[index % buildings.length]
      if (level === 'facil' && building) {
        const { built, isMirrored } = building
        const drawn = drawBuilding(pen, isMirrored ? mirrored(built) : built, isMirrored, inks, people[0])
        return page(drawn, { subject: built.name, shapes: built.parts.map(({ shape }) => shape) }, [built.name])
      }
      const shown = shownOn(source, level === 'medio' ? POLYGONS.slice(0, 5) : POLYGONS, index)
      const names = namesOf(shown)
      const asked = source.shuffle(shown.map((_, i) => i))
      const drawn =
        level === 'medio'
          ? drawKites(pen, shown, names, people)
          : drawGallery(pen, { shown, asked, names, cast: people, look: look + index })
      return page(
        drawn,
        { subject: '', shapes: shown.map(({ polygon }) => polygon.name) },
        [],
        level === 'medio' ? ['pipa'] : [],
      )
    })
  },
}
