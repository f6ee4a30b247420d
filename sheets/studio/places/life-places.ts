/** Places in which all ages of one living being are at once: garden, pond, yard, beach, bucket, meadow, park. */
import { person, type Standing } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { ON_GROUND, WAVE } from '../cast/poses.ts'
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
import { broadLeaf, fence, lily, palm, reed } from '../shapes/plants.ts'
import { coral, rock, seaTurtle } from '../shapes/sea.ts'

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
    tree(pen.plane('middle'), 180, 108, 1.2),
    bush(pen.plane('middle'), 60, 108, 0.9),
    meadow(pen.plane('middle'), 104, 'hill'),
    ground(pen, points('-8,116 50,112 110,116 160,110 218,114'), 'water', 1.1),
    ripples(pen, '40,124 100,128 160,122 90,168 36,164'),
    reed(pen, 14, 132, 1, -6),
    reed(pen, 196, 134, 1, 5),
    lily(pen, 104, 126, 1.1, 'pink'),
    ground(pen, points('-8,180 60,186 120,178 218,170'), 'grass'),
    blades(pen, '14,196 70,204 110,196 190,188 196,206'),
    tuft(pen, 30, 206, 1),
  ],
  stages: [
    { disc: [26, 142], draw: (pen) => pen.at(56, 146, 1.1, life.eggString) },
    { disc: [98, 146], draw: (pen) => pen.at(124, 150, 1.05, life.tadpoleWith(false)) },
    { disc: [146, 130], draw: (pen) => pen.at(170, 134, 1, life.tadpoleWith(true)) },
    { disc: [112, 196], draw: (pen) => toad(pen, 146, 210, 1.35) },
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
    { disc: [28, 204], draw: (pen) => chick(pen, 56, 210, 1.5) },
    { disc: [88, 198], draw: (pen) => featheredHen(pen, 122, 211, 2.3, 'orange') },
  ],
}

const tartaruga: LifePlace = {
  back: (pen) => [
    backdrop(pen, 'sky'),
    sun(pen.plane('middle'), 180, 70, 0.7),
    cloud(pen.plane('far', 'hillLine'), 40, 66, 0.8),
    ground(pen, points('-8,90 60,92 120,90 218,92'), 'water', 1),
    ripples(pen, '30,98 100,96 170,99 120,150 30,146 190,150'),
    coral(pen.plane('middle'), 196, 164, 0.6, 'pink'),
    ground(pen, points('-8,172 60,166 120,160 218,168'), 'foam', 0.8),
    ground(pen, points('-8,178 60,172 120,166 218,174'), 'sand'),
    palm(pen.plane('middle'), 16, 190, 1.1),
  ],
  stages: [
    { disc: [138, 202], draw: (pen) => pen.at(168, 208, 1.1, life.sandNest) },
    { disc: [72, 192], draw: (pen) => pen.at(102, 196, 1.2, life.crawlingTurtle) },
    { disc: [140, 116], draw: (pen) => seaTurtle(pen, 168, 124, 0.7) },
    { disc: [24, 112], draw: (pen) => seaTurtle(pen, 70, 124, 1.3) },
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
    ground(pen, points('-8,190 60,186 120,191 218,187'), 'earth'),
    blades(pen, '70,176 130,172 160,180'),
    rock(pen, 120, 158, 0.9),
  ],
  stages: [
    { disc: [38, 196], draw: (pen) => lens(pen, 62, 198, 0.9, life.soilEggs) },
    { disc: [126, 176], draw: (pen) => pen.at(160, 184, 1.5, life.nymph) },
    { disc: [68, 126], draw: (pen) => grasshopper(pen, 118, 138, 1.7) },
  ],
}

const BABY: Standing = {
  pose: ON_GROUND,
  wear: {
    hair: 'curto',
    aids: [],
    top: { tone: CLOTH.amarelo, kind: 'long' },
    bottom: { tone: CLOTH.verde, kind: 'pants' },
  },
}

const gente: LifePlace = {
  back: (pen) => [
    country(pen),
    tree(pen.plane('middle'), 30, 130, 1.5),
    tree(pen.plane('middle'), 182, 128, 1.4, 'leaf', 'red'),
    bush(pen.plane('middle'), 104, 126, 1),
    meadow(pen.plane('middle'), 122, 'hill'),
    ground(pen, points('-8,160 60,152 120,158 218,150'), 'path', 0.9),
    ground(pen, points('-8,184 60,178 120,184 218,180'), 'meadow'),
    blades(pen, '14,140 120,138 150,200 90,206 190,206'),
    flower(pen, 14, 208, 1, 'red'),
    flower(pen, 196, 206, 1, 'yellow'),
  ],
  stages: [
    { disc: [124, 190], draw: (pen) => person(pen, 'bia', 152, 208, 0.72, BABY) },
    { disc: [22, 172], draw: (pen) => person(pen, 'bia', 44, 206, 0.82, { pose: WAVE }) },
    { disc: [142, 112], draw: (pen) => person(pen, 'mae', 168, 168, 0.72) },
    { disc: [58, 112], draw: (pen) => person(pen, 'avo', 86, 170, 0.72) },
  ],
}

export const LIFE_PLACES = { borboleta, sapo, galinha, tartaruga, mosquito, gafanhoto, gente } as const
export type LifeName = keyof typeof LIFE_PLACES
