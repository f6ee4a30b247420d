/** Near-twins of the things that are cut in half: as tall at the cut, with one or two other details. */
import type { GridFigure, GridPart } from '../../studio/mirror/grid-figure.ts'
import { circle, ellipse, points, ring, star } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { citrus, type OpenFruit, PEAR, ROUND, seeds, within } from '../../studio/shapes/open-fruit.ts'

interface Changes {
  readonly outline?: string
  readonly back?: readonly GridPart[]
  /** Parts by their place in the figure; null leaves a part out. */
  readonly parts?: Readonly<Record<number, string | null>>
}

/** By the id of a figure on squares. */
const CHANGES: Readonly<Record<string, Changes>> = {
  cat: {
    outline: 'M0 2H2Q2 0 4 0Q6 0 6 3V6Q6 8 4 9Q6 10 6 12V15Q7 15 7 17H5H2H0',
    parts: { 0: 'O4 2 1', 5: 'M0 10Q4 10 4 13Q4 16 0 16' },
  },
  dog: {
    outline: 'M0 0H3Q4 0 5 1L8 0V3Q7 5 5 6Q5 8 3 9Q6 10 6 13V15Q8 15 8 17H5H2H0',
    parts: { 0: 'M5 1L8 0V3Q7 5 5 6Z' },
  },
  pig: {
    outline: 'M0 1H3Q6 1 8 5L5 4L6 5Q6 7 5 8Q7 9 7 12Q7 15 5 16V17H2V16H0',
    parts: { 0: 'M3 1Q6 1 8 5L5 4Q4 2 3 1Z' },
  },
  rabbit: {
    outline: 'M0 5H1V2Q1 0 3 0Q5 0 8 3V5L6 4L4 3V5Q6 6 6 8Q6 10 4 11Q6 12 6 14V15Q8 15 8 17H5H2H0',
    parts: { 0: 'M2 5V2Q2 1 3 1L6 3L3 2V4Z' },
  },
  bear: {
    outline: 'M0 2H2L5 0L7 1L6 4L5 4Q6 5 6 6Q6 9 4 10Q7 10 7 13V14Q8 14 8 16Q8 17 7 17H4H2H0',
    parts: { 0: 'M3 2L5 1L6 2L5 3Z' },
  },
  frog: {
    outline: 'M0 3H3Q3 1 5 1Q7 1 7 3V6Q7 8 5 9Q8 10 8 13Q8 15 6 15L8 16H6H3H0',
    parts: { 0: 'O5 3 1', 1: 'O5 3 0.5', 3: 'M0 9Q4 9 4 12Q4 15 0 15' },
  },
  owl: {
    outline: 'M0 2Q1 0 3 0Q5 0 5 3Q7 5 7 8V11Q7 14 4 15L5 17H3L2 16H0',
    parts: { 0: 'M7 8V11Q7 13 5 14Q3 11 4 8Q6 7 7 8Z' },
  },
  butterfly: {
    outline: 'M0 3Q1 3 1 4V6Q2 1 5 1Q8 1 8 4Q8 8 5 8Q8 10 8 13L7 16L4 14L1 11V12Q1 14 0 14',
    parts: { 0: 'M1 8H5Q8 10 8 13L7 16L4 14L1 11Z', 4: 'O5 11 1' },
  },
  ladybug: {
    outline: 'M0 1H1Q3 1 3 3Q6 3 6 7V10Q6 13 3 14H0',
    parts: { 2: 'O2 6 1', 3: 'O4 9 1', 4: 'O2 12 1', 5: null },
  },
  beetle: {
    outline: 'M0 2H1Q3 2 3 4H5V7Q6 8 7 10V13Q6 16 3 17H0',
    parts: { 1: 'M0 4H5V7H0', 3: 'O3 9 1', 4: 'O4 12 1', 5: 'O2 15 1' },
  },
  crown: {
    outline: 'M0 2L1 5L2 8L4 7L6 3L7 6L8 8L7 11L6 16H4H2H0',
    back: [
      { d: 'D1 1', fill: 'red' },
      { d: 'O6 2 1', fill: 'red' },
    ],
  },
  cake: {
    outline: 'M0 2H1V5H6V9H7V14H8V15H2V16L4 17H0',
    back: [{ d: 'M0 0L1 1Q1 2 0 2', fill: 'orange' }],
    parts: { 1: null },
  },
  gift: {
    outline: 'M0 3Q2 2 3 0L7 1L6 4L3 5H7V8H6V12V17H3H0',
    parts: { 0: 'M0 3Q2 2 3 0L7 1L6 4L3 5H0', 1: 'M3 3L4 1L6 2L5 3Z' },
  },
  mushroom: {
    outline: 'M0 0H1Q3 1 4 3Q5 5 8 7V8Q8 10 6 10H4H2V12V14Q2 16 4 17H2H0',
    parts: { 2: 'O3 5 1', 3: 'O6 8 1' },
  },
  tree: {
    outline: 'M0 0H2Q6 0 7 4Q8 6 8 8Q8 12 4 12H2V14V15L4 17H2H0',
    parts: { 1: 'O3 3 1', 2: 'O5 7 1', 3: 'O2 10 1' },
  },
  rocket: {
    outline: 'M0 0Q3 2 3 6V8V10Q7 10 7 16L5 14H3H2Q2 16 0 17',
    parts: { 1: 'M3 10Q7 10 7 16L5 14H3Z' },
  },
  robot: {
    outline: 'M0 2H2H4V8H2V9H6V6H8V11H4V15H3V17H1V15H0',
    parts: { 0: null, 4: 'M1 6V7M4 9V11M6 7H8M1 16H3' },
  },
  castle: {
    outline: 'M0 7H1V8H3V6H2V3H4V4H6V3H8V6H7V9V12V15V17H5H3H2H0',
    parts: { 0: 'M2 6V3H4V4H6V3H8V6Z' },
  },
  church: {
    outline: 'M0 5L1 6L2 7L3 8V5Q3 2 5 2Q7 2 7 5V9V13V17H5H3H2H0',
    parts: { 0: 'M3 5Q3 2 5 2Q7 2 7 5Z' },
  },
  trophy: {
    outline: 'M0 1H5V3H8V7H5Q4 9 2 10L1 11V13H5V17H0',
    parts: { 0: 'M0 3H5V7', 2: 'M0 15H5' },
  },
}

