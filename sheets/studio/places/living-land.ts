/** Wetland, rain forest and savanna of Brazil with who lives there. */
import { anteater, caterpillar } from '../pairs/small-animals.ts'
import { circle, ellipse, points } from '../paths.ts'
import type { Pen } from '../pen.ts'
import { backdrop, birdsAfar, blades, ground, meadow, ripples } from '../scenes/ground.ts'
import * as life from '../shapes/food-web.ts'
import * as water from '../shapes/food-web-water.ts'
import { bush, cloud, flower, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { butterfly, snail } from '../shapes/pets.ts'
import { broadLeaf, fanPalm, fern, lily, palm, reed } from '../shapes/plants.ts'
import { rock } from '../shapes/sea.ts'
import { burrowingOwl, caiman, capybara, jabiru, jaguar, monkey, toucan } from '../shapes/wild.ts'
import { FUNGI, type LivingPlace, withoutFungi } from './living-place.ts'

export const pantanal: LivingPlace = {
  back: (pen) => {
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      cloud(far, 176, 66, 0.8),
      cloud(far, 100, 74, 0.6),
      birdsAfar(far, '118,70,10 134,76,8'),
      hill(far, points('-8,92 60,80 120,92 170,80 218,90'), 'hillFar'),
      meadow(middle, 98, 'hill'),
      [
        [16, 102, 1.3],
        [100, 100, 1.05],
        [196, 102, 1.3],
      ].map(([x = 0, y = 0, scale = 1]) => fanPalm(middle, x, y, scale * 0.9)),
      ground(pen, points('-8,124 60,120 112,124 160,112 218,116'), 'water', 1.1),
      ripples(pen, '96,134 160,134 24,136 74,162 150,160 28,170 190,168'),
      lily(pen, 30, 156, 0.9),
      ground(pen, points('-8,176 40,168 90,178 126,194 170,206 218,200'), 'grass'),
      blades(pen, '14,186 60,180 116,200 20,208 150,208'),
      reed(pen, 12, 180, 1, -6),
      tuft(pen, 120, 206, 1),
    ]
  },
  inhabitants: {
    'onça-pintada': {
      draw: (pen) => jaguar(pen, 46, 114, 0.95),
      sign: [38, 119],
      middle: [50, 96],
      reach: 30,
    },
    tuiuiú: { draw: (pen) => jabiru(pen, 172, 136, 1.05), sign: [168, 142], middle: [174, 110], reach: 28 },
    jacaré: { draw: (pen) => caiman(pen, 100, 136, 1.15), sign: [102, 142], middle: [100, 132], reach: 20 },
    aguapé: {
      draw: (pen) => water.waterHyacinth(pen, 142, 180, 0.95),
      sign: [137, 188],
      middle: [142, 168],
      reach: 18,
      growth: 1,
    },
    caramujo: {
      draw: (pen) =>
        water.lens(pen, 180, 168, 0.84, (near) => [
          near.shape(circle(0, 0, 12), 'water', null),
          rock(near, 0, 14, 0.6),
          snail(near, 0, 6, 1, 'brownPale'),
        ]),
      sign: [184, 189],
      middle: [184, 165],
      reach: 14,
      growth: 1,
    },
    capim: { draw: (pen) => life.tallGrass(pen, 26, 202, 1.05), sign: [28, 208], middle: [26, 186], reach: 18 },
    capivara: { draw: (pen) => capybara(pen, 90, 201, 1), sign: [96, 208], middle: [94, 180], reach: 29 },
    fungos: FUNGI,
  },
  instead: {
    'onça-pintada': (pen) => [bush(pen, 40, 112, 1.1), bush(pen, 66, 114, 0.8, 'lime')],
    tuiuiú: (pen) => [reed(pen, 168, 142, 1.1, -4), reed(pen, 180, 144, 0.9, 8)],
    jacaré: (pen) => [lily(pen, 96, 142, 1.2, 'pink'), lily(pen, 124, 150, 0.9)],
    aguapé: (pen) => [lily(pen, 138, 170, 1.1), lily(pen, 160, 182, 0.9, 'pink')],
    caramujo: (pen) => [rock(pen, 184, 180, 0.62), reed(pen, 168, 184, 0.9, 4)],
    capim: (pen) => [flower(pen, 22, 204, 1, 'yellow'), flower(pen, 36, 208, 0.8, 'pink'), tuft(pen, 48, 206, 1)],
    capivara: (pen) => [bush(pen, 84, 202, 1.2), flower(pen, 110, 206, 0.9, 'red'), tuft(pen, 62, 208, 1)],
    fungos: withoutFungi('pink'),
  },
  arrows: {
    'capim>capivara': '43,182 51,179 64,181',
    'aguapé>capivara': '131,161 120,158 112,171',
    'aguapé>caramujo': '155,168 160,172 166,171',
    'caramujo>jacaré': '169,159 146,150 140,137',
    'caramujo>tuiuiú': '190,152 195,138 188,122',
    'capivara>onça-pintada': '74,160 58,140 66,119',
    'jacaré>onça-pintada': '102,122 100,109 87,104',
    'jacaré>fungos': '94,148 96,208 162,212',
    'tuiuiú>fungos': '197,112 205,168 190,203',
    'onça-pintada>fungos': '92,100 196,98 186,198',
  },
}

