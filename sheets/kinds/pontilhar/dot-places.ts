/** Places of the studio where a figure of dots is missing. */
import type { Box } from '../../lettering/bounds.ts'
import { findPicture } from '../../pictures/drawing.ts'
import { box, circle, ellipse, points } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { backdrop, birdsAfar, ground, ripples, room } from '../../studio/scenes/ground.ts'
import type { Setting } from '../../studio/scenes/habitat.ts'
import { HABITATS, type HabitatName } from '../../studio/scenes/habitats.ts'
import { bush, cloud, sun, tuft } from '../../studio/shapes/nature.ts'
import { bloom, lily, reed } from '../../studio/shapes/plants.ts'
import type { RowLook } from './step-row.ts'

export interface DotPlace {
  readonly behind: (pen: Pen) => Drawing
  readonly before: (pen: Pen) => Drawing
  /** Height of the foot of what is there, mm; without one the figure is in the middle. */
  readonly foot?: number
  /** Of the size that the page would let a figure have. */
  readonly share?: number
  /** Turned over, or not, where one side of the place is taken; left out, by chance. */
  readonly mirrored?: boolean
  /** For the dots with their numbers; without one, all of the page. */
  readonly room?: Box
  /** People around the figure, out of its room. */
  readonly people?: (pen: Pen, variant: number) => Drawing
  /** Carriers of a row of numbers there; flags without it. */
  readonly row?: RowLook
}

const nothing = (): Drawing => []

/** Quiet behind the numbers, rich in front of them. */
function habitat(name: HabitatName, foot?: number, share = 1): DotPlace {
  const home = HABITATS[name]
  const setting = (pen: Pen, rich: boolean): Setting => ({
    pen,
    more: rich ? (draw) => draw() : nothing,
    most: rich ? (draw) => draw() : nothing,
    rich,
  })
  return {
    behind: (pen) => home.behind(setting(pen, false)),
    before: (pen) => ('before' in home ? home.before(setting(pen, true)) : []),
    ...(foot && { foot }),
    share,
  }
}

/** At the left side of the page, or at the right one. */
function curtain(pen: Pen, side: 'left' | 'right'): Drawing {
  const at = (x: number) => (side === 'left' ? x : 210 - x)
  return [
    pen.shape(
      `M${at(-5)} 10H${at(24)}C${at(26)} 80 ${at(22)} 150 ${at(12)} 196C${at(16)} 226 ${at(18)} 256 ${at(18)} 300H${at(-5)}z`,
      'red',
      1,
    ),
    pen.line(
      `M${at(12)} 10C${at(15)} 90 ${at(12)} 150 ${at(7)} 192M${at(18)} 10C${at(20)} 90 ${at(17)} 150 ${at(10)} 192`,
      0.7,
      'redDark',
    ),
    pen.rope(`M${at(-4)} 198Q${at(8)} 204 ${at(15)} 194`, 3, 'yellow', 0.8),
  ]
}

/** A hall of a palace: a cushion with tassels on a low pedestal. */
const palace: DotPlace = {
  share: 0.86,
  foot: 236,
  behind: (pen) => {
    const far = pen.plane('far', 'woodDark')
    const middle = pen.plane('middle')
    return [
      room(far, 226, 'cream', 'woodPale'),
      curtain(middle, 'left'),
      curtain(middle, 'right'),
      middle.shape('M34 252H176L170 296H40z', 'stone'),
      middle.line('M37 262H173', 0.8, 'stoneDark'),
      middle.shape(
        'M28 238C24 230 30 226 36 230C80 236 130 236 174 230C180 226 186 230 182 238C186 250 184 256 176 253C130 260 80 260 34 253C26 256 24 250 28 238z',
        'purple',
      ),
      middle.line('M40 244Q105 252 170 244', 0.8),
    ]
  },
  before: (pen) =>
    [26, 184].map((x) => [
      pen.shape(circle(x, 252, 3), 'yellow', 1),
      pen.line(`M${x} 255v8M${x - 2} 255l-1 7M${x + 2} 255l1 7`, 0.8),
    ]),
}

