/** Two bookcases: wooden solids in one, things of the same shapes in the other, to be joined across the wall. */
import type { Box } from '../../lettering/bounds.ts'
import { drawMatching } from '../../page/match-columns.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { baysOfCase, roomOfBay, twoCases } from '../../studio/places/solid-room.ts'
import { drawn } from './decimal-numbers.ts'
import { findThing } from './solid-things.ts'
import { findSolid, inkOfSolid, standingSolid } from './solids-drawn.ts'

/** Size of a solid, and the air around a thing, mm. */
const [SIZE, AIR] = [39, 3]

/** No pair is side by side, and three lines of a key never cross in one point: each could be followed as another. */
const isClear = (solution: readonly number[]) =>
  solution.every((to, i) => to !== i && solution.filter((other, j) => other + j === to + i).length < 3)

const onShelf = (bay: Box) => {
  const room = roomOfBay(bay)
  return { room, cx: room.x + room.width / 2, foot: room.y + room.height - 0.6 }
}

function standingThing(id: string, bay: Box, color: boolean): Mark[] {
  const { room, cx, foot } = onShelf(bay)
  const thing = findThing(id)
  const scale = Math.min(thing.size * 1.05, (room.height - AIR) / thing.height, (room.width - 2 * AIR) / thing.width)
  return marksOf(new Pen(color).at(cx, foot, scale, thing.draw))
}

interface Pairs {
  readonly solids: readonly string[]
  readonly things: readonly string[]
}

export function casesPage(random: Random, { solids, things }: Pairs, options: SheetOptions, variant: number) {
  const { color } = options
  const pen = new Pen(color)
  const pairs = solids.map((id, i) => ({
    left: {
      name: id,
      draw: (bay: Box) => {
        const { cx, foot } = onShelf(bay)
        const solid = findSolid(id)
        return standingSolid(solid, cx, foot, SIZE, inkOfSolid(solid, color))
      },
    },
    right: { name: things[i] ?? '', draw: (bay: Box) => standingThing(things[i] ?? '', bay, color) },
  }))
  const matching = drawn(
    random,
    (one) =>
      drawMatching(one, pairs, {
        leftWidth: 0,
        rightWidth: 0,
        spots: { left: baysOfCase(0), right: baysOfCase(1) },
        place: (item, bay) => item.draw(bay),
      }),
    ({ facts }) => isClear(facts.solution),
  )
  return {
    marks: [...marksOf(twoCases(pen, variant)), ...matching.marks, ...marksOf(pictureTitle(pen, options))],
    whole: true,
    items: things,
  }
}
