/** Sheets of whole pictures, each page with texts of its place. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { clearOfTitle, pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Sheet, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { marksOf, Pen } from '../../studio/pen.ts'

/** A page: `look` goes on from page to page. */
export type Draw<Facts> = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<Facts>

/** The items of the theme's place. */
export const placed = <Item extends { readonly place: string }>(
  { theme }: SheetOptions,
  places: readonly string[],
  items: readonly Item[],
): Item[] => items.filter(({ place }) => place === (theme ?? places[0]))

/** One item for each page, none twice while they last. */
export function oneEach<Item>(options: SheetOptions, items: readonly Item[]): (index: number) => Item {
  const one = dealPages(options, { items, perPage: 1, mostShared: 1 }).flat()
  return (index) => {
    const item = one[index]
    if (item === undefined) throw new RangeError(`nothing for page ${index + 1}`)
    return item
  }
}

/** A name for each page: the theme on the first one, then the next ones round and round. */
export function goingRound<Name extends string>({ theme }: SheetOptions, names: readonly [Name, ...Name[]]) {
  const first = Math.max(0, names.indexOf(theme as Name))
  return (index: number): Name => inTurn(names, first + index)
}

/** `looks` of the place, of which the sheet begins with any. */
export const wholePages = <Facts>(options: SheetOptions, draw: Draw<Facts>, looks: number): Sheet<PagesFacts<Facts>> =>
  composeSheet(options, 'write', (random, index, sheet) => {
    const pen = new Pen(options.color)
    const page = draw(pen, random, sheet.fork('look').integer(0, looks - 1) + index, index)
    const marks = [...clearOfTitle(page.marks, options.title), ...marksOf(pictureTitle(pen, options))]
    return { ...page, marks, whole: true }
  })
