/** Vignettes of the fables. */
import { standing } from '../fit.ts'
import { antHill } from '../pairs/homes.ts'
import { spider } from '../pairs/small-animals.ts'
import { box, circle, ellipse, points, scallop, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'
import { barn } from '../shapes/farm.ts'
import { mushroom } from '../shapes/handy.ts'
import { corn } from '../shapes/june.ts'
import { bush, flower, hill, sun, tuft } from '../shapes/nature.ts'
import { ladybird, owl } from '../shapes/pets.ts'
import { fence, fern, lily, reed } from '../shapes/plants.ts'
import { brightStar } from '../shapes/space.ts'
import { angryHen, guestSnail, laughingBeetle, leapingFrog, pushingAnt, sneakingDuck } from './fable-animals.ts'
import { FABLES_OF_DARE } from './fabula-desafio.ts'
import { FABLES_OF_MIDDLE } from './fabula-medio.ts'
import { FEET, fineDay, outdoors, STAGE, type Vignettes } from './vignette.ts'

/** Blades of grass as an ant sees them: foot, height, bend. */
const tallBlades = (pen: Pen, blades: string, fill: Fill, foot = 50): Drawing =>
  blades.split(' ').map((one) => {
    const [x = 0, height = 0, bend = 0] = one.split(',').map(Number)
    return pen.shape(
      `M${x - 2.6} ${foot}C${x - 2.6} ${foot - height * 0.5} ${x + bend * 0.4} ${foot - height * 0.8} ${x + bend} ${foot - height}C${x + bend * 0.8 + 3} ${foot - height * 0.7} ${x + 3} ${foot - height * 0.4} ${x + 2.6} ${foot}z`,
      fill,
    )
  })

const grain = (pen: Pen): Drawing => [
  pen.shape(
    'M-19 -15C-19 -25 -8 -30 3 -28C14 -26 24 -17 26 -7C26 -2 21 0 15 0C2 1 -9 1 -15 -2C-19 -5 -19 -10 -19 -15z',
    'yellow',
  ),
  pen.shape('M13 -24C20 -20 25 -13 26 -7C26 -2 21 0 15 0C10 -6 9 -16 13 -24z', 'cream', 0.9),
  pen.shade('M-15 -4C-8 0 4 0 11 -1C2 -3 -8 -4 -16 -9z', 'orange', 0.6),
  pen.line('M-14 -17q2 -6 8 -7M-1 -24.500q3 0 5 1', 1),
]

const effort = (pen: Pen, spots: string): Drawing =>
  points(spots).map(([x, y]) => pen.shape(`M${x} ${y}q2.400 3.400 0 4.600q-2.400 -1.200 0 -4.600z`, 'bluePale', 0.7))

const ANT = (pen: Pen): Drawing => [
  outdoors(pen, 'sky', 'meadow', 36),
  tallBlades(
    pen.plane('far', 'hillLine'),
    '4,44,8 16,36,-6 30,50,5 118,40,8 132,52,-7 148,46,6 162,38,-5 176,50,-8',
    'hill',
    46,
  ),
  standing(pen.plane('middle'), antHill, 38, 46, 20),
  pen.plane('middle').shape(`${smooth(points('-6,47 40,44.500 90,46.500 140,44.500 186,47'), false)}V66H-6z`, 'path'),
  pen.line('M30 52h5M68 60h4M112 51h4M150 59h5', 0.8, 'sandLine'),
  tallBlades(pen.plane('middle'), '8,40,6 17,26,-5 166,34,-6 174,44,4', 'leaf', 54),
  standing(pen, (p) => flower(p, 0, 0, 1, 'red'), 158, 52, 34),
  pen.at(95, FEET, 1.12, grain, { turn: -4 }),
  pen.at(61, FEET, 1.12, pushingAnt),
  effort(pen, '58,28 64,24.500 70,27'),
  pen.line('M34 47.500h6M32 51.500h7M35 55.500h5', 0.9),
  pen.shape('M126 58C126 52 131 50 137 50C144 50 148 53 148 58z', 'stone'),
  pen.at(138, 51, 1, laughingBeetle),
]

const MOON_IN_WATER = (pen: Pen): Drawing => [
  pen.shade(ellipse(116, 47, 21, 10.5), 'bluePale'),
  pen.shape(ellipse(116, 47, 13.5, 8), 'yellowPale', 0.9),
  pen.shape(ellipse(112, 45, 2.4, 1.2) + ellipse(119.5, 49, 3, 1.5) + ellipse(119, 43.6, 1.6, 0.8), 'straw', 0.6),
  pen.line('M96 50h8M98 43.500h5M129 46h9M126 52.500h10M106 56.500h20', 0.9, 'waterLine'),
]

const FROG = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), 'night', null),
  points('30,7 48,15 64,6 112,5 20,19 128,12 100,3').map(([x, y], i) => brightStar(pen, x, y, i % 2 ? 1.8 : 2.4)),
  hill(pen.plane('far'), points('-6,34 24,22 52,30 84,20 122,30 186,22'), 'leafDeep', 64),
  pen.plane('middle').shape(`${smooth(points('-6,36 40,34 90,36 140,34 186,36'), false)}V66H-6z`, 'waterDeep'),
  pen.line('M60 41h9M14 50h9M70 56h10M150 40h9M148 56h8', 0.8, 'waterLine'),
  MOON_IN_WATER(pen),
  reed(pen.plane('middle'), 9, 48, 0.9),
  reed(pen.plane('middle'), 19, 46, 0.75, 8),
  lily(pen, 142, 58, 0.8, 'pinkPale'),
  lily(pen, 66, 60, 0.7),
  pen.shape('M24 58C24 48 33 44 42 44C52 44 58 49 59 58C50 62 33 62 24 58z', 'stoneDark'),
  pen.line('M31 51q5 -3 10 -3M44 55q4 -1 7 -4', 0.7, 'greyDark'),
  pen.line('M46 39q3 -6 8 -9M52 41q2 -5 6 -8', 0.9, 'white'),
  pen.at(84, 25, 0.86, leapingFrog, { turn: 16 }),
  pen.plane('middle').shape('M158 -4C160 20 158 44 154 66H184V-4z', 'brown'),
  pen.rope('M162 25C152 27 144 26 136 24', 3.2, 'brown'),
  standing(pen, (p) => owl(p, 0, 0), 147, 24.5, 21),
]

