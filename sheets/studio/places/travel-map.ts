/** Two lands seen from above: a forest with its river, and a coast with its island, each with six lettered means. */
import { farmHouse } from '../eras/farm-things.ts'
import { boxShip, lighthouse } from '../eras/harbour-things.ts'
import { church, modernBus, phoner, tower } from '../eras/street-things.ts'
import { box, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { helicopter } from '../shapes/big-things.ts'
import { canoe, ferry, jangada, riverBoat } from '../shapes/boats.ts'
import { DWELLINGS } from '../shapes/dwellings.ts'
import { schoolHouse } from '../shapes/map-places.ts'
import { tree } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { cyclist, lightPlane } from '../shapes/travellers.ts'
import { car } from '../shapes/vehicles.ts'

export const LINK_LANDS = ['floresta', 'litoral'] as const
export type LinkLand = (typeof LINK_LANDS)[number]

const place = (pen: Pen, x: number, y: number, name: string, width: number): Drawing => [
  pen.shape(box(x - width / 2, y - 5, width, 7.4, 2), 'cream', 0.8),
  pen.text(x, y + 0.3, name, 4.8),
]

const road = (pen: Pen, d: string): Drawing => [pen.rope(d, 8, 'grey', 0.9), pen.line(d, 0.8, 'white', [4, 3.4])]
const shadow = (pen: Pen, x: number, y: number, rx: number): Drawing =>
  pen.shade(ellipse(x, y, rx, 2.2), 'leafDark', 0.4)
const waves = (pen: Pen, spots: readonly Spot[]): Drawing =>
  spots.map(([x, y]) => pen.line(`M${x} ${y}q3 -2 6 0t6 0`, 0.7, 'waterLine'))

/** Radio mast with its waves. */
const mast = (pen: Pen): Drawing => [
  pen.line('M-5 0L0 -28L5 0M-3.600 -8H3.600M-2.200 -16H2.200M-3.600 -8L2.200 -16M3.600 -8L-2.200 -16', 1),
  pen.shape(ellipse(0, -29, 1.6, 1.6), 'red', 0.8),
  pen.line('M-4 -33q-3.600 4 0 8M4 -33q3.600 4 0 8M-8 -36q-6.400 7 0 14M8 -36q6.400 7 0 14', 0.8),
]

const woodland = (pen: Pen, spots: readonly (readonly [x: number, y: number, size: number])[]): Drawing =>
  spots.map(([x, y, size], i) => tree(pen, x, y, size, i % 3 === 1 ? 'leafDark' : i % 3 ? 'lime' : 'leaf'))

const PEOPLE = [
  { shirt: 'yellow', skin: 'brown', vest: true },
  { shirt: 'red', skin: 'tan', vest: true },
] as const

const forest = (pen: Pen): Drawing => {
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 210), 'hill', null),
    pen.shape('M118 40C120 80 150 96 146 124C142 150 118 166 116 210H214V40z', 'meadow', null),
    woodland(middle, [
      ...([
        [20, 78, 0.6],
        [52, 76, 0.5],
        [18, 128, 0.6],
        [54, 132, 0.5],
        [18, 166, 0.66],
        [36, 176, 0.6],
        [18, 190, 0.6],
        [56, 186, 0.56],
      ] as const),
    ]),
    pen.shape(
      'M78 40C70 72 86 90 78 112C70 136 62 146 66 210H122C118 168 146 152 150 122C154 94 124 84 126 40z',
      'water',
      1,
    ),
    waves(pen, [
      [90, 62],
      [112, 96],
      [86, 90],
      [84, 146],
      [100, 190],
      [106, 78],
      [74, 140],
      [82, 194],
      [120, 150],
    ]),
    pen.shape('M94 118C96 110 110 108 120 109C132 110 140 116 136 121C128 128 100 128 94 118z', 'grass', 1),
    middle.at(120, 117, 0.4, DWELLINGS['casa de taipa']),
    tree(middle, 103, 119, 0.42),
    place(pen, 116, 127, 'ilha', 17),
    middle.at(33, 99, 0.5, DWELLINGS.maloca),
    middle.at(62, 104, 0.42, DWELLINGS.palafita),
    place(pen, 38, 108.5, 'vila', 17),
    middle.at(74, 84, 0.6, mast),
    road(pen, 'M194 99C196 112 150 104 150 124C150 136 172 130 180 148'),
    middle.at(184, 82, 0.5, farmHouse),
    pen.rope('M138 82H184', 3, 'tan', 0.7),
    middle.at(140, 82, 0.46, schoolHouse),
    place(pen, 138, 89, 'escola', 24),
    place(pen, 184, 91, 'sítio', 20),
    middle.at(150, 172, 0.56, church),
    middle.at(166, 172, 0.56, tower),
    middle.at(186, 172, 0.46, (own) => farmHouse(own)),
    pen.shape(box(114, 171, 26, 4, 1), 'wood', 0.9),
    place(pen, 166, 182, 'cidade', 24),
    canoeAt(pen),
    pen.at(92, 174, 0.54, riverBoat, { flip: true }),
    pen.at(171, 123, 0.42, modernBus),
    pen.at(161, 82.6, 0.42, (own) => cyclist(own)),
    shadow(pen, 48, 160, 14),
    pen.at(46, 150, 0.7, (own) => lightPlane(own)),
  ]
}
const canoeAt = (pen: Pen): Drawing => pen.at(88, 105, 0.44, (own) => canoe(own, PEOPLE))

