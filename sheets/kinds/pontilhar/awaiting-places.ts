/** Places with people who wait for a figure: a bell for its tower, a castle for its hill, a kite for its string. */
import type { Box } from '../../lettering/bounds.ts'
import { person, type Standing } from '../../studio/cast/cast.ts'
import { HANDS_UP, WAVE } from '../../studio/cast/poses.ts'
import { box, circle, ellipse, points } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { backdrop, birdsAfar, ground } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { bale, barn } from '../../studio/shapes/farm.ts'
import { bush, cloud, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { bloom, broadLeaf, fence } from '../../studio/shapes/plants.ts'
import { alien, crater, planet } from '../../studio/shapes/space.ts'
import { crewOf, FEET, LEFT, RIGHT, SHOWS_UP, SIZE } from './dot-crew.ts'
import { type DotPlace, twinkle } from './dot-places.ts'

/** Between the instruction and the heads of who is there. */
export const ROOM: Box = { x: 17, y: 56, width: 176, height: 182 }

const two = (pen: Pen, variant: number, left: Standing, right: Standing): Drawing => {
  const [one, other] = crewOf(variant)
  return [person(pen, one, LEFT, FEET, SIZE, left), person(pen, other, RIGHT, FEET, SIZE, right)]
}
const onlookers = (pen: Pen, variant: number): Drawing =>
  variant % 2
    ? two(pen, variant, { pose: SHOWS_UP ?? {} }, { pose: WAVE, flip: true })
    : two(pen, variant, { pose: HANDS_UP }, { pose: SHOWS_UP ?? {}, flip: true })

const hills = (pen: Pen): Drawing => [
  backdrop(pen, 'sky'),
  ground(pen.plane('far', 'hillLine'), points('-8,214 50,200 110,214 165,198 218,212'), 'hillFar'),
]

/** Far stars have four long points: no dot is taken for one, nor a star for a sum. */
export const gleams = (pen: Pen, spots: string): Drawing =>
  points(spots).map(([x, y]) => pen.shape(twinkle(x, y, 2.8), 'yellow', 0.5))

const stones = (at: number): string => `M${at} 84h18M${at} 112h18M${at} 140h18M${at} 168h18M${at} 196h18M${at} 222h18`

/** The bell hangs from the beam of its tower; whoever rings it has the rope. */
export const belfry: DotPlace = {
  room: { ...ROOM, x: 33, y: 70, width: 144, height: 164 },
  foot: 200,
  behind: (pen) => {
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      ground(pen.plane('far', 'hillLine'), points('-8,228 50,222 110,229 165,221 218,227'), 'hillFar'),
      house(pen.plane('far'), 66, 232, 0.6),
      house(pen.plane('far'), 146, 231, 0.56, { roof: 'red' }),
      ground(pen.plane('middle'), points('-8,244 60,240 130,245 218,239'), 'stone'),
      [9, 183].map((x) => [
        middle.shape(box(x - 2, 56, 22, 200), 'woodPale'),
        middle.line(stones(x), 0.7, 'woodDark'),
        middle.line(
          `M${x + 8} 56V84M${x + 13} 84V112M${x + 6} 112V140M${x + 12} 140V168M${x + 8} 168V196M${x + 12} 196V222`,
          0.7,
          'woodDark',
        ),
      ]),
      middle.shape(box(0, 56, 210, 12), 'wood'),
      middle.line('M30 62h40M88 60h30M140 64h36', 0.7, 'brownDark'),
      pen.rope('M105 66V74.500a3.200 3.200 0 0 1 -6.400 0', 1.8, 'metal', 0.8),
    ]
  },
  before: () => [],
  people: (pen, variant) => {
    const [rings, waits] = crewOf(variant)
    return [
      pen.rope('M105 211C104 240 66 222 51 244Q47 250 49 262', 1.8, 'straw', 0.8),
      person(pen, rings, LEFT, FEET, SIZE, {
        pose: { turn: 30, expr: 'alegre', armR: { at: [28, -46], dir: 60, z: 'front', hand: 'fist' }, armL: [-14, 4] },
      }),
      person(pen, waits, RIGHT, FEET, SIZE, { pose: HANDS_UP }),
    ]
  },
}

