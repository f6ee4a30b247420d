/** Painted grounds of a mural on the squared wall: a figure is on each. */
import { box, circle, points, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { squareLines } from './mural-wall.ts'

export type MuralScene = 'mar' | 'fundo' | 'campo' | 'céu' | 'noite' | 'palco' | 'rua' | 'chuva'

/** Colour above, colour of the strip at the foot. */
const FILLS: Readonly<Record<MuralScene, readonly [above: Fill, foot: Fill]>> = {
  mar: ['sky', 'water'],
  fundo: ['water', 'sand'],
  campo: ['skyLow', 'meadow'],
  céu: ['bluePale', 'bluePale'],
  noite: ['dusk', 'purplePale'],
  palco: ['pinkPale', 'purplePale'],
  rua: ['skyLow', 'grey'],
  chuva: ['bluePale', 'water'],
}

interface Backdrop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Height of the strip at the foot. */
  readonly strip: number
}

const waves = (pen: Pen, { x, y, width, height, strip }: Backdrop): Drawing =>
  pen.line(
    [0.35, 0.75]
      .map((at, i) => {
        const from = x + 3 + i * 5
        const count = Math.floor((x + width - 3 - from) / 10)
        return `M${from} ${y + height - strip + strip * at}${'q2.500 -2.400 5 0t5 0'.repeat(Math.max(0, count))}`
      })
      .join(''),
    0.6,
    'waterLine',
  )

const blades = (pen: Pen, { x, y, width, height }: Backdrop): Drawing =>
  pen.line(
    Array.from(
      { length: Math.floor((width - 8) / 12) },
      (_, i) => `M${x + 6 + i * 12} ${y + height - 1.5}l-1 -3m1 3l1.200 -3.400`,
    ).join(''),
    0.7,
    'leafDark',
  )

const stars = (pen: Pen, { x, y, width, height }: Backdrop): Drawing =>
  points('0.06,0.14 0.32,0.1 0.55,0.2 0.74,0.08 0.94,0.22 0.03,0.55 0.97,0.6').map(([dx, dy]) =>
    pen.shape(star(x + dx * width, y + dy * height, 1.7, 5, 0.5), 'yellow', 0.5),
  )

const puffs = (pen: Pen, { x, y, width, height }: Backdrop): Drawing =>
  points(width > 100 ? '0.1,0.14 0.9,0.2' : '0.88,0.2').map(([dx, dy]) =>
    pen.shape(
      `M${x + dx * width - 6} ${y + dy * height}q0 -4 4 -3.500q2 -3.500 5 -1q3.500 -0.500 3.500 4.500z`,
      'white',
      0.6,
    ),
  )

/** Dashes on the road, below whatever is on it. */
const dashes = (pen: Pen, { x, y, width, height }: Backdrop): Drawing =>
  pen.line(
    Array.from({ length: Math.floor((width - 4) / 10) }, (_, i) => `M${x + 4 + i * 10} ${y + height - 2.4}h4.5`).join(
      '',
    ),
    1,
    'white',
  )

const drops = (pen: Pen, { x, y, width, height }: Backdrop): Drawing =>
  points('0.05,0.1 0.13,0.32 0.05,0.55 0.95,0.12 0.88,0.34 0.95,0.58 0.5,0.04').map(([dx, dy]) => {
    const [cx, cy] = [x + dx * width, y + dy * height]
    return pen.shape(`M${cx} ${cy}q2 3 0 4q-2 -1 0 -4z`, 'waterDeep', 0.5)
  })

const MORE: Readonly<Record<MuralScene, (pen: Pen, at: Backdrop) => Drawing>> = {
  mar: (pen, at) => [puffs(pen, at), waves(pen, at)],
  fundo: (pen, { x, y, width, height }) => [
    pen.shape(
      points('0.04,0.3 0.06,0.2 0.96,0.34 0.94,0.22 0.5,0.12')
        .map(([dx, dy], i) => circle(x + dx * width, y + dy * height, 1 + (i % 2) * 0.6))
        .join(''),
      'white',
      0.5,
    ),
    pen.line(
      points('0.03,1 0.975,1')
        .map(([dx, dy]) => `M${x + dx * width} ${y + dy * height - 1.5}q-3 -4 0 -7t0 -7m3 14q-2 -3 0 -5t0 -5`)
        .join(''),
      1,
      'green',
    ),
  ],
  campo: (pen, at) => [puffs(pen, at), blades(pen, at)],
  céu: puffs,
  noite: stars,
  rua: (pen, at) => [puffs(pen, at), dashes(pen, at)],
  chuva: drops,
  palco: (pen, { x, y, width }) =>
    pen.shape(
      Array.from({ length: Math.floor(width / 10) }, (_, i) => circle(x + 5 + i * 10, y + 3.6, 1.4)).join(''),
      'yellow',
      0.5,
    ),
}

/** The lines of the squares go on over the paint, so that sides can be counted. */
export function backdrop(pen: Pen, scene: MuralScene, at: Backdrop): Drawing {
  const [above, foot] = FILLS[scene]
  const { x, y, width, height, strip } = at
  return [
    pen.shape(box(x, y, width, height), above, null),
    pen.shape(box(x, y + height - strip, width, strip), foot, null),
    squareLines(pen, at),
    MORE[scene](pen, at),
    scene === 'céu' ? [] : pen.line(`M${x} ${y + height - strip}h${width}`, 0.6, 'greyDark'),
    pen.shape(box(x, y, width, height), null, 0.9),
  ]
}
