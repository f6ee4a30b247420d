/** A cabinet of things: the child writes the solid that each has the shape of; the names are on the notice. */
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { CHILDREN, castOfPage } from '../../studio/cast/people.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { type Bay, baysOf, blockShop, NOTICE } from '../../studio/places/block-shop.ts'
import { SOLID_THINGS, type SolidThing } from './solid-things.ts'
import { findSolid, NAMED_SOLIDS } from './solids-drawn.ts'

const [COLUMNS, ROWS, DRAWER] = [2, 3, 15]
/** Room above a thing and between it and the sides of its bay, mm. */
const AIR = 4

/** Every name of the notice fits one thing: none is left over. */
const isVaried = (page: readonly SolidThing[], one: SolidThing) => page.every(({ solid }) => solid !== one.solid)

export const dealThings = (options: SheetOptions): SolidThing[][] =>
  dealPages(options, {
    items: SOLID_THINGS,
    perPage: COLUMNS * ROWS,
    mostShared: SMALL_DECK,
    nameOf: ({ id }) => id,
    accept: isVaried,
  })

function shelved(pen: Pen, thing: SolidThing, { room, drawer }: Bay): PageMark[] {
  const scale = Math.min(1.15, (room.height - AIR) / thing.height, (room.width - 2 * AIR) / thing.width)
  const [cx, label] = [room.x + room.width / 2, { x: drawer.x + 8, width: drawer.width - 16 }]
  const base = drawer.y + drawer.height - 4.4
  return [
    ...marksOf([
      pen.at(cx, room.y + room.height - 0.6, scale, thing.draw),
      pen.shape(box(label.x, drawer.y + 1.6, label.width, drawer.height - 3.2, 1.5), 'white', 0.7),
      pen.line(`M${label.x + 5} ${base}h${label.width - 10}`, 0.6),
      [drawer.x + 4, drawer.x + drawer.width - 4].map((x) =>
        pen.shape(circle(x, drawer.y + drawer.height / 2, 1.7), 'brown', 0.8),
      ),
    ]),
    writtenAnswer(cx, base - 3.7, findSolid(thing.solid).name, 5.6),
  ]
}

/** Middles of the columns of names, from the notice's left edge, mm. */
const NAMES = [29, 69, 102] as const

/** Names in alphabetical order, three in a row. */
function names(pen: Pen): Drawing {
  return NAMED_SOLIDS.map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'pt-BR'))
    .map((name, i) =>
      pen.text(NOTICE.x + (NAMES[i % 3] ?? 0), NOTICE.y + 12.6 + Math.floor(i / 3) * 8.4, name, 5, { font: 'text' }),
    )
}

export function shelfPage(things: readonly SolidThing[], options: SheetOptions, variant: number) {
  const pen = new Pen(options.color)
  const bays = baysOf(COLUMNS, ROWS, DRAWER)
  return {
    marks: [
      ...marksOf(blockShop(pen, bays, castOfPage(CHILDREN, variant), variant)),
      ...marksOf(names(pen)),
      ...taskTitle(pen, options),
      ...things.flatMap((thing, i) => shelved(pen, thing, bays[i] as Bay)),
    ],
    whole: true,
    items: things.map(({ id }) => id),
  }
}
