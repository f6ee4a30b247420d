/**
 * Halves of things cut along their mirror, on the shelves of a stall or a room or on a slope: the child joins the two
 * of a thing. At the middle level one half is left over; at the hardest they are upside down and one has a false size.
 */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, pinnedBy, SMALL_DECK } from '../../page/deck.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { idOfName } from '../../pictures/vocabulary.ts'
import { round } from '../../scene/marks.ts'
import { type Level, type Mark, PAGE_WIDTH_MM, type SheetKind } from '../../scene/scene.ts'
import type { Half } from '../../studio/mirror/grid-figure.ts'
import { type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { fillOf, HALF_THEMES, type HalfThing, halvesOf } from './half-things.ts'
import { boardSpots, type LandSpots, landSpots, pairLand } from './pair-land.ts'
import { pairRoom } from './pair-room.ts'

interface Plan {
  readonly rows: number
  readonly turned: boolean
}

const LEVELS: Readonly<Record<Level, Plan>> = {
  facil: { rows: 4, turned: false },
  medio: { rows: 4, turned: false },
  desafio: { rows: 5, turned: true },
}
/** Width of a box on a slope, and from the page's edge to the middle of a cupboard, mm. */
const [WIDTH, CUPBOARD] = [53, 48]
/** Width of a box on a shelf: halves are narrower where there are more of them. */
const SHELVES: Readonly<Record<Level, number>> = { facil: 46, medio: 42, desafio: 36 }
/** Above a half and below it, mm. */
const [HEAD_GAP, FOOT_GAP] = [2.5, 0.6]
/** Size of the false half beside the true one. */
const FALSE = 0.66
/** From a half's cut to the edge of its box where the dot is, as a share of the free width. */
const INNER = 0.35

interface Look {
  readonly color: boolean
  readonly fill: Fill | null
  /** Of a whole thing on this page, mm. */
  readonly tall: number
  readonly turned?: boolean
  readonly share?: number
}

function drawHalf(thing: HalfThing, half: Half, room: Box, { color, fill, tall, turned, share = 1 }: Look): Mark[] {
  const { top, height, reach } = thing
  const scale = round(Math.min(tall / height, (room.width - 8) / reach) * share * 100) / 100
  const width = reach * scale
  const inner = (room.width - width) * INNER
  const left = half < 0 ? room.x + room.width - inner - width : room.x + inner
  // Upside down, the half at the right has its cut at its right.
  const cut = half < 0 || turned ? left + width : left
  const foot = room.y + room.height - FOOT_GAP
  const y = turned ? foot + top * scale : foot - (top + height) * scale
  const pen = new Pen(color, 1, 1.1)
  return marksOf(pen.at(cut, y, scale, (own) => thing.draw(own, half, fill), turned ? { turn: 180 } : {}))
}

const item = (thing: HalfThing, half: Half, look: Look): MatchItem => ({
  name: look.share ? `${thing.name} menor` : thing.name,
  draw: (box) => drawHalf(thing, half, box, look),
})

/** Boxes above the boards of two narrow cupboards. */
function shelfSpots(asked: Parameters<typeof boardSpots>[0], width: number): LandSpots {
  const { left, right } = boardSpots(asked)
  const narrow = (boxes: readonly Box[], middle: number) =>
    boxes.map((one) => ({ ...one, x: middle - width / 2, width }))
  return { left: narrow(left, CUPBOARD), right: narrow(right, PAGE_WIDTH_MM - CUPBOARD) }
}

/** Two groups at most, and rows enough left to give each of them two things: no colour has one thing alone. */
function fits(page: readonly HalfThing[], thing: HalfThing, rows: number): boolean {
  const all = [...page, thing].map(({ group }) => group)
  const groups = new Set(all)
  const alone = [...groups].filter((group) => all.indexOf(group) === all.lastIndexOf(group))
  return groups.size <= 2 && alone.length <= rows - all.length
}

export const metades: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'metades',
  category: 'pareamento',
  themes: HALF_THEMES,
  draw: (options) => {
    const { level, color, theme = 'bichos' } = options
    const { rows, turned } = withAmount(options, LEVELS[level])
    const items = halvesOf(theme, level)
    const pages = dealPages(options, {
      items,
      perPage: rows,
      nameOf: ({ name }) => name,
      accept: (page, thing) => fits(page, thing, rows),
      mostShared: SMALL_DECK,
      pinned: pinnedBy(options, items),
    })
    return composeSheet(options, 'link', (random, index) => {
      const dealt = pages[index] ?? []
      const asked = { left: rows, right: rows + (level === 'facil' ? 0 : 1), width: WIDTH, foot: 0 }
      const spots = theme === 'bichos' ? landSpots(asked) : shelfSpots(asked, SHELVES[level])
      const tall = Math.min(...spots.right.map(({ height }) => height)) - HEAD_GAP
      const look = (i: number): Look => ({ color, tall, fill: fillOf(theme, level, index, i) })
      const pairs = dealt.map((thing, i) => ({
        left: item(thing, -1, look(i)),
        right: item(thing, 1, { ...look(i), turned }),
      }))
      const choice = random.fork('spare')
      const others = items.filter((one) => !dealt.includes(one))
      const rival = others.filter(({ group }) => dealt.some((one) => one.group === group))
      const twin = choice.pick(dealt.map((_, i) => i))
      const other = choice.pick(rival.length > 0 ? rival : others)
      const copied = dealt[twin]
      const spare =
        level === 'medio' && other
          ? item(other, 1, look(twin))
          : level === 'desafio' && copied
            ? item(copied, 1, { ...look(twin), turned, share: FALSE })
            : undefined
      const { marks, facts } = drawMatching(random, pairs, {
        leftWidth: 0,
        rightWidth: 0,
        rows: spots.left,
        spots,
        place: (one, box) => one.draw(box),
        ...(spare && { spare }),
      })
      const behind =
        theme === 'bichos'
          ? pairLand(options, index % 2 ? 'sitio' : 'mata', spots, 0)
          : pairRoom(options, spots, true, theme === 'frutas' ? 'feira' : 'quarto')
      return {
        marks: [...behind, ...marks],
        facts,
        whole: true as const,
        items: dealt.map(({ name }) => name),
        pictures: dealt.flatMap(({ name }) => idOfName(name) ?? []),
      }
    })
  },
}
