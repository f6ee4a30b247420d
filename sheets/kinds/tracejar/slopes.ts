/** Slides and hills whose slopes are the lines to trace. */
import type { Box } from '../../lettering/bounds.ts'
import { CONTENT } from '../../page/paper.ts'
import { drawPicture, pictureReach } from '../../pictures/drawing.ts'
import { lookingRight } from '../../pictures/facing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { BLACK, BROWN, LIME, PALE_GREY, SAND, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { area, group, line, type Point, path, polylineData } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { rowsOf as placeRows } from '../matematica/counted-rows.ts'
import { type Drawn, ends, type Scene } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'

/** Reach of the way down of a hill, as a share of its room: a shorter one is steeper. */
const STEEP = [1, 0.78, 0.56] as const

const SLIDERS = ['bear', 'cat', 'rabbit', 'dog', 'pig', 'mouse', 'frog'] as const

/** A slide or a hill: down to the right, or mirrored. */
function drawSlope(
  scene: Scene,
  box: Box,
  mirrored: boolean,
  isSlide: boolean,
  who: string,
  ink: Ink,
  steep: number,
): { mark: Mark; stroke: Stroke } {
  const { plan, color } = scene
  const size = Math.min(plan.picture, box.height * 0.42)
  const at = (px: number, py: number): Point => ({
    x: mirrored ? box.x + box.width - px : box.x + px,
    y: box.y + py,
  })
  const [top, floor] = [size + 4, box.height - 3]
  const end = size + 7 + (box.width - size - 16) * (isSlide ? 1 : steep)
  const [from, to] = [at(size + 7, top), at(end, floor - 4)]
  const ladderX = size * 0.5 + 3
  const rungs = Array.from({ length: 5 }, (_, i) => {
    const y = top + ((floor - top) * (i + 0.6)) / 5
    const [a, b] = [at(ladderX - 5, y), at(ladderX + 5, y)]
    return line(a.x, a.y, b.x, b.y, { width: 0.8 })
  })
  const post = (px: number) => {
    const [a, b] = [at(px, top + 3), at(px, floor)]
    return line(a.x, a.y, b.x, b.y, { width: 1 })
  }
  const bed = [at(2, top), at(size + 7, top), at(end, floor - 4), at(box.width - 1, floor - (isSlide ? 3 : 4))]
  const under = [...bed, at(box.width - 1, floor), at(2, floor)]
  const slide: Mark[] = isSlide
    ? [
        post(ladderX - 5),
        post(ladderX + 5),
        ...rungs,
        path(polylineData(bed.map((p) => ({ x: p.x, y: p.y + 1.6 }))), { width: 7.6, stroke: color ? ink : PALE_GREY }),
        path(polylineData(bed.map((p) => ({ x: p.x, y: p.y + 1.6 }))), { width: 6, stroke: WHITE }),
      ]
    : [
        area(polylineData(under, true), color ? ink : [0, 0, 0, 7]),
        path(polylineData(bed), { stroke: color ? BROWN : BLACK, width: 0.8 }),
      ]
  const reach = pictureReach(who, color)
  // Its feet are on the top of the hill, or on the bed of the slide.
  const centre = at(size / 2 + 2, top - (reach.cy + reach.height / 2) * size - (isSlide ? 1.4 : 0.3))
  const stroke = [from, to].map((p) => ({ x: p.x, y: p.y + (isSlide ? 1.6 : 0) }))
  const mark = group(0, 0, [
    ...slide,
    drawPicture(mirrored ? wordPicture(who) : lookingRight(who), { cx: centre.x, cy: centre.y, size, color }),
    ...ends(stroke, scene),
  ])
  return { mark, stroke }
}

export function drawSlopes(scene: Scene, isSlide: boolean): Drawn {
  const { plan, color, random } = scene
  const columns = plan.lines > 3 ? 2 : 1
  const rows = plan.lines > 5 ? 4 : 3
  const boxes = placeRows(rows)
  const width = ((boxes[0]?.width ?? CONTENT.width) - 8 * (columns - 1)) / columns
  const inks = random.shuffle(SOFT_FILLS)
  const first = random.chance(0.5)
  const turn = random.integer(0, STEEP.length - 1)
  const who = scene.deal(
    isSlide ? SLIDERS : ['ball', 'car', 'snail', 'rabbit', 'dog', 'duck', 'cat', 'mouse'],
    columns * rows,
  )
  const drawn = boxes.flatMap((row, r) =>
    Array.from({ length: columns }, (_, c) => {
      const box = { ...row, x: row.x + c * (width + 8), width }
      const ink = isSlide ? (inks[(r * columns + c) % inks.length] ?? LIME) : tint(SAND, 1.1)
      return drawSlope(
        { ...scene, color },
        box,
        (r + c) % 2 === (first ? 0 : 1),
        isSlide,
        who[r * columns + c] ?? 'cat',
        ink,
        STEEP[(r + turn) % STEEP.length] ?? 1,
      )
    }),
  )
  return {
    marks: drawn.map(({ mark }) => mark),
    strokes: drawn.map(({ stroke }) => stroke),
    place: { terrain: 'meadow', rows: boxes.map((box) => ({ ...box, bank: box.y + box.height * 0.7 })) },
  }
}
