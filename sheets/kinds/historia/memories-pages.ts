/** A living room or an attic: photos of families on the wall, or a cupboard with the sources of their history. */
import { measureText } from '../../lettering/fonts.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { reachOf, standing } from '../../studio/fit.ts'
import { FAMILY_PHOTOS } from '../../studio/heritage/families.ts'
import { MEMORY_THINGS } from '../../studio/heritage/memory-things.ts'
import { framed } from '../../studio/heritage/window.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { readersPaper } from '../../studio/places/heritage-places.ts'
import { badge, type CluesTask, clue, frameAt, openLine } from './heritage-pages.ts'
import { letterAt, letterIn } from './letters.ts'
import type { Family, Source } from './memories.ts'

export const MEMORY_PLACES = ['sala', 'sotao'] as const
export type MemoryPlace = (typeof MEMORY_PLACES)[number]

const WALLS: readonly Fill[] = ['skyLow', 'foam', 'pinkPale']

/** The room, its floor from that height on. */
export const memoryRoom = (pen: Pen, place: MemoryPlace, variant: number, floor: number): Drawing => {
  const isAttic = place === 'sotao'
  return [
    pen.shape(box(0, 0, 214, floor), isAttic ? 'woodPale' : (WALLS[variant % WALLS.length] ?? 'foam'), null),
    pen.line([24, 58, 92, 126, 160, 188].map((x) => `M${x} 12V${floor}`).join(''), 0.5, isAttic ? 'wood' : 'white'),
    isAttic
      ? [pen.shape('M-4 92L84 10H72L-4 80z', 'wood', 0.8), pen.shape('M218 92L126 10H138L218 80z', 'wood', 0.8)]
      : pen.shape(box(-4, floor - 5, 222, 5), 'white', 0.9),
    pen.shape(box(-4, floor, 222, 120), isAttic ? 'wood' : 'tan', 1.1),
    pen.line(`M-4 ${floor + 26}H218M-4 ${floor + 56}H218M28 ${floor}v26M182 ${floor}v26`, 0.6, 'woodDark'),
    isAttic ? [] : pen.shape('M-4 262Q105 252 218 262V300H-4z', 'redPale', 1),
  ]
}

const PAPER = { x: 42, y: 180, width: 126, height: 102 }

export function familiesPage(
  pen: Pen,
  place: MemoryPlace,
  variant: number,
  readers: readonly [CastName, CastName],
  task: CluesTask<Family>,
): PageMark[] {
  const { x, y, width } = PAPER
  return [
    ...marksOf([
      memoryRoom(pen, place, variant, 182),
      task.shown.map(({ id }, i) => {
        const [cx, foot] = frameAt(i)
        return [
          framed(pen, cx, foot, FAMILY_PHOTOS[id], i % 2 ? 'wood' : 'straw', 3),
          badge(pen, cx, foot + 3, letterAt(i)),
        ]
      }),
      readersPaper(pen, PAPER, readers),
      openLine(pen, x + 6, y + 73, width - 12, 'Quem cuida de mim:'),
      openLine(pen, x + 6, y + 82, width - 12, 'Uma história que me contaram:'),
      pen.line(`M${x + 6} ${y + 90.5}H${x + width - 6}M${x + 6} ${y + 98}H${x + width - 6}`, 0.7),
    ]),
    ...task.asked.flatMap((one, i) =>
      clue(pen, x + 6, y + 8 + i * 10.6, width - 12, one.clue, letterIn(task.shown, one)),
    ),
  ]
}

const SHELVES = [102, 150] as const
const XS = [38, 83, 128, 173] as const
const CUPBOARD_PAPER = { x: 42, y: 169, width: 126, height: 113 }
const [WIDEST, HIGHEST] = [27, 30]

export function sourcesPage(
  pen: Pen,
  place: MemoryPlace,
  variant: number,
  readers: readonly [CastName, CastName],
  task: CluesTask<Source>,
): PageMark[] {
  const { x, y, width } = CUPBOARD_PAPER
  return [
    ...marksOf([
      memoryRoom(pen, place, variant, 182),
      pen.shape(box(13, 58, 184, 108, 2), 'wood', 1.1),
      pen.shape(box(17, 62, 176, 100, 1), 'cream', 0.9),
      SHELVES.map((shelf) => pen.shape(box(15, shelf, 180, 10.6, 1), 'wood', 1)),
      task.shown.map(({ id }, i) => {
        const [cx, foot] = [(XS[i % 4] ?? 0) + 3, SHELVES[i < 4 ? 0 : 1] ?? 0]
        const thing = MEMORY_THINGS[id]
        const reach = reachOf(thing)
        const size = Math.max(reach.width, reach.height) * Math.min(WIDEST / reach.width, HIGHEST / reach.height)
        const plate = measureText(id, 'text', 5) + 6
        return [
          standing(pen.plane('middle'), thing, cx, foot, size),
          pen.shape(box(cx - plate / 2, foot + 1.6, plate, 7.4, 2), 'white', 0.8),
          pen.text(cx, foot + 6.9, id, 5, { font: 'text' }),
          badge(pen, cx - 18.5, foot - 6, letterAt(i)),
        ]
      }),
      readersPaper(pen, CUPBOARD_PAPER, readers),
      openLine(pen, x + 6, y + 97, width - 12, 'Eu guardaria para lembrar:'),
      openLine(pen, x + 6, y + 108, width - 12, 'Porque'),
    ]),
    ...task.asked.flatMap((one, i) =>
      clue(pen, x + 6, y + 7.6 + i * 10.6, width - 12, one.clue, letterIn(task.shown, one)),
    ),
  ]
}