/** The table of a kitchen before a tiled wall. */
const table: DotPlace = {
  foot: 240,
  behind: (pen) => {
    const far = pen.plane('far', 'stoneDark')
    return [
      backdrop(pen, 'cream'),
      far.shape(box(-5, 198, 220, 20), 'bluePale', 0.7),
      far.line(`M-5 198${'l10 20l10 -20'.repeat(11)}`, 0.6, 'stoneDark'),
      pen.shape(box(-5, 218, 220, 90), 'woodPale', 1),
      pen.shape('M14 228H196L206 268H4z', 'white', 0.9),
      pen.line('M20 232H190L197 262H13z', 0.7, 'red'),
      pen.line('M-5 276H215', 0.8, 'wood'),
    ]
  },
  before: nothing,
}

/** A line between two posts of a garden, low hills behind. */
const washing: DotPlace = {
  behind: (pen) => {
    const far = pen.plane('far', 'hillLine')
    return [
      backdrop(pen, 'sky'),
      ground(far, points('-8,240 50,228 110,240 165,230 218,238'), 'hillFar'),
      ground(pen.plane('middle'), points('-8,256 60,250 130,257 218,251'), 'meadow'),
      pen.rope('M14 300V58M196 300V58', 4, 'wood'),
      pen.line('M14 62Q105 70 196 62', 0.9),
    ]
  },
  before: (pen) => HABITATS.garden.before({ pen, more: nothing, most: nothing, rich: false }),
}

const cottage = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.shape('M-9 0V-11H9V0z', 'cream', 0.8),
    own.shape('M-11 -10L0 -19L11 -10z', 'red', 0.8),
    own.shape('M-6 -2V-8H-1V-2zM2 0V-8H6V0z', 'yellow', 0.6),
  ])

export const twinkle = (x: number, y: number, r: number) =>
  `M${x} ${y - r}L${x + r * 0.25} ${y - r * 0.25}L${x + r} ${y}L${x + r * 0.25} ${y + r * 0.25}L${x} ${y + r}L${x - r * 0.25} ${y + r * 0.25}L${x - r} ${y}L${x - r * 0.25} ${y - r * 0.25}z`

/** A village far below, its windows lit. */
const night: DotPlace = {
  row: 'lanterns',
  behind: (pen) => [
    backdrop(pen, 'dusk'),
    ground(pen.plane('far', 'hillLine'), points('-8,254 50,240 110,252 165,242 218,250'), 'hillFar'),
    ground(pen.plane('middle'), points('-8,266 60,258 130,268 218,260'), 'hill'),
  ],
  before: (pen) => [
    cottage(pen.plane('middle'), 26, 268, 0.9),
    cottage(pen.plane('middle'), 184, 268, 0.8),
    cottage(pen.plane('middle'), 164, 266, 0.6),
    [
      [20, 64, 4],
      [190, 70, 5],
      [24, 150, 3],
      [188, 190, 4],
      [182, 128, 3],
      [30, 218, 4],
    ].map(([x = 0, y = 0, r = 0]) => pen.shape(twinkle(x, y, r), 'yellow', 0.6)),
  ],
}

/** Dark water under the moon; the hull is below the line of the water. */
const harbour: DotPlace = {
  row: 'lanterns',
  foot: 252,
  behind: (pen) => [
    backdrop(pen, 'dusk'),
    ground(pen.plane('far', 'hillLine'), points('-8,212 40,200 90,212 150,198 218,210'), 'hillFar'),
    ground(pen.plane('middle', 'seaLine'), points('-8,226 218,226'), 'bluePale', 0.8),
  ],
  before: (pen) => [
    pen.shape('M186 62a13 13 0 1 0 8 21a11 11 0 0 1 -8 -21z', 'yellow', 0.9),
    [
      [22, 72, 4],
      [40, 96, 3],
      [28, 130, 3],
    ].map(([x = 0, y = 0, r = 0]) => pen.shape(twinkle(x, y, r), 'yellow', 0.6)),
    pen.line('M8 262q8 -5 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0', 0.9, 'waterLine'),
  ],
}

/** Seen from low down: what drives by is against the sky, not against the hills. */
const street: DotPlace = {
  foot: 250,
  behind: (pen) => [
    backdrop(pen, 'sky'),
    ground(pen.plane('far', 'hillLine'), points('-8,228 50,220 110,228 165,219 218,226'), 'hillFar'),
    pen.shape(box(-8, 232, 236, 70), 'stone', 0.9),
    pen.shape([4, 54, 104, 154].map((x) => box(x, 256, 28, 4)).join(''), 'white', 0.7),
  ],
  before: (pen) => [
    sun(pen, 36, 84, 1.1),
    cloud(pen, 150, 84, 1.2),
    cloud(pen, 92, 106, 0.8),
    birdsAfar(pen, '60,128,16 120,118,14 168,136,12'),
    bush(pen, 20, 290, 1.1, 'leaf', 'red'),
    bush(pen, 190, 290, 1),
  ],
}

