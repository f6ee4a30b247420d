/** The place that a token board is drawn as: a night for stars, a garden bed for flowers, a river for capybaras. */
import type { Box } from '../../../lettering/bounds.ts'
import { group, rect, rectData } from '../../../scene/marks.ts'
import type { Mark } from '../../../scene/scene.ts'
import { person } from '../../../studio/cast/cast.ts'
import type { CastName } from '../../../studio/cast/people.ts'
import { WAVE_LEFT } from '../../../studio/cast/poses.ts'
import { box, ellipse, points, type Spot } from '../../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../../studio/pen.ts'
import { bunting } from '../../../studio/shapes/built.ts'
import { volcano } from '../../../studio/shapes/dinosaurs.ts'
import { flower, hill } from '../../../studio/shapes/nature.ts'
import { butterfly, cat, owl } from '../../../studio/shapes/pets.ts'
import { fence, fern, reed } from '../../../studio/shapes/plants.ts'
import { alien, brightStar, crater } from '../../../studio/shapes/space.ts'

/** The board, the height of the strip between agreement and tokens, the child who is there, and free room at the left. */
interface Ground {
  readonly board: Box
  readonly seam: number
  readonly child: { readonly who: CastName; readonly x: number; readonly scale: number }
  /** Room below the tokens for something at the left, mm; without it nothing is there. */
  readonly room: number
}

type Scenery = (pen: Pen, far: Pen, ground: Ground) => Drawing

/** Rolling ground along the board, its upper edge at this height of the page. */
const rolling = (pen: Pen, { board: { x, y, width, height } }: Ground, fill: Fill, top: number): Drawing => {
  const line = points(
    `${x - 6},${top + 2} ${x + width * 0.3},${top - 2} ${x + width * 0.65},${top + 1.5} ${x + width + 6},${top - 2}`,
  )
  return hill(pen, line, fill, y + height + 4)
}

const backdrop = (pen: Pen, { board }: Ground, fill: Fill) =>
  pen.shape(box(board.x, board.y, board.width, board.height), fill, null)

/** Spots along the strip between agreement and tokens. */
const alongSeam = ({ board, seam }: Ground, draw: (at: Spot, i: number) => Drawing): Drawing =>
  [0.07, 0.24, 0.42, 0.6, 0.77, 0.93].map((share, i) =>
    draw([board.x + board.width * share, seam + (i % 2 ? 1 : -1)], i),
  )

const baseOf = ({ board }: Ground) => board.y + board.height - 3

/** At the left, as high as the room is. */
const atLeft = (ground: Ground, height: number, draw: (x: number, y: number, scale: number) => Drawing): Drawing =>
  ground.room > 20 ? draw(ground.board.x + 24, baseOf(ground), Math.min(1, (ground.room - 5) / height)) : []

const night: Scenery = (pen, far, ground) => {
  const { board, seam } = ground
  const base = baseOf(ground)
  return [
    backdrop(pen, ground, 'dusk'),
    alongSeam(ground, ([x, y], i) => brightStar(far, x, y, i % 2 ? 2 : 2.8)),
    points('0.04,14 0.97,34 0.03,44 0.9,22').map(([share, dy]) =>
      brightStar(far, board.x + board.width * share, seam + dy, 2),
    ),
    rolling(far, ground, 'hillFar', base - 16),
    rolling(far, ground, 'hill', base - 7),
    atLeft(ground, 42, (x, y, scale) => owl(pen, x, y, scale)),
  ]
}

const space: Scenery = (pen, far, ground) => {
  const { board, seam } = ground
  const base = baseOf(ground)
  return [
    backdrop(pen, ground, 'dusk'),
    alongSeam(ground, ([x, y], i) => brightStar(far, x, y, i % 2 ? 2 : 2.6)),
    rolling(far, ground, 'cloudShade', seam + 26),
    crater(far, board.x + board.width - 16, seam + 34, 14),
    crater(far, board.x + 80, base + 1, 18),
    atLeft(ground, 42, (x, y, scale) => alien(pen, x, y, scale)),
  ]
}

const garden: Scenery = (pen, far, ground) => {
  const { board, seam } = ground
  const base = baseOf(ground)
  return [
    backdrop(pen, ground, 'sky'),
    fence(far, board.x - 2, board.x + board.width + 2, seam + 22, 20),
    rolling(far, ground, 'meadow', seam + 18),
    rolling(far, ground, 'earth', base - 13),
    alongSeam(ground, ([x, y], i) => (i % 2 ? [] : butterfly(far, x, y, 0.3, i ? 'orange' : 'pink', 14))),
    pen.line(
      [0.1, 0.3, 0.52, 0.7].map((share) => `M${board.x + board.width * share} ${base - 1}q5 -2 10 0`).join(''),
      0.7,
    ),
    atLeft(ground, 20, (x, y, scale) => flower(pen, x, y, scale, 'yellow')),
  ]
}

const river: Scenery = (pen, far, ground) => {
  const { board, seam } = ground
  const base = baseOf(ground)
  const ripple = (x: number, y: number) => `M${board.x + x} ${y}q3 -2.400 6 0t6 0`
  return [
    backdrop(pen, ground, 'sky'),
    rolling(far, ground, 'hillFar', seam - 2),
    rolling(far, ground, 'water', seam + 8),
    far.line(
      ripple(4, seam + 20) + ripple(160, seam + 16) + ripple(2, seam + 40) + ripple(64, base - 5),
      0.8,
      'waterLine',
    ),
    pen.shape(ellipse(ground.child.x, base + 6, 34, 11), 'meadow', 0.9),
    atLeft(ground, 48, (x, y, scale) => [reed(far, x, y, scale), reed(far, x + 8, y, scale * 0.8)]),
  ]
}

const home: Scenery = (pen, far, ground) => {
  const { seam } = ground
  const { x, y, width, height } = ground.board
  return [
    backdrop(pen, ground, 'pinkPale'),
    bunting(far, [x, seam - 2], [x + width, seam - 2], 1.6, ['red', 'yellow', 'orange'], { size: 5, gap: 5 }),
    far.shape(box(x - 2, y + height - 9, width + 4, 14), 'woodPale'),
    atLeft(ground, 44, (at, foot, scale) => cat(pen, at, foot, scale)),
  ]
}

const prehistory: Scenery = (pen, far, ground) => {
  const { board, seam } = ground
  const base = baseOf(ground)
  return [
    backdrop(pen, ground, 'skyLow'),
    rolling(far, ground, 'hillFar', seam + 24),
    ground.room > 20 ? volcano(far, board.x + board.width * 0.56, base - 7, (ground.room - 14) / 60) : [],
    rolling(far, ground, 'meadow', base - 12),
    atLeft(ground, 30, (x, y, scale) => fern(far, x, y, scale)),
  ]
}

const SCENERY: Readonly<Record<string, Scenery>> = {
  estrelas: night,
  foguetes: space,
  bichos: river,
  flores: garden,
  coracoes: home,
  dinossauros: prehistory,
}

/** The board's panel as the place of its tokens. */
export function tokenPlace(theme: string, ground: Ground, color: boolean): Mark[] {
  const pen = new Pen(color)
  const { x, y, width, height } = ground.board
  const { who, x: at, scale } = ground.child
  const drawn = [
    (SCENERY[theme] ?? night)(pen, pen.plane('far', 'hillLine'), ground),
    person(pen, who, at, baseOf(ground), scale, { pose: WAVE_LEFT }),
  ]
  return [
    group(0, 0, marksOf(drawn), { clip: rectData(x, y, width, height, 6) }),
    rect(x, y, width, height, { radius: 6, width: 0.9 }),
  ]
}