const feathersAbout = (pen: Pen, spots: string): Drawing =>
  spots.split(' ').map((one, i) => {
    const [x = 0, y = 0, turn = 0] = one.split(',').map(Number)
    return pen.at(
      x,
      y,
      1,
      (p) => [
        p.shape('M0 4C-3 0 -2 -4 1 -5C3 -2 3 2 0 4z', i % 2 ? 'brownPale' : 'white', 0.7),
        p.line('M0 6V-1', 0.6),
      ],
      { turn },
    )
  })

const HENS = (pen: Pen): Drawing => [
  outdoors(pen, 'sky', 'meadow', 38),
  fineDay(pen, 146),
  standing(pen.plane('middle'), (p) => barn(p, 0, 0), 34, 45, 30),
  fence(pen.plane('middle'), 128, 186, 44, 11, 'cream'),
  pen.plane('middle').shape(ellipse(90, 57, 58, 8), 'path', null),
  pen.at(67, FEET, 1.22, angryHen('white'), { flip: true, turn: 4 }),
  pen.at(112, FEET, 1.22, angryHen('brownPale'), { turn: -4 }),
  pen.at(90, 57.5, 0.62, (p) => corn(p, 0, 0, 1, 78)),
  feathersAbout(pen, '84,22,30 92,14,-40 99,24,70 78,13,-20 104,12,20'),
  pen.line('M86 31l-3 -3M90 29.500v-4.500M94 31l3 -3', 1),
  pen.at(149, 55.5, 0.95, sneakingDuck),
  standing(pen, (p) => tuft(p, 0, 0), 36, 59, 8),
]

const web = (pen: Pen): Drawing => [
  pen.line('M107 21L131 17M109 33L131 34M119 12V44M107 21L131 34M131 17L109 33', 0.6),
  [4, 8].map((r) =>
    pen.line(
      smooth(
        points(
          `${119 - r * 0.9},${27 - r * 0.5} 119,${26 - r} ${119 + r * 0.9},${25.5 - r * 0.6} ${119 + r},${29 + r * 0.3} 119,${28 + r} ${119 - r * 0.9},${29 + r * 0.2}`,
        ),
      ),
      0.6,
    ),
  ),
]

const partyAfar = (pen: Pen): Drawing => [
  pen.line('M137 42V22M164 42V21', 1.2, 'leafDark'),
  bunting(pen, [137, 23], [164, 22], 3, ['red', 'yellow', 'teal', 'pink'], { size: 5, gap: 1.4 }),
  mushroom(pen, 155, 42, 0.62),
  ladybird(pen, 145, 42, 0.36, {}),
]

const SNAIL = (pen: Pen): Drawing => [
  outdoors(pen, 'skyLow', 'meadow', 38),
  sun(pen.plane('middle'), 27, 22, 0.6),
  tallBlades(pen.plane('far', 'hillLine'), '8,40,6 46,30,-5 78,26,5 92,30,-6', 'hill', 44),
  partyAfar(pen.plane('middle')),
  pen
    .plane('middle')
    .shape(
      'M-4 52C40 47 96 52 112 47C126 43 134 43 142 42L158 41.500C150 46 144 47 140 52C134 59 90 60 -4 64z',
      'path',
      0.9,
    ),
  tallBlades(pen, '131,42,-1', 'leaf', 53),
  pen.rope('M105 52C107 40 103 26 106 15', 2, 'leaf'),
  pen.shape('M105 36q8 -8 11 -2q-5 6 -11 2z', 'leaf', 1),
  web(pen),
  pen.at(121, 27, 0.36, spider),
  pen.shape('M106 15C98 13 97 5 101 1C103 4 104 3 106 0C108 3 110 4 112 1C115 6 114 13 106 15z', 'pink'),
  pen.line('M103 13C101 9 101 6 101 3M109 13C111 9 111 6 111 3', 0.8),
  pen.at(61, 56, 1, guestSnail),
  pen.at(58.5, 32.5, 1, (p) => [
    p.shape(box(-5, -8, 10, 8, 0.8), 'yellow', 1),
    p.line('M0 -8V0M-5 -4H5', 1, 'red'),
    p.line('M0 -8q-4 -5 -5 -1.500q1 2 5 1.500q4 -5 5 -1.500q-1 2 -5 1.500', 1),
  ]),
  bush(pen, 170, 58, 0.9, 'leaf', 'red'),
  fern(pen, 16, 60, 0.8),
  pen.shape(scallop(points('146,60 150,57 155,57 159,60'), 0.6), 'leafDark', 0.9),
  pen.shape(circle(30, 58, 2) + circle(35, 59.4, 1.4), 'stone', 0.8),
]

export const FABULA: Vignettes = {
  'A formiga e o grão': ANT,
  'O sapo que queria a lua': FROG,
  'As duas galinhas': HENS,
  'O caracol atrasado': SNAIL,
  ...FABLES_OF_MIDDLE,
  ...FABLES_OF_DARE,
}
