/**
 * Things cut in two: the child joins each half to the other. The cut is straight for the youngest, then a zigzag; at the
 * hardest level it is slanted, and the second half is turned over.
 */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, pinnedBy, SMALL_DECK } from '../../page/deck.ts'
import type { MatchFacts, MatchItem } from '../../page/match-columns.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { idOfName, wordPicture } from '../../pictures/vocabulary.ts'
import { GREY } from '../../scene/inks.ts'
import { group, type Point, polyline, polylineData, round } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { OPEN_FRUIT } from '../../studio/shapes/open-fruit.ts'
import { type Place, placeOf } from '../matematica/counted-rows.ts'
import { drawPlacedMatching } from '../matematica/matched-place.ts'

interface Whole {
  readonly id: string
  readonly name: string
  /** Wholes of one family look alike in colour or in form. */
  readonly family: string
  /** Within a square of this side about the middle. */
  readonly draw: (size: number, color: boolean) => Mark[]
}

const FRUIT_SIDE = 42

const FRUIT: readonly Whole[] = OPEN_FRUIT.map(({ id, name, tint, draw }) => ({
  id,
  name,
  family: tint,
  draw: (size, color) => [new Pen(color).at(0, 0, size / FRUIT_SIDE, draw)],
}))

/** Pictures by family; both halves of each show enough to be known again. */
const pictured = (families: Readonly<Record<string, string>>): readonly Whole[] =>
  Object.entries(families).flatMap(([family, ids]) =>
    ids.split(' ').map((id) => ({
      id,
      name: wordPicture(id).name,
      family,
      draw: (size: number, color: boolean) => [drawPicture(wordPicture(id), { cx: 0, cy: 0, size, color })],
    })),
  )

const SETS: Readonly<Record<string, readonly Whole[]>> = {
  bichos: pictured({
    faces: 'cat dog rabbit pig owl bear lion panda koala tiger fox monkey frog',
    bodies: 'elephant giraffe zebra sheep cow horse turtle duck rooster penguin toucan',
    small: 'butterfly ladybug bee snail crab octopus fish whale',
  }),
  frutas: FRUIT,
  objetos: pictured({
    vehicles: 'bus car truck airplane rocket boat bicycle',
    boxes: 'gift house padlock suitcase backpack bed castle camera robot clock',
    round: 'umbrella bell crown cup hat teapot boot shirt drum guitar scissors telescope glasses',
  }),
}

interface Cut {
  readonly rows: number
  /** From the upper to the lower edge of a square from -1 to 1. */
  readonly line: readonly Point[]
  readonly turned: boolean
}

const spots = (list: string): Point[] =>
  list.split(' ').map((spot) => {
    const [x = 0, y = 0] = spot.split(',').map(Number)
    return { x, y }
  })

const LEVELS: Readonly<Record<Level, Cut>> = {
  facil: { rows: 4, line: spots('0,-1 0,1'), turned: false },
  medio: {
    rows: 5,
    line: spots('0,-1 .16,-.75 -.16,-.42 .16,-.1 -.16,.22 .16,.54 0,.8 0,1'),
    turned: false,
  },
  desafio: { rows: 6, line: spots('.42,-1 -.42,1'), turned: true },
}
/** Toys of wood on the shelves of a room, fruit on a stall. */
const SHELVES: Readonly<Record<string, Place>> = {
  bichos: { terrain: 'shelves', wall: 'hillFar' },
  objetos: { terrain: 'shelves', wall: 'yellowPale' },
}

/** Of a stall, above its upper shelf, mm. */
const AWNING = { x: 9.6, y: 52.5, width: 190.8, height: 4, stripes: 18 }

const awning = (pen: Pen): Drawing => {
  const { x, y, width, height, stripes } = AWNING
  const wide = width / stripes
  return Array.from({ length: stripes }, (_, i) => {
    const left = round(x + i * wide)
    const d = `M${left} ${y}h${round(wide)}v${height}a${round(wide / 2)} 2.6 0 0 1 ${round(-wide)} 0z`
    return pen.shape(d, i % 2 ? 'white' : 'red', 0.8)
  })
}

/** Families on a page with more rows than the easiest has: halves that look alike compete. */
const familiesOf = (level: Level) => (level === 'facil' ? Number.POSITIVE_INFINITY : 2)

type Part = 'first' | 'second'

/** The half on its side of the cut, in the middle of its box. */
const item = (whole: Whole, part: Part, { line, turned }: Cut, color: boolean): MatchItem => ({
  name: whole.id,
  draw: (box: Box): Mark[] => {
    const size = Math.min(box.width * 1.1, box.height * 0.94)
    const r = size / 2
    const cut = line.map(({ x, y }) => ({ x: x * r, y: y * r }))
    const side = part === 'first' ? -r : r
    const clip = polylineData([...cut, { x: side, y: r }, { x: side, y: -r }], true)
    const drawn = [
      group(0, 0, whole.draw(size, color), { clip }),
      polyline(cut, { stroke: GREY, width: 0.5, dash: [1.6, 1.2] }),
    ]
    const turn = turned && part === 'second' ? { rotate: 180 } : {}
    // Its own half of the square is in the middle of the box.
    const shift = (part === 'first') === !(turned && part === 'second') ? r * 0.45 : -r * 0.45
    return [{ ...group(middleX(box) + shift, box.y + box.height - r, drawn, turn), picture: whole.id }]
  },
})

export const metades: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'metades',
  category: 'pareamento',
  themes: Object.keys(SETS),
  draw: (options) => {
    const { level, color, theme = 'bichos' } = options
    const cut = withAmount(options, LEVELS[level])
    const items = SETS[theme] ?? []
    const pages = dealPages(options, {
      items,
      perPage: cut.rows,
      nameOf: ({ id }) => id,
      mostShared: SMALL_DECK,
      accept: (page, { family }) => {
        const families = new Set([...page.map((one) => one.family), family])
        return families.size <= familiesOf(level)
      },
      pinned: pinnedBy(options, items),
    })
    return composeSheet(options, 'link', (random, index) => {
      const wholes = pages[index] ?? []
      const pairs = wholes.map((whole) => ({
        left: item(whole, 'first', cut, color),
        right: item(whole, 'second', cut, color),
      }))
      const look = { leftWidth: 46, rightWidth: 46 }
      const drawn = drawPlacedMatching(options, SHELVES[theme] ?? placeOf(theme, []), random, pairs, look)
      return {
        ...drawn,
        marks: [...drawn.marks, ...(theme === 'frutas' ? marksOf(awning(new Pen(color))) : [])],
        items: wholes.map(({ name }) => name),
        pictures: wholes.flatMap(({ name }) => idOfName(name) ?? []),
      }
    })
  },
}
