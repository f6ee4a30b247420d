/** A house without its front wall: bathroom above, kitchen and laundry below, a bed of plants outside. */
import { box, circle, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { collard } from '../shapes/kitchen-garden.ts'
import { cloud, sun, tree } from '../shapes/nature.ts'
import { washer } from '../shapes/then-and-now.ts'

/** Signs with number and litres of the six uses, by id: the middle of each. */
export const HOUSE_SIGNS: Readonly<Record<string, Spot>> = {
  chuveiro: [43, 84],
  pia: [92, 84],
  vaso: [131, 84],
  cozinha: [54, 143],
  máquina: [127, 143],
  horta: [179, 142],
}

const [LEFT, RIGHT, TOP, MIDDLE, GROUND] = [16, 152, 78, 136, 202]

const tiles = (pen: Pen, left: number, right: number, top: number, bottom: number): Drawing =>
  pen.line(
    Array.from({ length: Math.floor((bottom - top) / 9) }, (_, i) => `M${left} ${top + 9 * (i + 1)}H${right}`).join(
      '',
    ) +
      Array.from({ length: Math.floor((right - left) / 9) }, (_, i) => `M${left + 9 * (i + 1)} ${top}V${bottom}`).join(
        '',
      ),
    0.5,
    'cloudShade',
  )

const shower = (pen: Pen): Drawing => [
  pen.shape(box(20, 130, 44, 6, 1), 'white', 0.9),
  pen.shape(box(62, 96, 3, 40), 'metal', 0.8),
  pen.rope('M22 128V96H34', 1.8, 'metal', 0.8),
  pen.shape('M30 101L32 95H38L40 101z', 'metal', 0.9),
  pen.line('M32 104v6M35 105v8M38 104v6M33.500 114v6M37 115v6', 0.9, 'waterLine'),
]

const basin = (pen: Pen): Drawing => [
  pen.shape(box(80, 92, 20, 16, 8), 'sky', 1),
  pen.line('M85 103l7 -8', 0.7, 'white'),
  pen.shape('M86 126H96L94 136H88z', 'white', 0.9),
  pen.shape('M79 118H103Q102 127 91 127Q80 127 79 118z', 'white', 1),
  pen.rope('M97 118v-5h-5v2', 1.5, 'metal', 0.7),
  pen.line('M92 116v3', 1, 'waterLine'),
  pen.shape('M80.500 118l0.600 -6h4.400l0.600 6z', 'yellow', 0.8),
  pen.line('M82.500 112l-1 -5M84.500 112l1.500 -4', 1.1),
]

const toilet = (pen: Pen): Drawing => [
  pen.shape(box(122, 104, 18, 12, 2), 'white', 1),
  pen.shape(circle(129, 108, 1.3) + circle(133, 108, 1.3), 'metal', 0.6),
  pen.shape('M121 119H141V122Q140 129 135.500 131V136H126.500V131Q122 129 121 122z', 'white', 1),
  pen.shape(box(120, 115.5, 22, 3.5, 1.6), 'bluePale', 0.9),
]

const kitchen = (pen: Pen): Drawing => [
  pen.shape(box(26, 172, 66, 30), 'cream', 1),
  pen.line('M48 174V202M70 174V202M44 184v5M52 184v5M74 184v5', 0.9),
  pen.shape(box(23, 168, 72, 5, 1), 'stone', 1),
  pen.shape('M58 168H82Q81 176 70 176Q59 176 58 168z', 'metal', 0.9),
  pen.rope('M76 168V157H70V160', 1.8, 'metal', 0.8),
  pen.line('M70 162v6', 1.2, 'waterLine'),
  [0, 1, 2, 3].map((i) =>
    pen.shape(`M32 ${168 - i * 3}h18q0 -3 -3 -3h-12q-3 0 -3 3z`, i % 2 ? 'bluePale' : 'white', 0.8),
  ),
  pen.shape(box(84, 160, 7, 8, 1), 'teal', 0.8),
  pen.shape(box(85.5, 156.5, 4, 3.5, 0.8), 'white', 0.7),
]

const laundry = (pen: Pen): Drawing => [
  pen.at(127, 202, 0.84, washer),
  pen.shape('M104 190H118L116 202H106z', 'straw', 0.9),
  pen.line('M105 194H117M105.600 198H116.400', 0.6, 'strawDark'),
  pen.shape('M104 190q1 -5 5 -4q3 -3 6 1q3 0 3 3z', 'red', 0.8),
]

/** A bed outside; a hose runs from the tap in the wall to the hands of whoever waters. */
export const gardenBed = (pen: Pen): Drawing => [
  pen.rope('M158.500 178h4v4', 1.8, 'metal', 0.8),
  pen.rope('M162.500 182C163 189 160 194 165 194C172 194 175 182 185 177.500', 1.4, 'green', 0.7),
  pen.line('M180 178q-7 1 -9 12M179 177q-9 -1 -12 12M181 179q-4 3 -4 11', 0.9, 'waterLine', [2, 1.4]),
  pen.shape('M162 207L165 192H191L193 207z', 'earth', 1),
  [170, 178.5, 187].map((x) => collard(pen, x, 203, 0.24)),
]

export function waterHouse(pen: Pen): Drawing {
  const far = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 210), 'sky', null),
    sun(far, 190, 68, 0.5),
    cloud(far, 172, 92, 0.8),
    pen.shape('M-6 200Q60 196 110 199T220 198V292H-6z', 'meadow', 0.9),
    tree(far, 181, 178, 0.9),
    pen.shape(`M${LEFT + 3} ${TOP}L${LEFT + 22} 60H${RIGHT - 18}L${RIGHT + 7} ${TOP}z`, 'orange', 1.2),
    pen.line(`M${LEFT + 12} 72H${RIGHT - 2}M${LEFT + 18} 66H${RIGHT - 10}`, 0.6, 'redDark'),
    pen.shape(box(48, 53, 16, 9, 1.5), 'bluePale', 1),
    pen.line('M48 56H64', 0.7),
    pen.shape(box(LEFT, TOP, RIGHT - LEFT, GROUND - TOP), 'cream', 1.3),
    pen.shape(box(LEFT + 2, TOP + 1, RIGHT - LEFT - 4, MIDDLE - TOP - 1), 'foam', null),
    tiles(far, LEFT + 2, RIGHT - 2, TOP + 17, MIDDLE),
    pen.shape(box(LEFT + 2, MIDDLE + 3, 82, GROUND - MIDDLE - 3), 'yellowPale', null),
    pen.shape(box(LEFT + 86, MIDDLE + 3, RIGHT - LEFT - 88, GROUND - MIDDLE - 3), 'pinkPale', null),
    shower(far),
    basin(far),
    toilet(far),
    pen.shape(box(LEFT, MIDDLE, RIGHT - LEFT, 3.4), 'wood', 1),
    pen.shape(box(LEFT + 83, MIDDLE + 3.4, 3.4, GROUND - MIDDLE - 3.4), 'wood', 0.9),
    kitchen(far),
    laundry(far),
    pen.line(`M${LEFT} ${TOP}V${GROUND}M${RIGHT} ${TOP}V${GROUND}`, 1.4),
    pen.shape(box(LEFT - 3, GROUND, RIGHT - LEFT + 6, 4), 'stone', 1),
  ]
}
