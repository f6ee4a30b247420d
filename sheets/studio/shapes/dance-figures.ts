/** Figures of a quadrilha as signs in a disc of radius 8 about its middle, as the caller's cards show them. */
import type { Thing } from '../fit.ts'
import { circle, drop, points, ring } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { flowerHead } from './nature.ts'

export interface DanceFigure {
  /** As the caller names it. */
  readonly name: string
  /** In «até …». */
  readonly until: string
  /** Name of the picture on its card. */
  readonly shows: string
  readonly draw: Thing
}

/** The disc that a sign is on. */
export const FIGURE_RADIUS = 8

const RAIN: Thing = (pen) => [
  pen.shape(
    'M-4.600 -0.400A2.600 2.600 0 0 1 -4 -5A3.400 3.400 0 0 1 2.400 -5.600A2.900 2.900 0 0 1 4.600 -0.400z',
    'bluePale',
    0.9,
  ),
  points('-3.200,2.600 0.200,4.400 3.400,2.600').map(([x, y]) => pen.shape(drop(x, y, 1), 'blue', 0.6)),
]

const SNAKE: Thing = (pen) => [
  pen.rope(
    'M-5.600 3.400C-3.600 6 -1.800 3.600 -1.400 1.200C-0.900 -1.600 1 -3.200 2.200 -0.800C3 1.200 4.800 0.600 4.600 -1.800',
    1.7,
    'green',
    0.6,
  ),
  pen.shape('M3 -2.200C2.600 -5 6.600 -5.200 6.200 -2.200C6 -0.800 3.200 -0.800 3 -2.200z', 'green', 0.7),
  pen.spot(4.1, -3.1, 0.4),
  pen.line('M4.700 -4.500L4.900 -6', 0.5),
]

const dancer = (pen: Pen, x: number, fill: Fill): Drawing => [
  pen.shape(`M${x - 1.9} 6L${x - 0.9} -0.400h1.800L${x + 1.9} 6z`, fill, 0.7),
  pen.shape(circle(x, -2, 1.7), 'tan', 0.7),
]

const TUNNEL: Thing = (pen) => [
  dancer(pen, -4.6, 'red'),
  dancer(pen, 4.6, 'blue'),
  pen.rope('M-4.200 0.600L-0.200 -5.600M4.200 0.600L0.200 -5.600', 0.9, 'tan', 0.5),
]

const SNAIL: Thing = (pen) => [
  pen.line(
    'M0.400 0.400C1.600 -0.600 0.400 -2.200 -1 -1.600C-3.200 -0.800 -2.600 2.600 0 3C3.400 3.400 4.600 -0.600 3.400 -3C1.600 -6 -3.600 -5.800 -5 -2.400C-6.400 1.400 -3.800 5.600 0.400 6',
    1.1,
  ),
  pen.line('M-1 5L0.600 6L-0.600 7.200', 0.9),
]

const CIRCLE: Thing = (pen) => [
  pen.line(circle(0, 0, 4.6), 0.7),
  ring(0, 0, 4.6, 4.6, 6, -90, 270).map(([x, y], i) => pen.shape(circle(x, y, 1.5), i % 2 ? 'yellow' : 'red', 0.7)),
]

const WREATH: Thing = (pen) => [
  pen.rope(circle(0, 0, 4.3), 1.2, 'leaf', 0.6),
  ring(0, 0, 4.3, 4.3, 5, -90, 270).map(([x, y], i) => flowerHead(pen, x, y, 1.9, i % 2 ? 'pink' : 'red')),
]

const BRIDGE: Thing = (pen) => [
  pen.shape('M-7 6.200Q-3 4.600 0 6.200T7 6.200', null, 0.7),
  pen.shape('M-6.400 3.600V-1.200L-1.400 0.200L-2.600 1.400L-1.200 2.600L-2.400 3.400z', 'wood', 0.8),
  pen.shape('M6.400 3.600V-1.200L1.600 0.600L2.400 1.800L1.200 3L2.200 3.800z', 'wood', 0.8),
  pen.line(
    'M-5.600 -1V-4.400M-3.200 -0.300V-3.400M5.600 -1V-4.400M3.200 0.100V-3.400M-6.200 -4.400L-2 -3M6.200 -4.400L2 -3',
    0.7,
  ),
]

const SWAY: Thing = (pen) => [
  dancer(pen, 0, 'purple'),
  pen.line('M-2.600 -4.600C-5 -3.600 -6.200 -1 -5.800 1.600M2.600 -4.600C5 -3.600 6.200 -1 5.800 1.600', 0.9),
  pen.line('M-7 0.400L-5.800 1.800L-4.500 0.600M7 0.400L5.800 1.800L4.500 0.600', 0.9),
]

export const DANCE_FIGURES = {
  chuva: { name: 'Olha a chuva!', until: 'a chuva', shows: 'chuva', draw: RAIN },
  cobra: { name: 'Olha a cobra!', until: 'a cobra', shows: 'cobra', draw: SNAKE },
  tunel: { name: 'Túnel', until: 'o túnel', shows: 'túnel', draw: TUNNEL },
  caracol: { name: 'Caracol', until: 'o caracol', shows: 'caracol', draw: SNAIL },
  roda: { name: 'Grande roda', until: 'a roda', shows: 'roda', draw: CIRCLE },
  coroa: { name: 'Coroa de flores', until: 'a coroa', shows: 'coroa', draw: WREATH },
  ponte: { name: 'A ponte quebrou!', until: 'a ponte', shows: 'ponte', draw: BRIDGE },
  balance: { name: 'Balancê', until: 'o balancê', shows: 'dança', draw: SWAY },
} as const satisfies Readonly<Record<string, DanceFigure>>

export type FigureId = keyof typeof DANCE_FIGURES

export const FIGURE_IDS = Object.keys(DANCE_FIGURES) as FigureId[]

/** The card of a figure, its disc `r` mm in radius. */
export const figureCard = (pen: Pen, id: FigureId, x: number, y: number, r: number): Drawing =>
  pen.at(x, y, r / FIGURE_RADIUS, (own) => [
    own.shape(circle(0, 0, FIGURE_RADIUS), 'white', 1),
    DANCE_FIGURES[id].draw(own),
  ])