/** Still water seen from above: what swims there may point anywhere. */
const river: DotPlace = {
  behind: (pen) => backdrop(pen, 'water'),
  before: (pen) => [
    points('20,70 176,66 182,140 172,214 18,236 24,150 90,228 40,104 150,96 160,180 36,196').map(([x, y]) =>
      ripples(pen, `${x},${y}`),
    ),
    lily(pen, 184, 80, 1, 'pink'),
    lily(pen, 187, 152, 1, 'white'),
    lily(pen, 186, 206, 0.9),
    lily(pen, 21, 262, 0.9, 'pink'),
    lily(pen, 24, 82, 1, 'white'),
    lily(pen, 188, 262, 0.9, 'white'),
    lily(pen, 22, 152, 1, 'pink'),
    lily(pen, 22, 206, 0.9),
  ],
}

const OWN = { street, river, palace, table, washing, night, harbour }
const NAMED: Readonly<Record<string, string>> = {
  palace: 'crown',
  river: 'crocodile',
  street: 'car truck bus',
  washing: 'sock shirt t-shirt dress pants',
  night: 'star moon rocket helicopter lightning heart',
  harbour: 'boat',
}

const POND = habitat('pond', 262)

/** Grass without animals and vegetables: no figure is beside its own picture. */
const LAWN: DotPlace = {
  ...habitat('garden', 262),
  before: (pen) => [
    cloud(pen, 150, 84, 1.1),
    bloom(pen, 22, 282, 2.2, 'red'),
    bloom(pen, 190, 283, 2.2, 'yellow'),
    bloom(pen, 38, 285, 1.6, 'purple'),
    tuft(pen, 60, 285, 1),
    tuft(pen, 166, 285, 1.1),
  ],
}

const FROG_POND: DotPlace = {
  ...POND,
  behind: (pen) => [POND.behind(pen), pen.shape(ellipse(105, 260, 86, 15), 'leaf', 1)],
  before: (pen) => [reed(pen, 188, 288, 1.1, -6), reed(pen, 196, 284, 1.5, 4), reed(pen, 14, 286, 1.3, -5)],
}

const HOMES: readonly (readonly [home: DotPlace, figures: string])[] = [
  [{ ...habitat('reef'), row: 'bubbles' }, 'fish turtle dolphin shark seal anchor'],
  [habitat('openSea'), 'whale'],
  [POND, 'duck swan'],
  [FROG_POND, 'frog'],
  [LAWN, 'ladybug butterfly snail carrot rooster'],
  [{ ...habitat('night', 248, 0.8), row: 'lanterns' }, 'owl bat'],
  [{ ...habitat('ages', 262), mirrored: false }, 'dinosaur'],
  [habitat('beach', 262), 'palm penguin foot hand'],
  [habitat('forest', 262), 't-rex rhino mushroom kangaroo squirrel'],
  [habitat('branch'), 'bird'],
  [habitat('branch', 240), 'parrot'],
  [habitat('vegetables', 262), 'rabbit'],
]

const GARDEN = habitat('garden', 262)
const MEADOW = habitat('meadow', 262)
/** Tables of pictures at home on grass. */
const OUTSIDE = new Set(['farm', 'wild', 'birds', 'small', 'plants', 'places'])

const BY_FIGURE = new Map<string, DotPlace>([
  ...Object.entries(NAMED).flatMap(([place, ids]) =>
    ids.split(' ').map((id) => [id, OWN[place as keyof typeof OWN]] as const),
  ),
  ...HOMES.flatMap(([home, ids]) => ids.split(' ').map((id) => [id, home] as const)),
])

export function placeOfFigure(id: string): DotPlace {
  const own = BY_FIGURE.get(id)
  if (own) return own
  const kind = findPicture(id).facts?.table ?? ''
  return OUTSIDE.has(kind) ? (kind === 'plants' || kind === 'small' ? GARDEN : MEADOW) : table
}