const coast = (pen: Pen): Drawing => {
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 210), 'meadow', null),
    pen.shape(
      'M148 40C156 66 136 84 140 108C142 114 130 119 96 122V144C128 143 138 152 134 168C130 184 138 196 136 210H146V40z',
      'sand',
      1,
    ),
    pen.shape(
      'M156 40C164 66 142 84 146 110C146 118 128 120 96 122C60 124 30 120 -4 124V146C30 142 70 148 104 144C132 142 144 154 140 168C136 184 144 196 142 210H218V40z',
      'water',
      1,
    ),
    waves(pen, [
      [176, 62],
      [150, 116],
      [120, 136],
      [196, 172],
      [152, 128],
      [18, 136],
      [188, 122],
      [160, 196],
      [104, 132],
    ]),
    woodland(middle, [
      [64, 78, 0.6],
      [78, 72, 0.5],
      [16, 112, 0.5],
      [94, 170, 0.6],
      [100, 186, 0.5],
      [18, 172, 0.6],
    ]),
    middle.at(32, 84, 0.52, farmHouse),
    place(pen, 32, 93.5, 'sítio', 20),
    road(pen, 'M48 95C62 96 62 106 76 107S104 108 112 106'),
    middle.at(100, 98, 0.6, church),
    middle.at(118, 100, 0.62, tower),
    place(pen, 109, 112, 'cidade', 24),
    pen.shape('M158 96C160 88 172 86 182 86S202 90 202 97C198 104 164 104 158 96z', 'sand', 1),
    middle.at(190, 95, 0.56, lighthouse),
    palm(middle, 168, 95, 0.46),
    place(pen, 179, 101, 'ilha', 17),
    middle.at(42, 176, 0.5, DWELLINGS['casa de taipa']),
    middle.at(72, 183, 0.46, DWELLINGS['casa de taipa'], { flip: true }),
    palm(middle, 118, 176, 0.66),
    place(pen, 44, 186.5, 'vila', 17),
    pen.at(60, 139, 0.46, (own) => ferry(own, (deck) => car(deck, 8, -6, 0.44, 'yellow', { flip: true }))),
    pen.at(174, 150, 0.5, boxShip, { flip: true }),
    pen.at(66, 106, 0.4, modernBus),
    pen.at(164, 184, 0.62, jangada),
    pen.at(184, 79, 0.44, helicopter, { flip: true }),
    pen.at(133, 104, 0.6, phoner),
    pen.line('M126.500 93q-2.400 2.400 0 5M124.500 91q-4.400 4.400 0 9', 0.7),
  ]
}

/** Middles of the letters beside the six means, in the order of the facts. */
export const LINK_TAGS: Readonly<Record<LinkLand, readonly Spot[]>> = {
  floresta: [
    [74, 112],
    [118, 160],
    [190, 119],
    [66, 148],
    [161, 60.5],
    [64, 66],
  ],
  litoral: [
    [30, 132],
    [150, 137],
    [52, 106],
    [160, 69],
    [184, 176],
    [135, 82],
  ],
}

export const linkMap = (pen: Pen, land: LinkLand): Drawing => (land === 'floresta' ? forest(pen) : coast(pen))