const trunk = (pen: Pen, x: number, y: number, width: number) => [
  pen.shape(
    `M${x - width / 2} 40V${y - 10}Q${x - width / 2} ${y} ${x - width * 0.9} ${y + 2}H${x + width * 0.9}Q${x + width / 2} ${y} ${x + width / 2} ${y - 10}V40z`,
    'brownPale',
  ),
  pen.line(`M${x - width / 6} 66v20M${x + width / 6} 96v18`, 0.8, 'brownDark'),
]

const CANOPY =
  'M-12 10H222V54Q204 66 186 56Q168 68 150 58Q132 68 112 58Q94 68 76 58Q58 68 40 58Q22 66 6 56Q-6 62 -12 56z'

export const mataAtlantica: LivingPlace = {
  back: (pen) => {
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'skyLow'),
      hill(far, points('-8,116 50,96 110,118 160,94 218,112'), 'hillFar'),
      [16, 60, 138, 164, 206].map((x) => tree(far, x, 136 + (x % 3) * 2, 1 + (x % 4) * 0.08, 'hill')),
      meadow(middle, 134, 'hill'),
      trunk(middle, 82, 146, 13),
      middle.rope('M86 80C98 74 112 72 134 68', 4, 'brownPale'),
      pen.shape(CANOPY, 'leafDark'),
      meadow(pen, 146, 'meadow'),
      fern(middle, 190, 164, 0.8),
      fern(middle, 12, 170, 0.8, 'leafDark'),
      ground(pen, points('-8,176 60,170 120,178 218,170'), 'grass'),
      blades(pen, '16,196 60,202 120,206 130,184 70,184'),
      fern(pen, 64, 208, 0.8, 'leafDark'),
    ]
  },
  inhabitants: {
    juçara: {
      draw: (pen) => [palm(pen, 160, 168, 1.95, {}, false), life.palmFruit(pen, 169, 114, 1.3)],
      sign: [172, 174],
      middle: [168, 112],
      reach: 28,
      growth: 1,
    },
    bugio: { draw: (pen) => monkey(pen, 112, 74, 0.95), sign: [96, 119], middle: [112, 96], reach: 22 },
    embaúba: { draw: (pen) => life.cecropia(pen, 38, 176, 1), sign: [34, 182], middle: [40, 96], reach: 32, growth: 1 },
    lagarta: {
      draw: (pen) =>
        water.lens(pen, 70, 141, 0.84, (near) => [
          near.shape(circle(0, 0, 12), 'lime', null),
          broadLeaf(near, -12, 8, 0.5, 84),
          near.at(1, 4, 0.8, caterpillar),
        ]),
      sign: [70, 157],
      growth: 1,
      middle: [70, 138],
      reach: 15,
    },
    'onça-parda': { draw: (pen) => life.puma(pen, 118, 166, 0.8), sign: [124, 172], middle: [120, 150], reach: 24 },
    sapo: { draw: (pen) => life.toad(pen, 92, 198, 0.72), sign: [92, 205], middle: [92, 188], reach: 17 },
    'cobra boipeva': {
      draw: (pen) => life.snake(pen, 150, 200, 1, { skin: 'tan', marks: 'brown' }),
      sign: [138, 208],
      middle: [152, 190],
      reach: 26,
    },
    fungos: FUNGI,
  },
  instead: {
    juçara: (pen) => [bush(pen, 168, 172, 1.4), broadLeaf(pen, 186, 174, 0.5, 20, 'lime')],
    bugio: (pen) => toucan(pen, 118, 73, 0.45),
    embaúba: (pen) => [fern(pen, 34, 178, 1.3), fern(pen, 52, 172, 0.9, 'leafDark')],
    lagarta: (pen) => butterfly(pen, 72, 140, 0.8, 'blue', 10),
    'onça-parda': (pen) => [rock(pen, 120, 166, 0.9), fern(pen, 136, 168, 0.8)],
    sapo: (pen) => [flower(pen, 88, 200, 1, 'red'), flower(pen, 102, 204, 0.8, 'yellow')],
    'cobra boipeva': (pen) => [fern(pen, 146, 204, 0.8), butterfly(pen, 164, 188, 0.7, 'orange', -12)],
    fungos: withoutFungi('pink'),
  },
  arrows: {
    'juçara>bugio': '146,122 140,112 129,106',
    'embaúba>bugio': '73,96 84,88 94,91',
    'embaúba>lagarta': '62,107 71,112 71,125',
    'lagarta>sapo': '82,163 87,168 90,175',
    'sapo>cobra boipeva': '108,190 116,186 125,188',
    'bugio>onça-parda': '116,116 122,122 118,131',
  },
}

