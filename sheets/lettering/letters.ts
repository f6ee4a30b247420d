/**
 * Letters and digits as single pen strokes, for tracing: upright block letters as Brazilian schools teach them first.
 * Box: capitals and digits from y = 0 to the baseline at y = 60, small letters from y = 24, tails down to y = 78. Each
 * stroke starts at the pencil's start; the strokes are in writing order.
 *
 * Brazil prescribes no model: the BNCC leaves the hand to schools, and classes begin with upright print letters
 * (Primarium, https://primarium.info/countries/brazil/). Order and direction follow what school primers share: from top
 * to bottom, from left to right, stems before bowls and bars, and closed rounds (0, 6, 8, 9, O, Q, a, d, g, q) begin
 * above and turn anticlockwise. Primers that give each figure in words: G. S. E. Briem, Handwriting repair,
 * http://briem.net/4/4.1.2a/4.1.2.11.numbers.htm, and https://www.broadwater.w-sussex.sch.uk/392/ (9: anticlockwise,
 * then down). On rules for the direction of strokes in Brazil: A. Trevisan, «Com que tipo de letra manuscrita se há de
 * alfabetizar?», Caderno Marista de Educação 7 (2010). `letters.test.ts` holds every sign's strokes as a table.
 */
import type { Point } from '../scene/marks.ts'
import { flattenPath } from '../scene/path-data.ts'

export const LETTER_BOX = { capTop: 0, smallTop: 24, baseline: 60, tail: 78 } as const

interface Letter {
  readonly width: number
  readonly strokes: readonly string[]
}

/** Pieces of a curve: letters as large as a page stay round. */
const STEPS = 30

/** Width of a space, in the same lengths. */
const SPACE = 26

const letter = (width: number, ...strokes: string[]): Letter => ({ width, strokes })
/** The round part of a, d, g and q, begun at the top right like a c. */
const OVAL = 'M31.320 29.260A16 18 0 1 0 36 42A16 18 0 0 0 31.320 29.260'
const BOWL = 'M4 42A16 18 0 0 1 36 42A16 18 0 0 1 4 42'

