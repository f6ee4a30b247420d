/** Places in which the things of words are shown, each with somebody who shows them. */
import type { Random } from '../../page/random.ts'
import { round } from '../../scene/marks.ts'
import type { Standing } from '../../studio/cast/cast.ts'
import { figurePen } from '../../studio/cast/figure-pen.ts'
import { CLOTH } from '../../studio/cast/inks.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT, WAVE, WAVE_LEFT } from '../../studio/cast/poses.ts'
import { ball, pencil } from '../../studio/cast/things.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, points } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { birdsAfar, ground, meadow, ripples } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { backpack, bucket } from '../../studio/shapes/handy.ts'
import { bush, tree } from '../../studio/shapes/nature.ts'
import { fence } from '../../studio/shapes/plants.ts'
import { basket } from '../../studio/shapes/woven.ts'

export interface Stand {
  readonly board: Fill
  readonly back: Fill
  readonly awning?: readonly [Fill, Fill]
}

export interface Land {
  readonly behind: (pen: Pen, upper: number) => Drawing
  /** Things are on boards here; elsewhere their photos hang on lines. */
  readonly stand?: Stand
  /** Animals are on two banks of grass here, the upper one first. */
  readonly banks?: readonly [Fill, Fill]
  /** Somebody beside the things, who is busy with them. */
  readonly host: Host
}

interface Host {
  readonly side: 'left' | 'right'
  /** An adult; one of the page's children where none is named. */
  readonly who?: CastName
  readonly standing: Standing
  /** Things at the host's feet, which are at (0, 0). */
  readonly with?: (pen: Pen) => Drawing
}

const TO_RIGHT: Standing = { pose: POINT }
const TO_LEFT: Standing = { pose: POINT_LEFT }
/** A pencil as tall as a child's arm, upright in the far hand. */
const withPencil = (standing: Standing, x: number): Standing => ({
  ...standing,
  pose: {
    ...standing.pose,
    ...(x < 0
      ? { armL: { at: [x, -24], z: 'front', hand: 'fist' } }
      : { armR: { at: [x, -24], z: 'front', hand: 'fist' } }),
  },
  extra: (near) => ({ top: pencil(near, x, -12, 0, CLOTH.amarelo, 26) }),
})

const PAGE = 210
/** The line between wall and floor, and where grounds begin, mm. */
const HORIZON = 252

const wallAndFloor = (pen: Pen, wall: Fill, floor: Fill): Drawing => [
  pen.shape(box(0, 0, PAGE, 297), wall, null),
  pen.shape(box(-4, HORIZON, PAGE + 8, 50), floor, 1),
  pen.shape(box(-4, HORIZON - 4, PAGE + 8, 4), 'cream', 0.8),
]

/** Rows of tiles at the height of a sink. */
const tiles = (pen: Pen, upper: number): Drawing => {
  const rows = Array.from({ length: 3 }, (_, i) => round(upper + 6 + i * 9))
  return pen.line(rows.map((y) => `M0 ${y}H${PAGE}`).join(''), 0.5, 'stoneDark')
}

const openAir = (pen: Pen, far: number, hills: Fill, near: Fill): Drawing => [
  pen.shape(box(0, 0, PAGE, 297), 'sky', null),
  meadow(pen.plane('far', 'hillLine'), far, hills),
  meadow(pen.plane('middle', 'hillLine'), HORIZON, near),
]

