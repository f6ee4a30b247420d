/** The place of each figure of dots: with people who wait for it, or near by, as on a bough. */
import { box, circle, ellipse, points, star } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { AT_THE_EYE, watchers } from '../../studio/places/sky-watch.ts'
import { backdrop, ground } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { barn } from '../../studio/shapes/farm.ts'
import { cloud, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { rabbit } from '../../studio/shapes/pets.ts'
import { bloom, broadLeaf } from '../../studio/shapes/plants.ts'
import { bubbles, coral, fish, rock, seaweed } from '../../studio/shapes/sea.ts'
import { SEASIDE } from '../../studio/shapes/seaside.ts'
import { crescent, planet } from '../../studio/shapes/space.ts'
import {
  belfry,
  castleHill,
  farmyard,
  garden,
  gleams,
  kiteField,
  moonBase,
  ROOM,
  townStreet,
  windy,
} from './awaiting-places.ts'
import { type DotPlace, placeOfFigure } from './dot-places.ts'

/** A bough above, leaves at its ends: the fruit hangs from it. */
const orchard: DotPlace = {
  room: { ...ROOM, y: 74, height: 190 },
  behind: (pen) => [
    backdrop(pen, 'sky'),
    ground(pen.plane('far', 'hillLine'), points('-8,226 50,206 110,224 165,204 218,222'), 'hillFar'),
    ground(pen.plane('middle'), points('-8,252 60,244 130,252 218,245'), 'meadow'),
    tree(pen.plane('far'), 34, 246, 1.2, 'leaf', 'yellow'),
    tree(pen.plane('far'), 178, 246, 1.1, 'leaf', 'yellow'),
    pen.shape('M-8 58C60 66 150 54 218 62V74C150 70 60 80 -8 74z', 'brown'),
    pen.line('M20 68q10 2 18 0M150 64q10 -1 20 0', 0.9, 'brownDark'),
  ],
  before: (pen) => [
    broadLeaf(pen, 26, 70, 0.72, 196),
    broadLeaf(pen, 50, 72, 0.6, 160, 'lime'),
    broadLeaf(pen, 184, 66, 0.74, 164),
    broadLeaf(pen, 160, 68, 0.6, 200, 'lime'),
    bloom(pen, 24, 284, 2.2, 'red'),
    bloom(pen, 188, 284, 2.2, 'purple'),
  ],
}

/** A band of pale light and far mountains: an evening sky is never empty. */
const nightSky = (pen: Pen): Drawing => [
  backdrop(pen, 'dusk'),
  pen.shade('M-8 212C40 188 96 116 218 74V118C130 142 74 206 -8 250z', 'white', 0.35),
  pen.shade('M-8 226C50 198 104 140 218 92V104C126 142 70 206 -8 240z', 'white', 0.35),
  ground(pen.plane('far', 'hillLine'), points('-8,236 26,222 62,238 104,228 150,239 186,220 218,234'), 'purplePale'),
]

/** An evening on the hill, a telescope: the light of the sky is what lacks. */
const watch: DotPlace = {
  room: { ...ROOM, height: 158 },
  behind: (pen) => [
    nightSky(pen),
    ground(pen.plane('far', 'hillLine'), points('-8,242 50,233 110,241 165,233 218,240'), 'hillFar'),
    house(pen.plane('far'), 74, 248, 0.56, { roof: 'red' }),
    house(pen.plane('far'), 96, 249, 0.46),
    tree(pen.plane('far'), 146, 250, 0.54),
    tree(pen.plane('far'), 158, 250, 0.42),
    ground(pen.plane('middle'), points('-8,256 60,250 120,254 218,249'), 'meadow'),
  ],
  before: (pen) => [
    cloud(pen.plane('far'), 38, 84, 1),
    cloud(pen.plane('far'), 174, 92, 1.1),
    cloud(pen.plane('far'), 34, 190, 0.9),
    cloud(pen.plane('far'), 172, 182, 0.9),
    planet(pen, 178, 138, 0.5, 'orange', 'ring'),
    gleams(pen, '26,66 60,72 148,68 188,72 24,128 46,144 186,168 28,166'),
  ],
  people: (pen, variant) => watchers(pen, variant, variant % 2 === 1, AT_THE_EYE),
}

/** Over the roofs of a village, under the moon. */
const roofs: DotPlace = {
  behind: watch.behind,
  before: (pen) => [
    cloud(pen.plane('far'), 38, 84, 1),
    gleams(pen, '70,70 100,86 128,72 24,118 188,124 28,210 184,206'),
    cloud(pen.plane('far'), 100, 224, 0.8),
    crescent(pen, 168, 84, 1.1),
    house(pen.plane('middle'), 27, 268, 1.25, { roof: 'red' }),
    house(pen.plane('middle'), 184, 268, 1.1),
    tree(pen.plane('middle'), 58, 266, 0.9),
    tree(pen.plane('middle'), 152, 266, 0.9),
  ],
}

/** Between the posts of the line. */
const washing: DotPlace = { ...placeOfFigure('shirt'), room: { ...ROOM, x: 22, width: 166, height: 196 } }

const bough = placeOfFigure('bird')

/** The bough in the morning: a nest waits for whoever flies to it. */
const nestBough: DotPlace = {
  ...bough,
  room: { ...ROOM, height: 150 },
  mirrored: false,
  before: (pen) => [
    bough.before(pen),
    pen.shape('M116 222H154Q152 240 135 240Q118 240 116 222z', 'straw', 1),
    pen.line('M120 228l8 3M130 226l8 4M140 228l8 -2M124 235l8 -1M138 235l7 -2', 0.7, 'brownDark'),
    pen.shape(ellipse(126, 220, 5, 6) + ellipse(136, 219, 5, 6) + ellipse(145, 221, 4.6, 5.6), 'cream', 0.9),
  ],
}

/** Sunlight from above, fish on their own errands: clear water for who swims without haste. */
const clearWater: DotPlace = {
  room: { ...ROOM, y: 66, height: 168 },
  behind: (pen) => [
    backdrop(pen, 'water'),
    pen.shade('M30 -10H62L120 300H40zM104 -10H124L200 300H150z', 'foam', 0.4),
    ground(pen.plane('far', 'seaLine'), points('-8,238 50,226 120,236 218,222'), 'bluePale'),
    ground(pen, points('-8,258 60,249 140,256 218,248'), 'sand'),
  ],
  before: (pen) => [
    fish(pen.plane('middle'), 172, 82, 0.9, 'pink', 'white'),
    fish(pen.plane('middle'), 142, 92, 0.62, 'purple', 'pink'),
    fish(pen.plane('middle'), 44, 92, 0.8, 'orange', 'white', { flip: true }),
    fish(pen.plane('middle'), 180, 206, 0.7, 'red', 'yellow'),
    bubbles(pen, [
      [72, 84, 4],
      [79, 74, 2.8],
      [186, 128, 3.4],
      [28, 214, 3.4],
    ]),
    coral(pen, 176, 270, 1.1, 'pink'),
    seaweed(pen, 32, 278, 1.3, 'leaf'),
    seaweed(pen, 42, 282, 1, 'leafDark', { flip: true }),
    rock(pen, 150, 284, 0.8),
    pen.at(66, 262, 0.9, (own) => SEASIDE.estrela(own)),
  ],
}

const hall = placeOfFigure('crown')

/** Arms of the house on the wall, over the cushion with the crown. */
const throneRoom: DotPlace = {
  ...hall,
  before: (pen) => [
    hall.before(pen),
    [54, 105, 156].map((x, i) => [
      pen.shape(`M${x - 13} 66H${x + 13}V98L${x} 108L${x - 13} 98z`, i === 1 ? 'blue' : 'red', 1),
      pen.shape(box(x - 16, 63, 32, 4, 1.5), 'wood', 0.9),
      pen.shape(i === 1 ? star(x, 84, 8) : circle(x, 84, 6), 'yellow', 0.8),
    ]),
  ],
}

/** Rows of a kitchen garden: a rabbit waits for its snack. */
const furrows: DotPlace = {
  room: { ...ROOM, height: 186 },
  foot: 236,
  behind: (pen) => [
    backdrop(pen, 'sky'),
    ground(pen.plane('far', 'hillLine'), points('-8,214 50,200 110,214 165,198 218,212'), 'hillFar'),
    ground(pen.plane('middle'), points('-8,246 60,240 130,246 218,241'), 'soil'),
    pen.plane('middle').line('M70 262Q105 258 150 262M84 254q20 -3 44 0', 0.8, 'brownDark'),
  ],
  before: (pen) => [
    cloud(pen.plane('middle'), 160, 84, 1.1),
    sun(pen, 176, 120, 0.8),
    tuft(pen, 150, 258, 0.8),
    tuft(pen, 62, 256, 0.7),
    tuft(pen, 190, 282, 0.9),
  ],
  people: (pen) => rabbit(pen, 28, 284, 1.1),
}

/** A road between fields, for what carries a load. */
const fieldRoad: DotPlace = {
  foot: 250,
  behind: (pen) => {
    const far = pen.plane('far', 'hillLine')
    return [
      backdrop(pen, 'sky'),
      ground(far, points('-8,216 40,206 100,216 160,205 218,214'), 'hillFar'),
      ground(far, points('-8,228 60,224 130,229 218,224'), 'meadow'),
      pen.shape(box(-8, 234, 236, 70), 'path', 0.9),
      pen.line('M12 262h22M60 268h26M112 261h24M160 268h22', 0.8, 'sandLine'),
    ]
  },
  before: (pen) => [
    sun(pen, 172, 84, 1),
    cloud(pen.plane('middle'), 42, 82, 1),
    cloud(pen.plane('middle'), 108, 74, 0.7),
    barn(pen.plane('middle'), 26, 216, 0.5),
    tree(pen.plane('middle'), 186, 216, 0.7),
    tuft(pen, 24, 286, 1),
    bloom(pen, 186, 286, 1.6, 'yellow'),
    tuft(pen, 172, 284, 0.8),
  ],
}

const NAMED: readonly (readonly [place: DotPlace, figures: string])[] = [
  [belfry, 'bell'],
  [moonBase, 'rocket'],
  [kiteField, 'kite'],
  [windy, 'leaf hat'],
  [castleHill, 'castle'],
  [farmyard, 'pig cow horse rooster'],
  [orchard, 'pear apple'],
  [watch, 'star moon'],
  [garden, 'house tree'],
  [townStreet, 'bus'],
  [roofs, 'bat'],
  [throneRoom, 'crown'],
  [furrows, 'carrot'],
  [fieldRoad, 'truck'],
  [nestBough, 'bird'],
  [clearWater, 'turtle dolphin shark seal'],
  [washing, 'sock shirt dress'],
]

const BY_FIGURE = new Map(NAMED.flatMap(([place, ids]) => ids.split(' ').map((id) => [id, place] as const)))

/** Below many dots there is no room for people. */
const FOOT_OF_MANY = 262

export function numberPlaceOf(id: string, isFull: boolean): DotPlace {
  const own = BY_FIGURE.get(id)
  if (!own) return placeOfFigure(id)
  const { people: _people, room: _room, ...place } = own
  return isFull ? { ...place, ...(place.foot && { foot: FOOT_OF_MANY }) } : own
}