const LETTERS: Readonly<Record<string, Letter>> = {
  A: letter(44, 'M22 0L2 60', 'M22 0L42 60', 'M9 40H35'),
  B: letter(38, 'M4 0V60', 'M4 0H19A14.500 14.500 0 0 1 19 29H4', 'M4 29H20A15.500 15.500 0 0 1 20 60H4'),
  C: letter(46, 'M43 8.800A24 30 0 1 0 43 51.200'),
  D: letter(46, 'M4 0V60', 'M4 0H14A28 30 0 0 1 14 60H4'),
  E: letter(38, 'M4 0V60', 'M4 0H34', 'M4 29H30', 'M4 60H34'),
  F: letter(36, 'M4 0V60', 'M4 0H34', 'M4 29H29'),
  G: letter(52, 'M44 9.500A25 30 0 1 0 50 34H31'),
  H: letter(42, 'M4 0V60', 'M38 0V60', 'M4 29H38'),
  I: letter(8, 'M4 0V60'),
  J: letter(30, 'M26 0V45A12 15 0 0 1 2 45'),
  K: letter(40, 'M4 0V60', 'M36 0L4 34', 'M14 24L38 60'),
  L: letter(36, 'M4 0V60H34'),
  M: letter(54, 'M4 0V60', 'M4 0L27 42L50 0', 'M50 0V60'),
  N: letter(44, 'M4 0V60', 'M4 0L40 60', 'M40 0V60'),
  O: letter(56, 'M28 0A26 30 0 0 0 28 60A26 30 0 0 0 28 0'),
  P: letter(38, 'M4 0V60', 'M4 0H19A16 16 0 0 1 19 32H4'),
  Q: letter(56, 'M28 0A26 30 0 0 0 28 60A26 30 0 0 0 28 0', 'M36 44L54 63'),
  R: letter(40, 'M4 0V60', 'M4 0H19A16 16 0 0 1 19 32H4', 'M18 32L38 60'),
  S: letter(
    42,
    'M37 10C33 3 27 0 20 0 10 0 4 6 4 14 4 24 12 27 20 29.500 30 32 38 36 38 45 38 54 31 60 21 60 12 60 6 57 2 49',
  ),
  T: letter(44, 'M22 0V60', 'M2 0H42'),
  U: letter(44, 'M4 0V41A17 19 0 0 0 38 41V0'),
  V: letter(42, 'M2 0L21 60L40 0'),
  W: letter(60, 'M2 0L16 60L30 14L44 60L58 0'),
  X: letter(42, 'M3 0L39 60', 'M39 0L3 60'),
  Y: letter(42, 'M2 0L21 30', 'M40 0L21 30V60'),
  Z: letter(42, 'M4 0H38L3 60H39'),
  a: letter(40, OVAL, 'M36 24V60'),
  b: letter(40, 'M4 0V60', BOWL),
  c: letter(36, 'M33 31.500A16 18 0 1 0 33 52.500'),
  d: letter(40, OVAL, 'M36 0V60'),
  e: letter(40, 'M4 42H36A16 18 0 1 0 32.500 53'),
  f: letter(28, 'M27 3C20-2 12 2 12 14V60', 'M3 24H24'),
  g: letter(40, OVAL, 'M36 24V63A16 15 0 0 1 5 68'),
  h: letter(38, 'M4 0V60', 'M4 40A15 16 0 0 1 34 40V60'),
  i: letter(10, 'M5 24V60', 'M5 6v.1'),
  j: letter(18, 'M14 24V66A11 12 0 0 1 2 77', 'M14 6v.1'),
  k: letter(34, 'M4 0V60', 'M30 24L4 46', 'M13 38.500L32 60'),
  l: letter(8, 'M4 0V60'),
  m: letter(56, 'M4 24V60', 'M4 38A12 14 0 0 1 28 38V60', 'M28 38A12 14 0 0 1 52 38V60'),
  n: letter(38, 'M4 24V60', 'M4 40A15 16 0 0 1 34 40V60'),
  o: letter(40, 'M20 24A16 18 0 0 0 20 60A16 18 0 0 0 20 24'),
  p: letter(40, 'M4 24V78', BOWL),
  q: letter(40, OVAL, 'M36 24V78'),
  r: letter(28, 'M4 24V60', 'M4 40C6 30 14 23 26 25'),
  s: letter(
    34,
    'M29 30C26 26 21 24 16 24 9 24 5 28 5 33 5 39 11 41 17 42 24 43.500 30 45.500 30 51 30 57 24 60 17 60 11 60 6 58 3 53',
  ),
  t: letter(28, 'M12 8V49A10 11 0 0 0 26 59', 'M3 24H24'),
  u: letter(38, 'M4 24V45A15 15 0 0 0 34 45', 'M34 24V60'),
  v: letter(36, 'M3 24L18 60L33 24'),
  w: letter(50, 'M3 24L14 60L25 32L36 60L47 24'),
  x: letter(36, 'M4 24L32 60', 'M32 24L4 60'),
  y: letter(38, 'M4 24L19 59', 'M34 24L12 78'),
  z: letter(36, 'M5 24H31L4 60H32'),
  ' ': letter(SPACE),
  '-': letter(28, 'M4 36H24'),
  "'": letter(10, 'M6 2L3 14'),
  '0': letter(40, 'M20 0A17 30 0 0 0 20 60A17 30 0 0 0 20 0'),
  '1': letter(28, 'M4 15L22 0V60'),
  '2': letter(42, 'M4 15A16.500 15 0 0 1 36.500 16C36.500 28 14 44 3 60H39'),
  '3': letter(
    40,
    'M4 9C8 2 14 0 19 0 28 0 34 6 34 14.500 34 23 28 28.500 18 28.500 30 28.500 37 35 37 44 37 53 30 60 20 60 12 60 6 57 2 50',
  ),
  '4': letter(42, 'M26 0L3 42H40', 'M30 24V60'),
  '5': letter(40, 'M8 0L5 27C9 23 14 22 19 22 30 22 37 29 37 40.500 37 52 30 60 19 60 12 60 6 57 2 51', 'M8 0H34'),
  '6': letter(
    40,
    'M32 1C16 6 4 22 4 41 4 53 11 60 20.500 60 30 60 37 53 37 42.500 37 32 30 26 21 26 12 26 5 33 4.200 41',
  ),
  '7': letter(40, 'M3 0H38L14 60'),
  '8': letter(
    40,
    'M30 4C27.500 1.500 24 0 20 0 12 0 6 6 6 14 6 22 12 26 20 29 29 32 37 36 37 45 37 54 30 60 20 60S3 54 3 45C3 36 11 32 20 29 28 26 34 22 34 14 34 10 32.500 6.500 30 4',
  ),
  '9': letter(40, 'M34 9A16.500 17.500 0 1 0 36 17.500A16.500 17.500 0 0 0 34 9', 'M36 17.500C36 36 26 52 11 60'),
}