const STALL: Land = {
  behind: (pen, upper) => [openAir(pen, upper + 26, 'hill', 'path'), tree(pen.plane('middle'), 14, HORIZON, 0.9)],
  stand: { board: 'wood', back: 'cream', awning: ['red', 'white'] },
  host: { side: 'left', who: 'pai', standing: TO_RIGHT },
}
const KITCHEN: Land = {
  behind: (pen, upper) => [wallAndFloor(pen, 'yellowPale', 'tan'), tiles(pen, upper)],
  stand: { board: 'wood', back: 'cream' },
  host: { side: 'right', who: 'mae', standing: TO_LEFT },
}
const ORCHARD: Land = {
  behind: (pen, upper) => [
    openAir(pen, upper + 30, 'hill', 'meadow'),
    tree(pen.plane('middle'), 12, HORIZON, 1, 'leaf', 'red'),
    tree(pen.plane('middle'), 198, HORIZON, 1, 'leaf', 'red'),
  ],
  stand: { board: 'wood', back: 'cream', awning: ['green', 'white'] },
  host: { side: 'left', standing: TO_RIGHT, with: (pen) => basket(pen, -13, 3, 0.62) },
}
const BEDROOM: Land = {
  behind: (pen) => wallAndFloor(pen, 'bluePale', 'woodPale'),
  stand: { board: 'teal', back: 'white' },
  host: { side: 'right', standing: TO_LEFT, with: (pen) => backpack(pen, 14, 2, 0.8, 'orange') },
}
const LIVING_ROOM: Land = {
  behind: (pen) => wallAndFloor(pen, 'pinkPale', 'tan'),
  stand: { board: 'wood', back: 'cream' },
  host: { side: 'left', standing: withPencil(TO_RIGHT, -13) },
}
const FIELD: Land = {
  behind: (pen, upper) => [
    openAir(pen, upper + 22, 'hill', 'meadow'),
    fence(pen.plane('middle'), -4, 43, HORIZON + 6, 14),
    fence(pen.plane('middle'), 167, 214, HORIZON + 6, 14),
  ],
  host: { side: 'right', standing: withPencil(TO_LEFT, 13) },
}
const FOREST: Land = {
  behind: (pen, upper) => [
    openAir(pen, upper + 20, 'hill', 'grass'),
    [10, 200].map((x) => tree(pen.plane('middle'), x, HORIZON, 1.3)),
  ],
  host: { side: 'left', standing: TO_RIGHT, with: (pen) => backpack(pen, -13, 3, 0.8, 'orange') },
}
/** Hills, and at the host's side something tall: lines behind animals would be taken for parts of them. */
const PASTURE: Land = {
  behind: (pen, upper) => [
    openAir(pen, upper + 14, 'hillFar', 'meadow'),
    house(pen.plane('middle'), 177, upper + 36, 0.9, { wall: 'red', roof: 'redDark', door: 'white' }),
  ],
  banks: ['meadow', 'grass'],
  host: { side: 'right', standing: withPencil(TO_LEFT, 13) },
}
const WOOD: Land = {
  behind: (pen, upper) => [
    openAir(pen, upper + 18, 'hill', 'grass'),
    tree(pen.plane('middle'), 16, upper + 42, 1.5),
    tree(pen.plane('middle'), 40, upper + 40, 1, 'lime'),
  ],
  banks: ['hill', 'meadow'],
  host: { side: 'left', standing: TO_RIGHT, with: (pen) => backpack(pen, -11, 3, 0.8, 'orange') },
}
const RIVERSIDE: Land = {
  behind: (pen, upper) => [
    openAir(pen, upper + 12, 'hill', 'meadow'),
    pen.shape(box(-4, upper + 20, PAGE + 8, 40), 'water', 1),
    tree(pen.plane('middle'), 182, upper + 40, 1.1),
  ],
  banks: ['sand', 'grass'],
  host: { side: 'right', standing: TO_LEFT, with: (pen) => backpack(pen, 11, 3, 0.8, 'teal') },
}
const COAST: Land = {
  behind: (pen, upper) => [
    pen.shape(box(0, 0, PAGE, 297), 'sky', null),
    birdsAfar(pen, `70,${upper + 12},12 130,${upper + 9},10`),
    pen.shape(box(-4, upper + 24, PAGE + 8, 80), 'water', 1),
    ripples(pen, `60,${upper + 34} 96,${upper + 44} 140,${upper + 36}`),
    ground(pen, points(`-8,${HORIZON} 60,${HORIZON - 3} 130,${HORIZON + 2} 218,${HORIZON - 2}`), 'sand'),
  ],
  host: { side: 'right', standing: { pose: WAVE_LEFT }, with: (pen) => bucket(pen, 15, 3, 0.7, 'red') },
}
const PARK: Land = {
  behind: (pen, upper) => [
    openAir(pen, upper + 28, 'hillFar', 'meadow'),
    bush(pen.plane('middle'), 10, HORIZON + 2, 1, 'leaf', 'yellow'),
    bush(pen.plane('middle'), 200, HORIZON + 1, 0.9, 'lime', 'red'),
  ],
  host: { side: 'left', standing: { pose: WAVE }, with: (pen) => ball(figurePen(pen, 1), -13, -4, 6) },
}

interface Lands {
  /** One a page, in turn. */
  readonly lands: readonly [Land, ...Land[]]
  /** Most turns that a sheet skips before its first page. Default: none, as titles name the first place for food. */
  readonly skipped?: number
}

/** Places by theme. */
const LANDS: Readonly<Record<string, Lands>> = {
  tudo: { lands: [PARK, COAST, FIELD, FOREST], skipped: 5 },
  bichos: { lands: [PASTURE, WOOD, RIVERSIDE], skipped: 3 },
  comidas: { lands: [STALL, KITCHEN, ORCHARD] },
  casa: { lands: [BEDROOM, KITCHEN, LIVING_ROOM], skipped: 1 },
  passeio: { lands: [COAST, PARK, FIELD], skipped: 3 },
  'dia-das-criancas': { lands: [PARK] },
}

export const hasWordPlace = (theme: string): boolean => Object.hasOwn(LANDS, theme)

export const landOf = (theme: string, index: number): Land => inTurn(LANDS[theme]?.lands ?? [PARK], index)

/** Index of the place on the first page of a sheet. */
export const firstLand = (theme: string, sheet: Random): number =>
  sheet.fork('place').integer(0, LANDS[theme]?.skipped ?? 0)

/** Name of a page's place, where titles name it. */
export const placeNames = (theme: string | undefined, index: number): string[] =>
  theme === 'comidas' && landOf(theme, index) === STALL ? ['barraca'] : []