/** Grey ground with craters, the Earth in the sky. */
export const moonBase: DotPlace = {
  room: { ...ROOM, height: 190 },
  foot: 238,
  behind: (pen) => [
    backdrop(pen, 'dusk'),
    ground(pen.plane('far'), points('-8,224 40,208 92,222 150,206 218,220'), 'greyPale'),
    ground(pen.plane('middle'), points('-8,244 60,236 130,243 218,237'), 'stone'),
    crater(pen.plane('middle'), 62, 254, 30, 'grey'),
    crater(pen.plane('middle'), 150, 250, 24, 'grey'),
  ],
  before: (pen) => [
    planet(pen, 172, 84, 0.9, 'blue', 'spots', 'green'),
    planet(pen, 34, 108, 0.62, 'orange', 'ring'),
    planet(pen, 176, 160, 0.4, 'pink', 'bands'),
    gleams(pen, '30,72 60,84 188,120 26,160 184,196 40,190 150,70'),
  ],
  people: (pen) => [
    alien(pen, 31, 283, 1.1, 'lime'),
    alien(pen, 184, 284, 0.8, 'pink'),
    pen.rope('M170 284V244', 1.6, 'metal', 0.8),
    pen.shape('M171 245q6 -3 11 0t10 0v12q-5 3 -10 0t-11 0z', 'yellow', 0.9),
  ],
}

/** A child holds the string and looks up at the kite. */
export const kiteField: DotPlace = {
  room: { ...ROOM, height: 170 },
  mirrored: false,
  behind: (pen) => [
    hills(pen),
    tree(pen.plane('far'), 184, 222, 1),
    tree(pen.plane('far'), 168, 220, 0.7, 'lime'),
    ground(pen.plane('middle'), points('-8,238 60,231 130,238 218,230'), 'meadow'),
    tuft(pen.plane('middle'), 80, 256, 0.8),
    tuft(pen.plane('middle'), 140, 252, 0.7),
  ],
  before: (pen) => [
    cloud(pen.plane('middle'), 40, 84, 1),
    cloud(pen.plane('middle'), 172, 80, 1.1),
    cloud(pen.plane('middle'), 30, 176, 0.8),
    birdsAfar(pen, '160,120,14 178,132,12 36,124,14'),
    pen.line('M22 146q14 -6 26 0t12 8q-6 6 -9 -1M150 178q12 -6 24 0t11 8q-6 5 -8 -1', 0.9),
  ],
  people: (pen, variant) => [
    pen.line('M118.300 134.700C128 186 150 226 165 249', 0.8),
    two(
      pen,
      variant,
      { pose: HANDS_UP },
      {
        pose: {
          turn: -30,
          expr: 'alegre',
          armR: [14, 4],
          armL: { at: [-21, -42], dir: -120, z: 'back', hand: 'fist' },
        },
      },
    ),
  ],
}

/** A day of wind in the park: leaves fly, and somebody runs after what is gone. */
export const windy: DotPlace = {
  room: { ...ROOM, height: 180 },
  behind: (pen) => [
    hills(pen),
    house(pen.plane('far'), 46, 216, 0.9, { roof: 'red' }),
    tree(pen.plane('far'), 170, 222, 1.3),
    ground(pen.plane('middle'), points('-8,240 60,232 130,239 218,231'), 'meadow'),
    fence(pen.plane('middle'), 66, 148, 252, 12, 'woodPale'),
  ],
  before: (pen) => [
    pen.line(
      'M20 92q16 -8 30 0t14 9q-7 6 -10 -2M150 86q14 -7 27 0t12 8q-6 6 -9 -1M24 190q13 -7 25 0t11 8q-6 5 -8 -1M152 206q13 -7 25 0t11 8q-6 5 -8 -1',
      0.9,
    ),
    points('34,76 176,112 186,172 28,152 40,216 164,66 152,188').map(([x, y], i) =>
      broadLeaf(pen, x, y, 0.16, 30 + i * 50, i % 2 ? 'orange' : 'yellow'),
    ),
    cloud(pen.plane('middle'), 40, 116, 0.8),
    cloud(pen.plane('middle'), 170, 138, 0.7),
  ],
  people: (pen, variant) => two(pen, variant, { pose: SHOWS_UP ?? {} }, { pose: HANDS_UP, flip: true }),
}