export const cerrado: LivingPlace = {
  back: (pen) => {
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'skyLow'),
      sun(middle, 114, 68, 0.44),
      cloud(far, 28, 66, 0.7),
      birdsAfar(far, '56,66,9 66,71,7'),
      life.tableMountains(far, 102),
      meadow(middle, 100, 'hill'),
      life.savannaTree(middle, 84, 102, 0.5),
      life.savannaTree(middle, 150, 108, 0.62),
      life.savannaTree(middle, 184, 114, 0.8),
      ground(pen, points('-8,136 60,128 120,136 218,128'), 'straw'),
      ground(pen, points('-8,176 50,168 120,178 218,170'), 'yellowPale'),
      blades(pen, '14,150 40,162 122,150 190,152 128,196 14,184 70,206 160,180'),
      tuft(pen, 116, 206, 1, 'straw'),
    ]
  },
  inhabitants: {
    'onça-parda': { draw: (pen) => life.puma(pen, 44, 110, 0.82), sign: [36, 116], middle: [46, 94], reach: 25 },
    coruja: {
      draw: (pen) => [
        pen.shape('M96 120C100 108 132 108 136 120z', 'earth'),
        pen.solid(ellipse(127, 117.4, 5, 2.6)),
        burrowingOwl(pen, 112, 113, 0.74),
      ],
      sign: [107, 125],
      middle: [112, 97],
      reach: 22,
      growth: 1,
    },
    tamanduá: { draw: (pen) => pen.at(44, 150, 0.8, anteater), sign: [48, 157], middle: [46, 138], reach: 24 },
    gafanhoto: {
      draw: (pen) =>
        water.lens(pen, 102, 142.5, 0.74, (near) => [
          near.shape(circle(0, 0, 12), 'lime', null),
          life.grasshopper(near, 0, 6, 0.6),
        ]),
      sign: [106, 157],
      middle: [102, 142.5],
      reach: 15,
      growth: 1,
    },
    cascavel: {
      draw: (pen) => life.snake(pen, 168, 152, 0.95, { skin: 'strawDark', marks: 'brownDark', isRattler: true }),
      sign: [178, 159],
      middle: [170, 142],
      reach: 26,
    },
    cupins: { draw: (pen) => life.termiteMound(pen, 36, 202, 0.9), sign: [38, 209], middle: [36, 186], reach: 20 },
    capim: {
      draw: (pen) => life.tallGrass(pen, 92, 202, 0.88),
      sign: [92, 209],
      middle: [92, 186],
      reach: 18,
      growth: 1,
    },
    preá: { draw: (pen) => life.cavy(pen, 144, 202, 0.82), sign: [144, 209], middle: [144, 193], reach: 19 },
    fungos: FUNGI,
  },
  instead: {
    'onça-parda': (pen) => [bush(pen, 36, 112, 0.9), flower(pen, 58, 114, 0.9, 'purple')],
    coruja: (pen) => [rock(pen, 112, 124, 0.7), tuft(pen, 130, 126, 1)],
    tamanduá: (pen) => [bush(pen, 40, 152, 1), tuft(pen, 64, 154, 1.1)],
    gafanhoto: (pen) => [flower(pen, 96, 152, 1.1, 'yellow'), flower(pen, 108, 156, 0.9, 'purple')],
    cascavel: (pen) => [rock(pen, 168, 154, 0.9), tuft(pen, 186, 158, 1)],
    cupins: (pen) => [flower(pen, 28, 204, 1, 'pink'), tuft(pen, 44, 206, 1.1)],
    capim: (pen) => [bush(pen, 92, 204, 0.8), tuft(pen, 108, 206, 1)],
    preá: (pen) => [flower(pen, 136, 204, 1, 'pink'), flower(pen, 150, 206, 1.1, 'yellow')],
    fungos: withoutFungi('purple'),
  },
  arrows: {
    'capim>cupins': '75,190 66,187 57,190',
    'capim>preá': '109,190 117,187 126,191',
    'capim>gafanhoto': '82,166 75,156 86,147',
    'cupins>tamanduá': '20,176 11,164 16,150',
    'tamanduá>onça-parda': '66,128 72,118 66,111',
    'gafanhoto>coruja': '88,134 82,114 96,104',
    'preá>cascavel': '148,182 146,168 151,155',
  },
}
