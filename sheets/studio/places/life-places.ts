/** Places in which all ages of one living being are at once: garden, pond, yard, beach, bucket, meadow, park. */
import { person, type Standing } from '../cast/cast.ts'
import { WAVE } from '../cast/poses.ts'
import { caterpillar } from '../pairs/small-animals.ts'
import { box, points, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { backdrop, blades, ground, meadow, ripples } from '../scenes/ground.ts'
import { barn, chick, featheredHen } from '../shapes/farm.ts'
import { grasshopper, tallGrass, toad } from '../shapes/food-web.ts'
import { lens } from '../shapes/food-web-water.ts'
import * as life from '../shapes/life-stages.ts'
import { bush, cloud, flower, flowerHead, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { butterfly } from '../shapes/pets.ts'
import { broadLeaf, fence, lily, reed } from '../shapes/plants.ts'
import { rock, seaTurtle } from '../shapes/sea.ts'

interface LifeStage {
  /** Middle of the disc with its letter. */
  readonly disc: Spot
  readonly draw: (pen: Pen) => Drawing
}

export interface LifePlace {
  readonly back: (pen: Pen) => Drawing
  /** From the first age to the last. */
  readonly stages: readonly LifeStage[]
}

const country = (pen: Pen): Drawing => [
  backdrop(pen, 'sky'),
  cloud(pen.plane('far', 'hillLine'), 32, 66, 0.8),
  hill(pen.plane('far', 'hillLine'), points('-8,110 60,92 120,106 170,92 218,104'), 'hillFar'),
]

const borboleta: LifePlace = {
  back: (pen) => [
    country(pen),
    bush(pen.plane('middle'), 24, 128, 1.2),
    meadow(pen.plane('middle'), 122, 'hill'),
    meadow(pen, 172, 'meadow'),
    blades(pen, '14,190 60,206 150,206 190,190 170,212 88,210'),
    pen.rope('M106 208C104 170 108 120 104 72', 4.6, 'leafDark'),
    broadLeaf(pen, 103, 128, 1, -64),
    broadLeaf(pen, 107, 176, 1.1, 66, 'leafDark'),
    pen.rope('M105 92Q140 66 178 74', 3, 'brownPale', 1),
    broadLeaf(pen, 176, 74, 0.5, 40),
    pen.rope('M46 210Q42 190 46 172', 2.6, 'leafDark', 1),
    flowerHead(pen, 46, 166, 14, 'pink', 'yellow'),
  ],
  stages: [
    { disc: [30, 94], draw: (pen) => lens(pen, 54, 106, 1.15, life.leafEggs) },
    { disc: [176, 146], draw: (pen) => pen.at(142, 166, 1.15, caterpillar) },
    { disc: [170, 100], draw: (pen) => pen.at(150, 74, 1.15, life.chrysalis) },
    { disc: [74, 168], draw: (pen) => butterfly(pen, 46, 154, 2.5, 'orange', -10) },
  ],
}

const sapo: LifePlace = {
  back: (pen) => [
    country(pen),
    tree(pen.plane('middle'), 176, 98, 1.1),
    bush(pen.plane('middle'), 52, 98, 0.9),
    meadow(pen.plane('middle'), 94, 'hill'),
    ground(pen, points('-8,106 50,102 110,106 160,100 218,104'), 'water', 1.1),
    ripples(pen, '40,114 150,112 96,120 112,162 34,166 184,128'),
    reed(pen, 34, 122, 1, -6),
    lily(pen, 118, 118, 1.1, 'pink'),
    ground(pen, points('-8,182 60,186 120,180 218,172'), 'grass'),
    blades(pen, '14,196 70,204 190,188 196,206'),
    tuft(pen, 36, 206, 1),
  ],
  stages: [
    { disc: [26, 136], draw: (pen) => pen.at(70, 138, 1, life.eggString) },
    { disc: [132, 132], draw: (pen) => pen.at(162, 136, 1, life.tadpoles) },
    { disc: [52, 166], draw: (pen) => pen.at(74, 166, 0.72, life.tadpoleWith(true)) },
    { disc: [98, 192], draw: (pen) => toad(pen, 136, 209, 1.65) },
  ],
}

const galinha: LifePlace = {
  back: (pen) => [
    country(pen),
    barn(pen.plane('middle'), 160, 124, 1),
    tree(pen.plane('middle'), 40, 122, 1.2, 'leaf', 'orange'),
    meadow(pen.plane('middle'), 118, 'hill'),
    fence(pen.plane('middle'), -4, 118, 132, 16),
    ground(pen, points('-8,134 60,132 120,136 218,130'), 'meadow'),
    blades(pen, '14,146 120,142 190,146 14,176 104,178 196,206'),
    ground(pen, points('-8,184 60,178 120,184 218,180'), 'tan'),
  ],
  stages: [
    { disc: [22, 152], draw: (pen) => pen.at(54, 168, 1.2, life.strawNest) },
    { disc: [150, 150], draw: (pen) => pen.at(176, 170, 1.3, life.hatchingChick) },
    { disc: [28, 199], draw: (pen) => chick(pen, 56, 210, 1.5) },
    { disc: [88, 197], draw: (pen) => featheredHen(pen, 122, 211, 2.3, 'orange') },
  ],
}

const tartaruga: LifePlace = {
  back: (pen) => [
    backdrop(pen, 'sky'),
    sun(pen.plane('middle'), 180, 66, 0.6),
    cloud(pen.plane('far', 'hillLine'), 40, 66, 0.8),
    ground(pen, points('-8,80 60,82 120,80 218,82'), 'water', 1),
    ripples(pen, '30,90 100,88 170,92 116,134 30,140 190,134'),
    ground(pen, points('-8,148 60,144 120,150 218,144'), 'foam', 0.8),
    ground(pen, points('-8,153 60,149 120,155 218,149'), 'sand'),
    rock(pen.plane('middle'), 172, 170, 0.9),
    tuft(pen, 186, 171, 1.1),
    pen.line('M66 178Q62 172 67 166M104 176q-2 -6 2 -10', 0.8, 'sandLine'),
    pen.at(104, 162, 1, life.newbornTurtle, { turn: 10 }),
    pen.at(132, 172, 1, life.newbornTurtle, { turn: -4 }),
    ground(pen, points('-8,180 60,178 120,180 218,178'), 'tan', 1),
    pen.line('M24 190h5M40 204h5M176 190h5M188 202h5M154 207h5M58 192h4M66 206h4M164 198h4', 0.9, 'wood'),
  ],
  stages: [
    { disc: [84, 194], draw: (pen) => pen.at(118, 195, 1, life.sandNest) },
    { disc: [44, 166], draw: (pen) => pen.at(66, 166, 1, life.newbornTurtle, { turn: -12 }) },
    { disc: [138, 106], draw: (pen) => pen.at(168, 112, 0.86, life.youngTurtle) },
    { disc: [24, 106], draw: (pen) => seaTurtle(pen, 76, 112, 1.6) },
  ],
}

const mosquito: LifePlace = {
  back: (pen) => [
    country(pen),
    pen.shape(box(-4, 96, 222, 60), 'yellowPale', 1),
    pen.line(
      'M-4 110H218M-4 126H218M-4 142H218M30 96V110M90 96V110M150 96V110M60 110V126M120 110V126M180 110V126',
      0.7,
      'sandLine',
    ),
    ground(pen, points('-8,156 60,154 120,157 218,154'), 'meadow'),
    pen.rope('M26 200Q24 150 30 96', 3, 'leafDark'),
    broadLeaf(pen, 28, 130, 0.8, 60),
    broadLeaf(pen, 26, 160, 0.7, -50, 'leafDark'),
    tuft(pen, 26, 204, 1.2),
    pen.shape('M78 116H192L185 210H85z', 'bluePale'),
    pen.shape('M80.500 146Q95 143 110 146T140 146T170 146T189.500 146L184.500 208H85.500z', 'water', 0.9),
    pen.shape(box(74, 111, 122, 8, 3), 'blue'),
    pen.line('M104 160h10M166 196h10M112 198h8', 0.8, 'waterLine'),
  ],
  stages: [
    { disc: [126, 130], draw: (pen) => lens(pen, 150, 132, 0.8, life.wallEggs) },
    { disc: [94, 176], draw: (pen) => pen.at(112, 146, 1.6, life.larva) },
    { disc: [178, 172], draw: (pen) => pen.at(156, 162, 1.5, life.waterPupa) },
    { disc: [62, 92], draw: (pen) => pen.at(44, 120, 1.1, life.aedes) },
  ],
}

const gafanhoto: LifePlace = {
  back: (pen) => [
    country(pen),
    tree(pen.plane('middle'), 174, 122, 1.1),
    meadow(pen.plane('middle'), 118, 'hill'),
    tallGrass(pen, 22, 168, 1.3),
    tallGrass(pen, 190, 170, 1.2),
    meadow(pen, 160, 'meadow'),
    flower(pen, 96, 160, 1.2, 'yellow'),
    flower(pen, 40, 178, 1, 'pink'),
    ground(pen, points('-8,182 60,179 120,184 218,181'), 'earth'),
    blades(pen, '70,176 130,172 160,180'),
    rock(pen, 120, 158, 0.9),
  ],
  stages: [
    { disc: [42, 194], draw: (pen) => lens(pen, 64, 194, 0.82, life.soilEggs) },
    { disc: [126, 172], draw: (pen) => pen.at(160, 182, 1.5, life.nymph) },
    { disc: [68, 126], draw: (pen) => grasshopper(pen, 118, 138, 1.7) },
  ],
}

/** The woman has the skin of the girl that she was. */
const BROWN: Standing = { wear: { skin: 's5' } }

const gente: LifePlace = {
  back: (pen) => [
    country(pen),
    tree(pen.plane('middle'), 24, 122, 1.2),
    tree(pen.plane('middle'), 186, 122, 1.4, 'leaf', 'red'),
    meadow(pen.plane('middle'), 116, 'hill'),
    ground(pen, points('-8,150 60,144 120,150 218,142'), 'path', 0.9),
    ground(pen, points('-8,180 60,174 120,180 218,176'), 'meadow'),
    blades(pen, '14,136 120,132 100,200 196,196'),
    flower(pen, 76, 204, 1, 'red'),
    flower(pen, 120, 204, 1, 'yellow'),
  ],
  stages: [
    { disc: [136, 190], draw: (pen) => pen.at(166, 208, 0.84, life.crawlingBaby) },
    { disc: [24, 176], draw: (pen) => person(pen, 'bia', 46, 208, 0.76, { pose: WAVE }) },
    { disc: [120, 92], draw: (pen) => person(pen, 'mae', 148, 168, 0.98, BROWN) },
    { disc: [54, 96], draw: (pen) => person(pen, 'avo', 84, 166, 0.94) },
  ],
}

export const LIFE_PLACES = { borboleta, sapo, galinha, tartaruga, mosquito, gafanhoto, gente } as const
export type LifeName = keyof typeof LIFE_PLACES