/** The road goes up the hill to the gate. */
export const castleHill: DotPlace = {
  room: { ...ROOM, height: 174 },
  foot: 221,
  behind: (pen) => [
    backdrop(pen, 'sky'),
    ground(pen.plane('far', 'hillLine'), points('-8,182 16,188 40,203 105,214 170,203 194,188 218,182'), 'hillFar'),
    ground(pen.plane('middle'), points('-8,216 40,207 105,205 170,207 218,216'), 'meadow'),
    pen.plane('middle').shape('M93 221H117C120 240 138 254 132 300H78C74 254 91 240 93 221z', 'path', 0.9),
    bush(pen.plane('middle'), 62, 256, 0.9, 'leaf', 'pink'),
    bush(pen.plane('middle'), 146, 254, 0.8),
  ],
  before: (pen) => [
    sun(pen, 34, 82, 1, true),
    cloud(pen.plane('middle'), 168, 80, 1),
    birdsAfar(pen, '150,104,14 172,112,12 40,118,14'),
    tree(pen.plane('middle'), 20, 232, 0.9),
    tree(pen.plane('middle'), 190, 232, 0.9),
  ],
  people: onlookers,
}

/** A yard between the barn and the fence. */
export const farmyard: DotPlace = {
  room: ROOM,
  foot: 230,
  behind: (pen) => [
    hills(pen),
    ground(pen.plane('middle'), points('-8,206 60,200 130,207 218,201'), 'meadow'),
    ground(pen.plane('middle'), points('-8,238 60,234 130,240 218,235'), 'path'),
  ],
  before: (pen) => [
    sun(pen, 34, 82, 1),
    cloud(pen.plane('middle'), 160, 78, 1),
    barn(pen.plane('middle'), 176, 204, 0.6),
    fence(pen.plane('middle'), 8, 36, 214, 16),
    fence(pen.plane('middle'), 176, 204, 226, 16),
    birdsAfar(pen, '150,100,14 172,108,12'),
    bale(pen.plane('middle'), 66, 262, 0.5),
    tuft(pen, 146, 258, 0.8),
    tuft(pen, 112, 262, 0.7),
  ],
  people: onlookers,
}

/** A lawn with a path from the door, or the shade of the tree. */
export const garden: DotPlace = {
  room: ROOM,
  foot: 230,
  behind: (pen) => [
    hills(pen),
    ground(pen.plane('middle'), points('-8,216 60,210 130,217 218,211'), 'meadow'),
    pen.plane('middle').shape(ellipse(105, 262, 40, 7), 'path', 0.8),
  ],
  before: (pen) => [
    sun(pen, 34, 82, 1),
    cloud(pen.plane('middle'), 168, 80, 1.1),
    birdsAfar(pen, '44,120,14 160,112,12'),
    fence(pen.plane('middle'), 8, 34, 236, 18),
    fence(pen.plane('middle'), 178, 204, 236, 18),
    house(pen.plane('far'), 184, 212, 0.6, { roof: 'red' }),
    tree(pen.plane('far'), 24, 214, 0.7),
    bloom(pen, 56, 262, 1.6, 'red'),
    bloom(pen, 152, 262, 1.6, 'yellow'),
    tuft(pen, 78, 260, 0.7),
    tuft(pen, 132, 260, 0.7),
  ],
  people: onlookers,
}

/** The roofs of the town behind the road, a stop with its sign. */
export const townStreet: DotPlace = {
  foot: 250,
  behind: (pen) => {
    const far = pen.plane('far', 'stoneDark')
    return [
      backdrop(pen, 'sky'),
      far.shape('M-8 240V224H12V216H32V228H48V222L60 216L72 222V227H92V240z', 'pinkPale', 0.6),
      far.shape('M118 240V226H136V218H152V223L166 216L180 223V214H198V224H218V240z', 'bluePale', 0.6),
      pen.shape(box(-8, 232, 236, 70), 'stone', 0.9),
      pen.shape([4, 54, 104, 154].map((x) => box(x, 256, 28, 4)).join(''), 'white', 0.7),
    ]
  },
  before: (pen) => [
    cloud(pen, 40, 84, 1.2),
    cloud(pen, 150, 76, 1),
    birdsAfar(pen, '86,92,16 176,104,14'),
    pen.rope('M186 290V262', 1.8, 'metal', 0.8),
    pen.shape(circle(186, 260, 8), 'yellow', 0.9),
    bush(pen, 20, 290, 1.1, 'leaf', 'red'),
  ],
}