/** The last stroke of an accented letter, around the middle of the letter, above small letters at 18 and below the base. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0301': 'M5 9L-3 17',
  '\u0300': 'M-5 9L3 17',
  '\u0302': 'M-8 17L0 9L8 17',
  '\u0303': 'M-9 15C-6 8 -2 9 0 12 2 15 6 16 9 9',
  '\u0308': 'M-7 13v.1M7 13v.1',
  '\u0327': 'M0 61C6 63 7 70 1 72 -1 72.500 -3 72 -5 71',
}
/** Extra height of accents over a capital. */
const CAPITAL_LIFT = 22

const lowered = (d: string, dx: number, dy: number) =>
  flattenPath(d)
    .map((points) => points.map((p, i) => `${i ? 'L' : 'M'}${p.x + dx} ${p.y + dy}`).join(''))
    .join('')

/** The strokes of a letter or figure, the accent last. Throws RangeError for a character without a skeleton. */
function letterOf(character: string): Letter {
  const [base = '', accent] = character.normalize('NFD')
  const found = LETTERS[base]
  if (!found) throw new RangeError(`no skeleton for the letter ${character}`)
  if (accent === undefined) return found
  const mark = ACCENTS[accent]
  if (!mark) throw new RangeError(`no skeleton for the letter ${character}`)
  const isCapital = base !== base.toLowerCase()
  const stroke = lowered(mark, found.width / 2, isCapital && accent !== '\u0327' ? -CAPITAL_LIFT : 0)
  // The accent takes the place of the dot.
  const strokes = base === 'i' || base === 'j' ? found.strokes.slice(0, 1) : found.strokes
  return { width: found.width, strokes: [...strokes, stroke] }
}

export function hasLetter(character: string): boolean {
  const [base = '', accent] = character.normalize('NFD')
  return Object.hasOwn(LETTERS, base) && (accent === undefined || Object.hasOwn(ACCENTS, accent))
}

/** Width in mm of a letter whose capitals are `size` mm high. */
export function letterWidth(character: string, size: number): number {
  return (letterOf(character).width * size) / LETTER_BOX.baseline
}

/** The strokes of a letter as points in mm: left edge at `x`, baseline at `y`, capitals `size` high. */
export function letterStrokes(character: string, x: number, y: number, size: number): Point[][] {
  const scale = size / LETTER_BOX.baseline
  return letterOf(character).strokes.flatMap((d) =>
    flattenPath(d, STEPS).map((points) =>
      points.map((p) => ({ x: x + p.x * scale, y: y + (p.y - LETTER_BOX.baseline) * scale })),
    ),
  )
}
