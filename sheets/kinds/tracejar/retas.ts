/** Straight lines to trace: down, across, or slanting, each from one picture to another. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES, journeyOf } from '../../page/journeys.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { GREY } from '../../scene/inks.ts'
import { dot, line, type Point } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'

type Direction = 'verticais' | 'horizontais' | 'inclinadas'
const DIRECTIONS: readonly Direction[] = ['verticais', 'horizontais', 'inclinadas']

interface Plan {
  readonly lines: number
  readonly picture: number
  readonly stroke: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { lines: 3, picture: 36, stroke: 1.7 },
  medio: { lines: 5, picture: 29, stroke: 1.4 },
  desafio: { lines: 7, picture: 21, stroke: 1.1 },
}

const GAP = 5

export interface StraightFacts {
  readonly lines: readonly { readonly from: Point; readonly to: Point }[]
}

/** Middles of the pictures at both ends of each line. */
function endsOf(direction: Direction, { lines, picture }: Plan, random: Random): { from: Point; to: Point }[] {
  const { x, y, width, height } = CONTENT
  const [near, far] = [picture / 2, direction === 'horizontais' ? width - picture / 2 : height - picture / 2]
  if (direction === 'horizontais') {
    const pitch = height / lines
    return Array.from({ length: lines }, (_, i) => {
      const cy = y + pitch * (i + 0.5)
      return { from: { x: x + near, y: cy }, to: { x: x + far, y: cy } }
    })
  }
  const pitch = width / lines
  const shift = direction === 'verticais' ? 0 : random.chance(0.5) ? 1 : -1
  return Array.from({ length: lines }, (_, i) => i)
    .filter((i) => i + shift >= 0 && i + shift < lines)
    .map((i) => ({
      from: { x: x + pitch * (i + 0.5), y: y + near },
      to: { x: x + pitch * (i + shift + 0.5), y: y + far },
    }))
}

/** The dotted line between two pictures, with a dot where the pencil starts. */
function dotted(from: Point, to: Point, { picture, stroke }: Plan): Mark[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const at = (distance: number): Point => ({
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  })
  const [a, b] = [at(picture / 2 + GAP), at(length - picture / 2 - GAP)]
  return [line(a.x, a.y, b.x, b.y, { stroke: GREY, width: stroke, dash: [0.01, stroke * 2.4] }), dot(a.x, a.y, 1.8)]
}

function drawPage(options: SheetOptions, random: Random) {
  const plan = PLANS[options.level]
  const direction = DIRECTIONS.find((name) => name === options.theme) ?? 'verticais'
  const ends = endsOf(direction, plan, random)
  const journeys = random.sample(JOURNEY_THEMES, ends.length)
  const marks = ends.flatMap(({ from, to }, i): Mark[] => {
    const { start, goal } = journeyOf(journeys[i])
    return [
      drawPicture(start, { cx: from.x, cy: from.y, size: plan.picture * 0.94, color: options.color }),
      drawPicture(goal, { cx: to.x, cy: to.y, size: plan.picture * 0.94, color: options.color }),
      ...dotted(from, to, plan),
    ]
  })
  return { marks, facts: { lines: ends } satisfies StraightFacts }
}

export const STRAIGHT: SheetKind<PagesFacts<StraightFacts>> = {
  id: 'tracejar-retas',
  category: 'tracejar',
  themes: DIRECTIONS,
  draw: (options) => composeSheet(options, 'trace', (random) => drawPage(options, random)),
}
