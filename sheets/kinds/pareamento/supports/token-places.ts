/** The place that a token board is drawn as: a night for stars, a garden bed for flowers, a river bank for capybaras. */
import type { Box } from '../../../lettering/bounds.ts'
import { group, rect, rectData } from '../../../scene/marks.ts'
import type { Mark } from '../../../scene/scene.ts'
import { box, points, type Spot } from '../../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../../studio/pen.ts'
import { bunting } from '../../../studio/shapes/built.ts'
import { longNeck, volcano } from '../../../studio/shapes/dinosaurs.ts'
import { flower, hill, tree } from '../../../studio/shapes/nature.ts'
import { gift } from '../../../studio/shapes/party.ts'
import { butterfly, cat, owl } from '../../../studio/shapes/pets.ts'
import { fence, fern, reed } from '../../../studio/shapes/plants.ts'
import { alien, brightStar, crater, planet } from '../../../studio/shapes/space.ts'
import { capybara } from '../../../studio/shapes/wild.ts'

/** The board, the height of the strip between agreement and tokens, and the room below the last token, mm. */
interface Ground {
  readonly board: Box
  readonly seam: number
  readonly foot: number
}

type Scenery = (pen: Pen, far: Pen, ground: Ground) => Drawing

/** Rolling ground along the foot of the board, `rise` above it. */
const rolling = (pen: Pen, { board: { x, y, width, height } }: Ground, fill: Fill, rise: number): Drawing => {
  const top = y + height - rise
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

/** Scale that fits a figure of this full height, mm, into the room at the foot. */
const fitting = ({ foot }: Ground, height: number) => Math.min(1, (foot - 4) / height)

const night: Scenery = (pen, far, ground) => {
  const { board, foot } = ground
  const [right, base] = [board.x + board.width, board.y + board.height - 3]
  return [
    backdrop(pen, ground, 'dusk'),
    rolling(far, ground, 'hillFar', foot + 30),
    rolling(far, ground, 'hill', foot * 0.55),
    alongSeam(ground, ([x, y], i) => brightStar(far, x, y, i % 2 ? 2 : 2.8)),
    tree(far, board.x + 20, base, fitting(ground, 60)),
    owl(pen, right - 26, base, fitting(ground, 42)),
  ]
}

const space: Scenery = (pen, far, ground) => {
  const { board, foot } = ground
  const [right, base] = [board.x + board.width, board.y + board.height - 3]
  return [
    backdrop(pen, ground, 'dusk'),
    rolling(far, ground, 'cloudShade', foot * 0.6),
    alongSeam(ground, ([x, y], i) => brightStar(far, x, y, i % 2 ? 2 : 2.6)),
    crater(far, board.x + 60, base - 1, 22),
    crater(far, board.x + 106, base, 16),
    planet(far, board.x + 22, board.y + board.height - foot / 2 - 2, fitting(ground, 44), 'orange', 'bands'),
    alien(pen, right - 26, base, fitting(ground, 42)),
  ]
}

const garden: Scenery = (pen, far, ground) => {
  const { board, foot } = ground
  const base = board.y + board.height - 2
  return [
    backdrop(pen, ground, 'sky'),
    fence(far, board.x - 2, board.x + board.width + 2, base - foot - 12, 22),
    rolling(far, ground, 'meadow', foot + 16),
    rolling(far, ground, 'earth', foot * 0.5),
    alongSeam(ground, ([x, y], i) => (i % 2 ? [] : butterfly(far, x, y, 0.3, i ? 'orange' : 'pink', 14))),
    [12, 40, 68, 96, 124, 152, 172].map((dx, i) =>
      flower(pen, board.x + dx, base - (i % 2), fitting(ground, 20), i % 2 ? 'pink' : 'yellow'),
    ),
  ]
}

const river: Scenery = (pen, far, ground) => {
  const { board, foot } = ground
  const [right, base] = [board.x + board.width, board.y + board.height - 3]
  return [
    backdrop(pen, ground, 'sky'),
    rolling(far, ground, 'hillFar', foot + 30),
    rolling(far, ground, 'water', foot + 6),
    rolling(far, ground, 'meadow', foot * 0.55),
    reed(far, board.x + 12, base, fitting(ground, 40)),
    reed(far, board.x + 20, base, fitting(ground, 48)),
    capybara(pen, right - 32, base, fitting(ground, 44)),
  ]
}

const home: Scenery = (pen, far, ground) => {
  const { board, foot, seam } = ground
  const { x, y, width, height } = board
  return [
    backdrop(pen, ground, 'pinkPale'),
    bunting(far, [x, seam - 2], [x + width, seam - 2], 1.6, ['red', 'yellow', 'orange'], { size: 5, gap: 5 }),
    far.shape(box(x - 2, y + height - foot * 0.5, width + 4, foot), 'woodPale'),
    gift(pen, x + 24, y + height - 4, fitting(ground, 34), 'blue', 'red'),
    cat(pen, x + width - 26, y + height - 3, fitting(ground, 44)),
  ]
}

const prehistory: Scenery = (pen, far, ground) => {
  const { board, foot } = ground
  const [right, base] = [board.x + board.width, board.y + board.height - 3]
  return [
    backdrop(pen, ground, 'skyLow'),
    rolling(far, ground, 'hillFar', foot + 30),
    volcano(far, board.x + board.width * 0.5, base - foot * 0.4, fitting(ground, 60)),
    rolling(far, ground, 'meadow', foot * 0.55),
    fern(far, board.x + 18, base, fitting(ground, 30)),
    longNeck(pen, right - 36, base, fitting(ground, 84)),
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
  const drawn = (SCENERY[theme] ?? night)(pen, pen.plane('far', 'hillLine'), ground)
  return [
    group(0, 0, marksOf(drawn), { clip: rectData(x, y, width, height, 6) }),
    rect(x, y, width, height, { radius: 6, width: 0.9 }),
  ]
}
