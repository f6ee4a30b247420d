/** The strokes of a letter inside its fat one, in the key: the hand writes along the middle, not around it. */
import { letterStrokes } from '../../lettering/letters.ts'
import { BLACK } from '../../scene/inks.ts'
import { type Point, path, polylineData } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { guided } from '../tracejar/guides.ts'
import type { DottedLetter } from './block-dots.ts'
import { BLOCK_HEIGHT, blockLetter } from './block-letters.ts'

/** Half a stem and half a bar of a fat letter, in the lengths of its box. */
const [STEM, BAR] = [6.4, 6]

const GUIDES = { color: false, radius: 4, numbered: true, offset: 0, arrowLength: 16, arrowWidth: 1 } as const

const rangeOf = (values: readonly number[]) => {
  const low = Math.min(...values)
  return { low, size: Math.max(...values) - low }
}

/** Dotted strokes with their order and direction. */
export function wayInside({ letter, contour }: DottedLetter): Mark[] {
  const [across, down] = [rangeOf(contour.map(({ x }) => x)), rangeOf(contour.map(({ y }) => y))]
  const insetX = (STEM * across.size) / blockLetter(letter).width
  const insetY = (BAR * down.size) / BLOCK_HEIGHT
  const strokes = letterStrokes(letter, 0, BLOCK_HEIGHT, BLOCK_HEIGHT)
  const [xs, ys] = [rangeOf(strokes.flat().map(({ x }) => x)), rangeOf(strokes.flat().map(({ y }) => y))]
  const scaleX = xs.size > 0 ? (across.size - 2 * insetX) / xs.size : 0
  const scaleY = (down.size - 2 * insetY) / ys.size
  const onPage = ({ x, y }: Point): Point => ({
    x: across.low + insetX + (x - xs.low) * scaleX,
    y: down.low + insetY + (y - ys.low) * scaleY,
  })
  const placed = strokes.map((stroke) => stroke.map(onPage))
  return [
    path(placed.map((stroke) => polylineData(stroke)).join(''), { stroke: BLACK, width: 1, dash: [0.01, 2.6] }),
    ...guided(placed, GUIDES).marks,
  ]
}
