/** How every maze is drawn: its walls as hedges, kerbs or banks, the scenes at its two ends and the way in the answer key. */
import type { Box } from '../../lettering/bounds.ts'
import { JOURNEY_THEMES, type Journey, journeyOf, type Landscape } from '../../page/journeys.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { lookingRight } from '../../pictures/facing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import {
  ANSWER_RED,
  BLACK,
  BLUE,
  GREEN,
  LIME,
  ORANGE,
  PURPLE,
  SAND,
  SOFT_GREY,
  TEAL,
  tint,
  WHITE,
  YELLOW,
} from '../../scene/inks.ts'
import { area, group, type Point, path, polyline, rect, rectData } from '../../scene/marks.ts'
import type { Ink, Level, Mark } from '../../scene/scene.ts'
import type { Maze } from './maze.ts'
import type { Tiling } from './tiling.ts'

/** The three levels and one for those who find all others too easy: 30 columns and more. */
export type Size = Level | 'gigante'

const GIANT = '-gigante'
/** Every journey, and every journey through a giant maze. */
export const MAZE_THEMES: readonly string[] = [...JOURNEY_THEMES, ...JOURNEY_THEMES.map((theme) => theme + GIANT)]

/** The theme without its mark of size, and the size that it asks for. */
export function sizeOf(
  theme: string | undefined,
  level: Level,
): { readonly theme: string | undefined; readonly size: Size } {
  return theme?.endsWith(GIANT) ? { theme: theme.slice(0, -GIANT.length), size: 'gigante' } : { theme, size: level }
}

export const journeyAndSize = (theme: string | undefined, level: Level) => {
  const { theme: plain, size } = sizeOf(theme, level)
  return { journey: journeyOf(plain), size }
}

/** Wider lines on easier sheets, in mm. */
export const WALL_WIDTH: Readonly<Record<Size, number>> = { facil: 2.6, medio: 1.7, desafio: 1.1, gigante: 0.75 }

interface Look {
  /** Inside of the walls. */
  readonly wall: Ink
  /** The ground of the two scenes. */
  readonly ground: Ink
  readonly sky: Ink
}

const LOOKS: Readonly<Record<Landscape, Look>> = {
  jardim: { wall: GREEN, ground: LIME, sky: tint(BLUE, 0.35) },
  agua: { wall: BLUE, ground: tint(BLUE, 0.8), sky: tint(TEAL, 0.25) },
  ceu: { wall: tint(BLUE, 0.9), ground: tint(LIME, 0.7), sky: tint(BLUE, 0.45) },
  espaco: { wall: PURPLE, ground: tint(PURPLE, 0.8), sky: tint(PURPLE, 0.3) },
  rua: { wall: SOFT_GREY, ground: SOFT_GREY, sky: tint(YELLOW, 0.3) },
  casa: { wall: ORANGE, ground: SAND, sky: tint(YELLOW, 0.25) },
}

/** The ink that a place is painted with. */
export const placeInk = (place: Landscape): Ink => LOOKS[place].ground

/** The walls; thick ones have an outline and the colour of the place. */
export function drawWalls(maze: Maze, size: Size, place?: Landscape, color = false): Mark[] {
  const data = maze.walls.map((wall) => wall.d).join('')
  const width = WALL_WIDTH[size]
  if (size === 'gigante' || size === 'desafio' || !place) return [path(data, { width })]
  const outline = 0.6
  const ink = color ? LOOKS[place].wall : SOFT_GREY
  return [path(data, { width: width + 2 * outline }), path(data, { width, stroke: ink })]
}

/** The way through the middle of the cells and of the openings between them; `ends` lead to the pictures. */
export function drawWay(
  tiling: Tiling,
  maze: Maze,
  ends: { readonly before?: Point; readonly after?: Point },
  width = 1.8,
): Mark {
  const between = new Map<string, Point>()
  for (const wall of tiling.walls) if (wall.b !== null) between.set(`${wall.a},${wall.b}`, wall.middle)
  const points = maze.path.flatMap((cell, i) => {
    const next = maze.path[i + 1]
    const centre = tiling.cells[cell]
    if (!centre) return []
    const passage = next === undefined ? undefined : (between.get(`${cell},${next}`) ?? between.get(`${next},${cell}`))
    return passage ? [centre, passage] : [centre]
  })
  const way = [...(ends.before ? [ends.before] : []), ...points, ...(ends.after ? [ends.after] : [])]
  return polyline(way, { stroke: ANSWER_RED, width })
}

export interface End {
  readonly at: Point
  /** Side of the picture's box, mm. */
  readonly size: number
}

/** Who sets out looks towards the goal. */
export function drawEnds(journey: Journey, start: End, goal: End, color: boolean): Mark[] {
  const traveller = start.at.x < goal.at.x ? lookingRight(journey.start) : wordPicture(journey.start)
  return [
    drawPicture(traveller, { cx: start.at.x, cy: start.at.y, size: start.size, color }),
    drawPicture(wordPicture(journey.goal), { cx: goal.at.x, cy: goal.at.y, size: goal.size, color }),
  ]
}

/** A corner scene: sky, ground and the picture on it. */
export function drawScene(picture: string, place: Landscape, box: Box, color: boolean): Mark {
  const look = LOOKS[place]
  const floor = box.height * 0.28
  const fill = (ink: Ink) => (color ? ink : WHITE)
  const inset = 0.8
  return group(0, 0, [
    rect(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset, {
      radius: 3,
      width: 0.5,
      stroke: BLACK,
      fill: fill(look.sky),
    }),
    area(
      rectData(box.x + inset + 0.3, box.y + box.height - floor, box.width - 2 * inset - 0.6, floor - inset - 0.3, 2.6),
      fill(look.ground),
    ),
    drawPicture(wordPicture(picture), {
      cx: box.x + box.width / 2,
      cy: box.y + box.height / 2,
      size: Math.min(box.width, box.height) * 0.82,
      color,
    }),
  ])
}
