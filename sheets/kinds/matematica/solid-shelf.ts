/** A cabinet of things or of wooden solids: the child writes the name of each shape; the names are on the notice. */
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { box, circle, points } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { type Bay, baysOf, blockShop, CABINET, NOTICE } from '../../studio/places/block-shop.ts'
import { onTheCabinet } from '../../studio/places/solid-room.ts'
import type { SolidThing } from './solid-bodies.ts'
import { SOLID_THINGS } from './solid-things.ts'
import { findSolid, inkOfSolid, NAMED_SOLIDS, type Solid, standingSolid } from './solids-drawn.ts'

const [COLUMNS, ROWS, DRAWER] = [2, 3, 15]
export const ON_SHELF = COLUMNS * ROWS
/** Room above a thing and between it and the sides of its bay, mm. */
const AIR = 4

/** One name fits two things, so that two of the seven are left over and the last one is not found by striking out. */
function isVaried(page: readonly SolidThing[], { solid }: SolidThing): boolean {
  const shapes = new Set(page.map((one) => one.solid))
  const hasTwins = shapes.size < page.length
  if (shapes.has(solid)) return !hasTwins
  return hasTwins || page.length < ON_SHELF - 1
}

export const dealThings = (options: SheetOptions): SolidThing[][] =>
  dealPages(options, {
    items: SOLID_THINGS,
    perPage: ON_SHELF,
    mostShared: SMALL_DECK,
    nameOf: ({ id }) => id,
    accept: isVaried,
  })

/** The front of a drawer with a line for the name. */
function drawerOf(pen: Pen, { room, drawer }: Bay, name: string): PageMark[] {
  const label = { x: drawer.x + 8, width: drawer.width - 16 }
  const base = drawer.y + drawer.height - 4.4
  return [
    ...marksOf([
      pen.shape(box(label.x, drawer.y + 1.6, label.width, drawer.height - 3.2, 1.5), 'white', 0.7),
      pen.line(`M${label.x + 5} ${base}h${label.width - 10}`, 0.6),
      [drawer.x + 4, drawer.x + drawer.width - 4].map((x) =>
        pen.shape(circle(x, drawer.y + drawer.height / 2, 1.7), 'brown', 0.8),
      ),
    ]),
    writtenAnswer(room.x + room.width / 2, base - 3.7, name, 5.6),
  ]
}

/** Middles and baselines of the names, four above and three below, from the notice's corner, mm. */
const NAMES = points('26,9 62,9 86,9 107,9 20,16.2 50,16.2 91,16.2')

/** Names in alphabetical order, and how many of them are used. */
function names(pen: Pen, hint: string): Drawing {
  return [
    NAMED_SOLIDS.map(({ name }) => name)
      .sort((a, b) => a.localeCompare(b, 'pt-BR'))
      .map((name, i) => {
        const [x, y] = NAMES[i] ?? [0, 0]
        return pen.text(NOTICE.x + x, NOTICE.y + y, name, 4.6, { font: 'text' })
      }),
    pen.text(NOTICE.x + NOTICE.width / 2, NOTICE.y + 23, hint, 4.4),
  ]
}

function cabinet(
  options: SheetOptions,
  variant: number,
  hint: string,
  draw: (pen: Pen, bays: readonly Bay[]) => PageMark[],
) {
  const pen = new Pen(options.color)
  const bays = baysOf(COLUMNS, ROWS, DRAWER)
  return {
    marks: [
      ...marksOf([blockShop(pen, bays, [], variant), onTheCabinet(pen, CABINET.y - 3, variant), names(pen, hint)]),
      ...draw(pen, bays),
      ...marksOf(pictureTitle(pen, options)),
    ],
    whole: true,
  }
}

export function thingsPage(things: readonly SolidThing[], options: SheetOptions, variant: number) {
  const draw = (pen: Pen, bays: readonly Bay[]) =>
    things.flatMap((thing, i) => {
      const bay = bays[i] as Bay
      const { x, y, width, height } = bay.room
      const scale = Math.min(1.15 * thing.size, (height - AIR) / thing.height, (width - 2 * AIR) / thing.width)
      return [
        ...marksOf(pen.at(x + width / 2, y + height - 0.6, scale, thing.draw)),
        ...drawerOf(pen, bay, findSolid(thing.solid).name),
      ]
    })
  return {
    ...cabinet(options, variant, 'Um nome se repete e dois sobram.', draw),
    items: things.map(({ id }) => id),
  }
}

const SOLID_SIZE = 42

export function solidsPage(solids: readonly Solid[], options: SheetOptions, variant: number) {
  const draw = (pen: Pen, bays: readonly Bay[]) =>
    solids.flatMap((solid, i) => {
      const bay = bays[i] as Bay
      const { x, y, width, height } = bay.room
      return [
        ...standingSolid(solid, x + width / 2, y + height - 0.6, SOLID_SIZE, inkOfSolid(solid, pen.colour)),
        ...drawerOf(pen, bay, solid.name),
      ]
    })
  return { ...cabinet(options, variant, 'Um nome sobra.', draw), items: solids.map(({ id }) => id) }
}
