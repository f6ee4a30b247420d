/** The sea off Brazil with who lives in it. */
import { box, points } from '../paths.ts'
import { backdrop, ground } from '../scenes/ground.ts'
import * as water from '../shapes/food-web-water.ts'
import { bubbles, coral, rock, seaTurtle, seaweed } from '../shapes/sea.ts'
import { boat, SEASIDE } from '../shapes/seaside.ts'
import type { LivingPlace } from './living-place.ts'

const SURFACE = 'M-8 60Q8 54 24 60T56 60T88 60T120 60T152 60T184 60T216 60'

export const mar: LivingPlace = {
  back: (pen) => {
    const far = pen.plane('far', 'seaLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'water'),
      pen.shape(box(-8, 0, 230, 58), 'sky', null),
      pen.shape(`${SURFACE}V64H-8z`, 'water', null),
      pen.line(SURFACE, 1, 'seaLine'),
      pen.shade('M64 62H88L70 170L50 176z', 'foam', 0.5),
      pen.shade('M130 62H150L166 170L142 176z', 'foam', 0.4),
      ground(far, points('-8,178 36,164 84,176 140,162 218,174'), 'bluePale'),
      ground(pen, points('-8,198 50,190 104,200 160,192 218,200'), 'sand'),
      coral(middle, 30, 206, 0.8, 'pink'),
      rock(middle, 60, 208, 0.7, 'stone'),
      bubbles(pen, [
        [130, 66, 2.4],
        [134, 74, 1.8],
        [192, 156, 2.4],
        [188, 148, 1.7],
      ]),
    ]
  },
  inhabitants: {
    golfinho: { draw: (pen) => water.dolphin(pen, 92, 80, 0.9), sign: [86, 105], middle: [92, 82], reach: 26 },
    tubarão: { draw: (pen) => water.shark(pen, 164, 88, 0.9), sign: [150, 111], middle: [164, 88], reach: 26 },
    fitoplâncton: {
      draw: (pen) => water.lens(pen, 30, 80, 0.95, water.phytoplankton),
      sign: [32, 103],
      middle: [30, 80],
      reach: 16,
    },
    zooplâncton: {
      draw: (pen) => water.lens(pen, 30, 136, 0.95, water.zooplankton),
      sign: [32, 159],
      middle: [30, 136],
      reach: 16,
    },
    sardinha: { draw: (pen) => water.sardines(pen, 102, 132, 1), sign: [102, 150], middle: [102, 132], reach: 20 },
    'água-viva': { draw: (pen) => water.jellyfish(pen, 82, 176, 0.85), sign: [82, 198], middle: [82, 174], reach: 16 },
    'tartaruga-verde': {
      draw: (pen) => seaTurtle(pen, 164, 140, 0.9),
      sign: [164, 166],
      middle: [162, 140],
      reach: 24,
    },
    algas: {
      draw: (pen) => [
        seaweed(pen, 126, 204, 0.7, 'leafDark'),
        seaweed(pen, 134, 206, 0.86),
        seaweed(pen, 143, 204, 0.74, 'leafDark', { flip: true }),
      ],
      sign: [134, 209],
      middle: [134, 184],
      reach: 18,
    },
    bactérias: {
      draw: (pen) => water.lens(pen, 180, 190, 0.85, water.bacteria),
      sign: [178, 211],
      middle: [180, 190],
      reach: 15,
      growth: 1,
    },
  },
  instead: {
    tubarão: (pen) => boat(pen, 182, 63, 0.42),
    golfinho: (pen) => [
      bubbles(pen, [
        [84, 96, 3],
        [90, 86, 2.2],
        [86, 78, 1.6],
      ]),
    ],
    'tartaruga-verde': (pen) => [rock(pen, 150, 178, 0.9), seaweed(pen, 164, 178, 0.9)],
    'água-viva': (pen) => [coral(pen, 84, 204, 1, 'orange')],
    sardinha: (pen) =>
      bubbles(pen, [
        [98, 140, 3.4],
        [104, 129, 2.6],
        [99, 120, 2],
        [126, 146, 2.4],
        [129, 138, 1.8],
      ]),
    algas: (pen) => [coral(pen, 134, 208, 0.9, 'purple'), pen.at(110, 208, 0.8, (own) => SEASIDE.estrela(own))],
  },
  arrows: {
    'fitoplâncton>zooplâncton': '32,108 35,114 32,121',
    'zooplâncton>sardinha': '47,131 60,126 76,130',
    'zooplâncton>água-viva': '52,145 64,148 71,161',
    'sardinha>golfinho': '114,119 121,108 114,96',
    'algas>tartaruga-verde': '130,166 126,148 140,140',
    'tartaruga-verde>tubarão': '172,123 181,115 177,102',
  },
  isSea: true,
}
