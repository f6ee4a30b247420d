/** Draws every maze: its walls as hedges, kerbs or banks, the scenes at its two ends and the solution. */
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

const OUTLINE = 0.6
const isThick = (size: Size) => size === 'facil' || size === 'medio'

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
  if (!isThick(size) || !place) return [path(data, { width })]
  const ink = color ? LOOKS[place].wall : SOFT_GREY
  return [path(data, { width: width + 2 * OUTLINE }), path(data, { width, stroke: ink })]
}

/** The path through the middle of the cells and of the openings between them; `ends` lead to the pictures. */
export function drawWay(
  tiling: Tiling,
  maze: Maze,
  ends: { readonly before?: Point; readonly after?: Point },
  width = 1.8,
  /** A large room that a path crosses from door to door, and so far from its walls, mm. */
  roomOf: (cell: number) => Box | undefined = () => undefined,
): Mark {
  const between = new Map<string, Point>()
  for (const wall of tiling.walls) if (wall.b !== null) between.set(`${wall.a},${wall.b}`, wall.middle)
  const points = maze.path.flatMap((cell, i) => {
    const next = maze.path[i + 1]
    const centre = tiling.cells[cell]
    if (!centre) return []
    const passage = next === undefined ? undefined : (between.get(`${cell},${next}`) ?? between.get(`${next},${cell}`))
    const room = roomOf(cell)
    if (!room) return passage ? [centre, passage] : [centre]
    const came = maze.path[i - 1]
    const door = came === undefined ? undefined : (between.get(`${came},${cell}`) ?? between.get(`${cell},${came}`))
    const within = ({ x, y }: Point) => ({
      x: Math.min(Math.max(x, room.x), room.x + room.width),
      y: Math.min(Math.max(y, room.y), room.y + room.height),
    })
    return [...(door ? [within(door)] : []), centre, ...(passage ? [within(passage), passage] : [])]
  })
  const way = [...(ends.before ? [ends.before] : []), ...points, ...(ends.after ? [ends.after] : [])]
  return polyline(way, { stroke: ANSWER_RED, width })
}

export interface End {
  readonly at: Point
  /** Side of the picture's box, mm. */
  readonly size: number
}

/** Drawn with its tip up to the right: turned, it points where it flies. */
const AIMED = 'rocket'
const ITS_ANGLE = -45
/** Its length as a multiple of its box's side: the picture fills the diagonal. */
const ITS_LENGTH = 1.3

/** Drawn from above with its head up, a little to the left without colour: turned, it walks the path. */
const FROM_ABOVE = 'ladybug'
const ITS_HEAD = { color: -90, black: -104 }
/** Of its box, so that no leg leaves it when turned. */
const ITS_SHARE = 0.88

/** A traveller that looks along the path. */
function drawTraveller(id: string, { at, size }: End, towards: Point, color: boolean): Mark {
  const way = Math.atan2(towards.y - at.y, towards.x - at.x)
  if (id === FROM_ABOVE)
    return group(at.x, at.y, [drawPicture(wordPicture(id), { cx: 0, cy: 0, size: size * ITS_SHARE, color })], {
      rotate: Math.round((way * 180) / Math.PI - (color ? ITS_HEAD.color : ITS_HEAD.black)),
    })
  if (id === AIMED) {
    const most = 1 / (ITS_LENGTH * Math.max(Math.abs(Math.cos(way)), Math.abs(Math.sin(way))))
    return group(at.x, at.y, [drawPicture(wordPicture(id), { cx: 0, cy: 0, size: size * Math.min(1, most), color })], {
      rotate: Math.round((way * 180) / Math.PI - ITS_ANGLE),
    })
  }
  const picture = at.x < towards.x - 1 ? lookingRight(id) : wordPicture(id)
  return drawPicture(picture, { cx: at.x, cy: at.y, size, color })
}

export function drawEnds(journey: Journey, start: End, goal: End, color: boolean): Mark[] {
  return [
    drawTraveller(journey.start, start, goal.at, color),
    drawPicture(wordPicture(journey.goal), { cx: goal.at.x, cy: goal.at.y, size: goal.size, color }),
  ]
}

const middleOf = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

/** The scenes in two corners of a board: who sets out, and what waits. */
export const drawScenes = (journey: Journey, start: Box, goal: Box, color: boolean, walls = 0): Mark[] => [
  drawScene(journey.place, start, color, walls, (end) => drawTraveller(journey.start, end, middleOf(goal), color)),
  drawScene(journey.place, goal, color, walls, ({ at, size }) =>
    drawPicture(wordPicture(journey.goal), { cx: at.x, cy: at.y, size, color }),
  ),
]

/** A corner scene: sky, ground and the picture on it, clear of walls that reach `walls` mm into its corner. */
function drawScene(place: Landscape, box: Box, color: boolean, walls: number, drawn: (end: End) => Mark): Mark {
  const look = LOOKS[place]
  const floor = box.height * 0.28 + walls
  const fill = (ink: Ink) => (color ? ink : WHITE)
  const inset = 0.8 + walls
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
    drawn({ at: middleOf(box), size: (Math.min(box.width, box.height) - 2 * walls) * 0.82 }),
  ])
}
