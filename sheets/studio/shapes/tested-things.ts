/** Small things to test in water, with a magnet and in a circuit, about their foot, at most 24 mm wide and 20 high. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

type Thing = (pen: Pen) => Drawing

const nail: Thing = (pen) => [
  pen.shape('M-9 -4.400H7L12 -3L7 -1.600H-9z', 'metal', 1),
  pen.shape(box(-12, -7, 3.4, 8, 1), 'metal', 1),
]

const clip: Thing = (pen) =>
  pen.line('M-5 -5.500H5Q8 -5.500 8 -3.200Q8 -1 5 -1H-7Q-11 -1 -11 -5Q-11 -9 -7 -9H6', 1.6, 'greyDark')

const screw: Thing = (pen) => [
  pen.shape('M-7 -5H10L13 -3L10 -1H-7z', 'metal', 1),
  pen.line('M-3 -5.600L-1 -0.400M1 -5.600L3 -0.400M5 -5.600L7 -0.400', 0.8),
  pen.shape(box(-12, -7.4, 5.4, 9, 1.6), 'stone', 1),
]

const copperWire: Thing = (pen) => [
  pen.rope('M-11 -2C-11 -16 4 -18 4 -9S-8 -2 -8 -8S6 -15 8 -8S2 0 12 -2', 1.6, 'copper', 0.8),
]

const spoon =
  (fill: 'metal' | 'wood'): Thing =>
  (pen) => [
    pen.rope('M0 -4L13 -13', 2.2, fill, 0.9),
    pen.shape(ellipse(-4.6, -4, 6.4, 3.8), fill, 1),
    pen.line('M-8 -4.600q3 -2 6 0', 0.7),
  ]

const key: Thing = (pen) => [
  pen.rope('M-2 -6H12M8 -6V-2M11.500 -6V-2.600', 2, 'yellow', 0.9),
  pen.shape(circle(-6, -6, 5.4), 'yellow', 1),
  pen.shape(circle(-6, -6, 2), 'white', 0.8),
]

const cork: Thing = (pen) => [
  pen.shape('M-6 -15H6L5 0H-5z', 'tan', 1.1),
  pen.shape(ellipse(0, -15, 6, 1.8), 'woodPale', 0.9),
  pen.line('M-3 -9h1.600M2 -6h1.600M-1 -3h1.600M1 -11h1.600', 0.7, 'brownDark'),
]

const foamBall: Thing = (pen) => [
  pen.shape(circle(0, -8, 8), 'white', 1.1),
  pen.line('M-4 -11h0.600M-1 -6h0.600M3 -10h0.600M2 -4h0.600M-4 -5h0.600M0 -13h0.600', 0.9, 'greyDark'),
]

const candle: Thing = (pen) => [
  pen.line('M0 -15V-19', 1),
  pen.shape(box(-4, -15, 8, 15, 1.4), 'yellowPale', 1.1),
  pen.line('M-4 -8Q0 -6 4 -8.600', 0.7),
]

const marble: Thing = (pen) => [
  pen.shape(circle(0, -6.6, 6.6), 'bluePale', 1.1),
  pen.shape('M-3 -10Q3 -8 0 -2.600Q-5 -5 -3 -10z', 'blue', 0.8),
]

const eraser: Thing = (pen) => [
  pen.shape(box(-10, -8, 20, 8, 1.6), 'white', 1.1),
  pen.shape(box(-10, -8, 12, 8, 1.6), 'red', 1),
]

const stone: Thing = (pen) => [
  pen.shape('M-11 -2C-12 -8 -6 -13 0 -12C7 -12 12 -7 11 -2Q10 0 7 0H-8Q-10 0 -11 -2z', 'stoneDark', 1.1),
  pen.line('M-5 -8q3 -2 6 -1M3 -4h3', 0.7),
]

export const TESTED = {
  'prego de ferro': nail,
  'clipe de aço': clip,
  'parafuso de aço': screw,
  'fio de cobre': copperWire,
  'colher de alumínio': spoon('metal'),
  'chave de latão': key,
  'rolha de cortiça': cork,
  'bola de isopor': foamBall,
  'colher de madeira': spoon('wood'),
  vela: candle,
  'bola de gude': marble,
  'borracha escolar': eraser,
  pedra: stone,
} as const satisfies Readonly<Record<string, Thing>>
