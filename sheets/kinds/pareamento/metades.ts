/**
 * Halves of things cut along their mirror, in two rows of one place: the child joins the two of a thing. At the middle
 * level a half of a near-twin is left over; at the hardest near-twins are everywhere and the lower row is upside down.
 */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, pinnedBy, SMALL_DECK } from '../../page/deck.ts'
import type { MatchFacts, MatchItem } from '../../page/match-columns.ts'
import { idOfName } from '../../pictures/vocabulary.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import type { Half } from '../../studio/mirror/grid-figure.ts'
import { type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { type HalfPlace, halfPlace, LINES, peg } from './half-places.ts'
import { drawRows, ROW, UPPER_DOTS } from './half-rows.ts'
import { fillOf, HALF_THEMES, type HalfTheme, type HalfThing, halvesOf } from './half-things.ts'

interface Plan {
  readonly rows: number
  readonly turned: boolean
}

const LEVELS: Readonly<Record<Level, Plan>> = {
  facil: { rows: 4, turned: false },
  medio: { rows: 4, turned: false },
  desafio: { rows: 5, turned: true },
}
const PLACES: Readonly<Record<HalfTheme, HalfPlace>> = { bichos: 'varal', frutas: 'feira', objetos: 'oficina' }

/** At both sides of a half, below it, and from a line to what hangs there, mm. */
const [SIDE, FOOT_GAP, HANG] = [3, 0.6, 3]
/** Tallest half that rests, and that hangs, mm: the same in both rows. */
const [TALLEST, TALLEST_HUNG] = [61, 58]

interface Look {
  readonly color: boolean
  readonly fill: Fill | null
  readonly turned: boolean
  /** Largest half of the page, mm: both halves of a thing have one size. */
  readonly most: { readonly width: number; readonly height: number }
  /** From this height a half hangs, mm; without it, a half rests on the foot of its box. */
  readonly line?: number
  readonly isHook: boolean
}

function drawHalf(thing: HalfThing, half: Half, box: Box, look: Look): Mark[] {
  const { top, height, reach, grips } = thing
  const { line, turned } = look
  const foot = box.y + box.height - FOOT_GAP
  const scale = Math.floor(Math.min(look.most.height / height, look.most.width / reach) * 100) / 100
  const [width, tall] = [reach * scale, height * scale]
  const left = box.x + (box.width - width) / 2
  // Upside down, the half at the right has its cut at its right.
  const cut = half < 0 || turned ? left + width : left
  const head = line === undefined ? foot - tall : line + HANG
  const y = turned ? head + tall + top * scale : head - top * scale
  const [at, grip] = turned ? grips.foot : grips.head
  const pen = new Pen(look.color, 1, 1.1)
  return marksOf([
    pen.at(cut, y, scale, (own) => thing.draw(own, half, look.fill), turned ? { turn: 180 } : {}),
    line === undefined
      ? []
      : peg(
          pen,
          cut + (half < 0 || turned ? -1 : 1) * at * scale,
          line,
          y + (turned ? -1 : 1) * grip * scale,
          look.isHook,
        ),
  ])
}

const item = (thing: HalfThing, half: Half, look: Look): MatchItem => ({
  name: thing.name,
  draw: (box) => drawHalf(thing, half, box, look),
})

/** Two groups at most, and rows enough left to give each of them two things: no colour has one thing alone. */
function fits(page: readonly HalfThing[], thing: HalfThing, rows: number): boolean {
  const all = [...page, thing].map(({ group }) => group)
  const groups = new Set(all)
  const alone = [...groups].filter((group) => all.indexOf(group) === all.lastIndexOf(group))
  return groups.size <= 2 && alone.length <= rows - all.length
}

/** Things of a page with so many rows: at the hardest level all but one or two come with their near-twin. */
const basesOf = (level: Level, rows: number) => (level === 'desafio' ? rows - Math.floor((rows - 1) / 2) : rows)

function thingsOf(bases: readonly HalfThing[], rows: number): HalfThing[] {
  const doubled = rows - bases.length
  return bases.flatMap((thing, i) => (i < doubled && thing.twin ? [thing, thing.twin] : [thing]))
}

export const metades: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'metades',
  category: 'pareamento',
  themes: HALF_THEMES,
  draw: (options) => {
    const { level, color, seed, theme = 'bichos' } = options
    const { rows, turned } = withAmount(options, LEVELS[level])
    const items = halvesOf(theme, level)
    const perPage = basesOf(level, rows)
    const pages = dealPages(options, {
      items,
      perPage,
      nameOf: ({ name }) => name,
      accept: (page, thing) => fits(page, thing, perPage),
      mostShared: SMALL_DECK,
      pinned: pinnedBy(options, items),
    })
    const place = PLACES[HALF_THEMES.find((one) => one === theme) ?? 'bichos']
    return composeSheet(options, 'link', (random, index) => {
      const bases = pages[index] ?? []
      const choice = random.fork('spare')
      const dealt = choice.shuffle(thingsOf(bases, rows))
      const isHung = place === 'varal' || (place === 'oficina' && turned)
      const cells = rows + (level === 'facil' ? 0 : 1)
      const most = { width: ROW / cells - 2 * SIDE, height: isHung ? TALLEST_HUNG : TALLEST }
      const plain = { color, most, isHook: place === 'oficina' }
      const lookOf = (i: number): Look => ({ ...plain, fill: fillOf(theme, level, index, i), turned: false })
      const above = (i: number): Look => ({ ...lookOf(i), ...(place === 'varal' && { line: LINES.upper }) })
      const below = (i: number): Look => ({ ...lookOf(i), turned, ...(isHung && { line: LINES.lower }) })
      const pairs = dealt.map((thing, i) => ({ left: item(thing, -1, above(i)), right: item(thing, 1, below(i)) }))
      const singles = choice.shuffle(dealt.filter(({ twin }) => twin && !dealt.includes(twin)))
      const before = pages.slice(0, index).flat()
      // Another one is left over on each page.
      const single = singles.find((thing) => !before.includes(thing)) ?? singles[0]
      const spare = level !== 'facil' && single?.twin ? item(single.twin, 1, below(dealt.indexOf(single))) : undefined
      const { marks, facts } = drawRows(random, pairs, place === 'varal' ? UPPER_DOTS.hung : UPPER_DOTS.shelf, spare)
      return {
        marks: [...halfPlace(options, place, seed + index, turned), ...marks],
        facts,
        whole: true as const,
        items: dealt.map(({ name }) => name),
        pictures: bases.flatMap(({ name }) => idOfName(name) ?? []),
      }
    })
  },
}
