/**
 * Scenes outdoors by night. None is drawn twice: a pen by moonlight turns sky, far planes and grounds to the night's tints,
 * and a moon and stars come into what is left free of the sky.
 */
import { type Box, boundsOf, overlaps } from '../../lettering/bounds.ts'
import { contains, insideParts } from '../../scene/even-odd.ts'
import type { Point } from '../../scene/marks.ts'
import { flattened } from '../../scene/path-data.ts'
import type { Mark } from '../../scene/scene.ts'
import { type Drawing, marksOf, type Pen } from '../pen.ts'
import { brightStar, crescent } from '../shapes/space.ts'
import type { Scene, Stage } from './scene.ts'
import { SCENES } from './scenes.ts'

/** Scenes whose sky is that of the day, and where people or animals are in the evening, too. */
const OUTDOORS =
  'fazenda jardim cidade onibus dinossauros futebol castelo praia amazonia pantanal parquinho pomar feira floresta carnaval meio-ambiente mar-aberto consciencia-negra pascoa'.split(
    ' ',
  )
/** Names of what a child sees by day alone. */
const OF_THE_DAY: ReadonlySet<string> = new Set(['sun', 'butterfly', 'bee'])

/** Of a scene, what its page shows above the horizon, mm. */
const SKY = { left: 9, right: 201, top: 54, foot: 288, middle: 105 }
const MARGIN = 2.4

const corners = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

/** True if the mark covers or crosses a part of the box. */
function meets(mark: Mark, box: Box): boolean {
  const own = boundsOf([mark])
  if (!own || !overlaps(own, box)) return false
  if (mark.kind === 'text' || (mark.kind === 'group' && !mark.clip)) return true
  const lines = flattened(mark.kind === 'group' ? (mark.clip ?? '') : mark.d)
  const edge = corners(box)
  if (edge.some((corner) => contains(lines, corner))) return true
  return lines.some((line) =>
    line.some((p, i) => {
      const q = line[i + 1]
      return q !== undefined && insideParts([edge], p, q).length > 0
    }),
  )
}

const around = (x: number, y: number, size: number): Box => {
  const half = size / 2 + MARGIN
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half }
}

/** Middles of where the moon may be, those first that are high and near a side. */
const MOONS = [72, 80, 88, 96, 104, 112].flatMap((y) =>
  [170, 40, 150, 60, 184, 26, 130, 80, 100, 105].map((x) => ({ x, y })),
)
const MOON_SIZES = [30, 24, 18]
/** The crescent at scale 1, mm. */
const CRESCENT = 29

/** Middles and sizes of stars. */
const STARS = [
  ...['22,68,9', '64,66,8', '108,64,9', '150,68,8', '190,66,9', '42,84,8', '86,82,9', '128,84,8', '172,88,9'],
  ...['18,100,8', '62,102,8', '104,104,8', '148,104,8', '194,106,8', '36,122,7', '84,124,7', '126,124,7', '170,124,7'],
].map((one) => {
  const [x = 0, y = 0, size = 8] = one.split(',').map(Number)
  return { x, y, size }
})
const FEW = 7
/** Between them, in the finest pictures. */
const SMALL_STARS = STARS.map(({ x, y }) => ({ x: x + 13, y: y + 9, size: 4.6 }))

/** The part of the sky that is seen on this level. */
function skyOf({ close: { x, zoom } }: Scene, level: Stage['level']): Box {
  const near = level === 'facil' ? zoom : 1
  const middle = level === 'facil' ? x : SKY.middle
  const [half, top] = [(SKY.right - SKY.left) / 2 / near, SKY.foot - (SKY.foot - SKY.top) / near]
  return { x: middle - half, y: top, width: 2 * half, height: SKY.foot - top }
}

const within = (outer: Box, box: Box) =>
  box.x >= outer.x && box.y >= outer.y && box.x + box.width <= outer.x + outer.width

/** Moon and stars where nothing else is. */
function lights(pen: Pen, scene: Scene, level: Stage['level'], others: readonly Mark[]): Drawing {
  const sky = skyOf(scene, level)
  const taken: Box[] = []
  const isFree = (box: Box) =>
    within(sky, box) && !taken.some((one) => overlaps(one, box)) && !others.some((mark) => meets(mark, box))
  const moon = MOON_SIZES.flatMap((size) => MOONS.map((at) => ({ ...at, size }))).find(({ x, y, size }) =>
    isFree(around(x, y, size)),
  )
  if (moon) taken.push(around(moon.x, moon.y, moon.size))
  const far = pen.plane('far')
  const stars = (places: typeof STARS, most: number): Drawing => {
    const free = places.filter(({ x, y, size }) => isFree(around(x, y, size))).slice(0, most)
    taken.push(...free.map(({ x, y, size }) => around(x, y, size)))
    return free.map(({ x, y, size }) => far.at(x, y, 1, (own) => brightStar(own, 0, 0, size / 2)))
  }
  return [
    moon ? crescent(pen.plane('middle'), moon.x + moon.size * 0.06, moon.y, moon.size / CRESCENT, true) : [],
    stars(STARS, level === 'facil' ? FEW : STARS.length),
    pen.fine(() => stars(SMALL_STARS, STARS.length)),
  ]
}

const byNight = (scene: Scene): Scene => ({
  ...scene,
  id: `${scene.id}-a-noite`,
  name: `${scene.name}, à noite`,
  isNight: true,
  shows: [...scene.shows.filter((name) => !OF_THE_DAY.has(name)), 'moon', 'star'],
  rich: scene.rich?.filter((name) => !OF_THE_DAY.has(name)),
  draw: (stage) => {
    const night = stage.byNight()
    const [sky, ...others] = marksOf(scene.draw(night))
    if (!sky) return []
    return [sky, stage.tall(() => lights(night.pen, scene, stage.level, others)), others]
  },
})

/** Every scene outdoors by night. */
export const NIGHTS: readonly Scene[] = SCENES.filter(({ id }) => OUTDOORS.includes(id)).map(byNight)