export const hasTwin = ({ id }: GridFigure): boolean => CHANGES[id] !== undefined

/** The figure with its changed details. */
export function twinFigure(figure: GridFigure): GridFigure {
  const { parts = {}, ...changes } = CHANGES[figure.id] ?? {}
  return {
    ...figure,
    ...changes,
    parts: figure.parts.flatMap((part, i) =>
      parts[i] === null ? [] : [{ ...part, ...(parts[i] && { d: parts[i] }) }],
    ),
  }
}

/** By the id of a fruit: other seeds, another stone, a thicker skin. */
const FRUIT: Readonly<Record<string, (pen: Pen) => Drawing>> = {
  watermelon: (pen) => [
    pen.shape(ellipse(0, 0, 19, 18), 'green'),
    pen.shape(ellipse(0, 0, 14.6, 13.6), 'cream', 0.7),
    pen.shape(ellipse(0, 0, 11.6, 10.6), 'red', 0.7),
    seeds(pen, points('-7,-3 -6,5 6,5 7,-3'), 1.7),
  ],
  orange: (pen) => citrus(pen, 'orange', 'orange', 12),
  lime: (pen) => citrus(pen, 'green', 'lime', 4),
  papaya: (pen) => [
    pen.shape(PEAR, 'yellow'),
    within(pen, PEAR, 0.85, 'orange', 0.7),
    pen.shape('M0 -12C4 -12 5 2 4 10C3 14 -3 14 -4 10C-5 2 -4 -12 0 -12z', 'redDark', 0.7),
    points('-1.8,-6 1.8,-6 -2,1 2,1 -2,8 2,8').map(([x, y]) => pen.spot(x, y, 1.3)),
  ],
  kiwi: (pen) => [
    pen.shape(ellipse(0, 0, 19, 16), 'brown'),
    pen.shape(ellipse(0, 0, 16.8, 13.8), 'leaf', 0.6),
    pen.shape(ellipse(0, 0, 9, 7), 'cream', 0.7),
    seeds(pen, ring(0, 0, 13, 10.4, 8, 22.5, 337.5), 1),
  ],
  avocado: (pen) => [
    pen.shape(PEAR, 'leafDeep'),
    within(pen, PEAR, 0.86, 'lime', 0.7),
    pen.shape(ellipse(0, 5, 4.4, 8), 'brown', 0.9),
  ],
  'passion-fruit': (pen) => [
    pen.shape(ROUND, 'yellow'),
    pen.shape(circle(0, 1, 14.5), 'cream', 0.6),
    pen.shape(circle(0, 1, 6.4), 'orange', 0.7),
    seeds(pen, points('-3,-1 3,-1 -3,4 3,4'), 1.5),
  ],
  melon: (pen) => [
    pen.shape(ellipse(0, 0, 17, 19), 'yellow'),
    pen.shape(ellipse(0, 0, 14.6, 16.6), 'cream', 0.6),
    pen.shape(ellipse(0, 0, 10, 5.4), 'straw', 0.7),
    points('-6,0 6,0 -3,-2 3,-2 -3,2.4 3,2.4').map(([x, y]) => pen.shape(ellipse(x, y, 1, 1.5), 'cream', 0.5)),
  ],
  carambola: (pen) => [
    pen.shape(star(0, 1, 20, 5, 0.4), 'yellow'),
    pen.shape(star(0, 1, 14, 5, 0.34), 'yellowPale', 0.6),
    pen.line(
      `M0 1V-9${ring(0, 1, 9, 9, 4, -18, 198)
        .map(([x, y]) => `M0 1L${x} ${y}`)
        .join('')}`,
      0.6,
    ),
  ],
  coconut: (pen) => [
    pen.shape(circle(0, 0, 18), 'brown'),
    pen.shape(circle(0, 0, 12), 'white', 0.8),
    pen.shape(circle(0, 0, 4), 'greyPale', 0.7),
  ],
  cocoa: (pen) => [
    pen.shape(ellipse(0, 0, 13.5, 19), 'brownDark'),
    pen.shape(ellipse(0, 0, 11, 16.5), 'tan', 0.6),
    points('-4.5,-5 4.5,-5 -4.5,5 4.5,5').map(([x, y]) => pen.shape(ellipse(x, y, 3, 4.2), 'cream', 0.7)),
  ],
  dragonfruit: (pen) => [
    pen.shape(
      'M0 -20C3 -17 5 -14 9 -13L18 -11L14 -4L19 3L13 7L13 15C8 18 4 19 0 19C-4 19 -8 18 -13 15L-13 7L-19 3L-14 -4L-18 -11L-9 -13C-5 -14 -3 -17 0 -20z',
      'pink',
    ),
    pen.shape(circle(0, 1, 9), 'white', 0.7),
    points('-4,-3 4,-3 -5,3 5,3 -2,6.5 2,6.5').map(([x, y]) => pen.spot(x, y, 1)),
  ],
}

/** Undefined for a fruit without a near-twin. */
export const twinOfFruit = ({ id }: OpenFruit) => FRUIT[id]
