/** Duels of numbers: one child holds a number up, another has built one of bars and cubes on a bench. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { taskTitle, titleWidth } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import { BLUE, tint, YELLOW } from '../../scene/inks.ts'
import { centredText } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { POINT, WAVE } from '../../studio/cast/poses.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { asking, childBehind, TOTAL, TOTAL_ABOVE } from '../../studio/places/sum-askers.ts'
import { shadow, wholeLand } from '../../studio/places/sum-lands.ts'
import { blocksSize, drawBlocks, placesOf } from './blocks.ts'
import { type Comparison, drawSign, tufts } from './compared-groups.ts'
import { FIELD, rowsOf, slotAt } from './counted-rows.ts'
import { type SumPlace, sumPlaceOf } from './sum-gatherings.ts'

/** Between the two sides, for the circle of the sign. */
const SIGN_ROOM = 26
/** Side of a cube, and height of the bench below the blocks. */
const [CUBE, BENCH] = [2.75, 6.5]
/** Of the one who has built, and of the bench beside. */
const [BUILDER, BENCH_WIDTH] = [20, 57]
const SCALE = 0.58
const NUMBER = 11.4
const WIDE = 148

/** No one builds in the sea or in a station's windows. */
const LANDLESS = new Set(['sea', 'station'])

function duelPlace(theme: string | undefined): SumPlace {
  const own = sumPlaceOf(theme)
  return LANDLESS.has(own.land.kind) ? sumPlaceOf('escola') : own
}

interface Side {
  readonly room: Box
  readonly number: number
  readonly turn: number
  readonly isLeft: boolean
}

/** A child with the number on a board. */
function holder(pen: Pen, { room, number, turn }: Side, look: SumPlace, color: boolean): Mark[] {
  const [x, foot] = [room.x + room.width / 2, room.y + room.height + 1.5]
  const cy = foot - TOTAL_ABOVE.board
  return [
    ...marksOf([shadow(pen, look.land, x, foot, 13), asking('board', pen, childBehind(turn), x, foot, look.accent)]),
    slotAt({ x: x - TOTAL.width / 2, y: cy - TOTAL.height / 2, ...TOTAL }, color),
    centredText(x, cy, String(number), NUMBER),
  ]
}

/** Blocks on a bench, and the child who has built the number. */
function builder(pen: Pen, { room, number, turn, isLeft }: Side, look: SumPlace, color: boolean): Mark[] {
  const foot = room.y + room.height + 1.5
  const left = isLeft ? room.x + BUILDER : room.x
  const x = isLeft ? room.x + BUILDER / 2 : room.x + room.width - BUILDER / 2
  const top = foot - BENCH
  const size = blocksSize(placesOf(number), CUBE)
  const middle = pen.plane('middle', 'woodDark')
  return [
    ...marksOf([
      shadow(pen, look.land, x, foot, 8),
      shadow(pen, look.land, left + BENCH_WIDTH / 2, foot, BENCH_WIDTH / 2),
      person(pen.plane('middle'), childBehind(turn), x, foot, SCALE, { pose: turn % 2 ? POINT : WAVE, flip: !isLeft }),
      [left + 4, left + BENCH_WIDTH - 8].map((leg) => middle.shape(box(leg, top, 4, BENCH), 'wood', 0.8)),
      middle.shape(box(left, top, BENCH_WIDTH, 3, 1), 'woodPale', 0.9),
    ]),
    ...drawBlocks(left + (BENCH_WIDTH - size.width) / 2, top - 10 * CUBE, placesOf(number), {
      unit: CUBE,
      fill: (block) => (color ? tint(block === 'tens' ? BLUE : YELLOW, 0.6) : null),
      stacked: true,
    }),
  ]
}

/** In every other row the blocks are on the other side. */
export function drawDuels(
  options: SheetOptions,
  comparisons: readonly Comparison[],
  page: number,
  seed: number,
): PageMark[] {
  const { color } = options
  const pen = new Pen(color)
  const own = duelPlace(options.theme)
  const look: SumPlace = { ...own, land: { ...own.land, isBare: true, isOpen: true } }
  const cells = rowsOf(comparisons.length)
  const grounds = cells.map(({ y, height }) => y + height)
  return [
    ...marksOf(wholeLand(pen, look.land, grounds, titleWidth(options.title) > WIDE)),
    ...tufts(pen, look.land, grounds, seed),
    ...taskTitle(pen, options),
    ...comparisons.flatMap((c, row): PageMark[] => {
      const cell = cells[row] ?? FIELD
      const width = (cell.width - SIGN_ROOM) / 2
      const sides = [c.left, c.right].map((number, i): Side => {
        const room = { ...cell, x: cell.x + i * (width + SIGN_ROOM), width }
        return { room, number, turn: seed * 3 + row * 2 + i, isLeft: i === 0 }
      })
      return [
        ...sides.flatMap((side, i) =>
          (i + row + page) % 2 === 0 ? builder(pen, side, look, color) : holder(pen, side, look, color),
        ),
        ...drawSign(c, cell.x + cell.width / 2, cell.y + cell.height / 2 + 2, color),
      ]
    }),
  ]
}
