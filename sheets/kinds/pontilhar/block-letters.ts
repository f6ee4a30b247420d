/**
 * Fat capitals, each as one clockwise contour to join from dot to dot. Every command ends on a corner, or where a straight
 * line passes into a curve. Box: y = 0 to 60; Q's tail hangs lower.
 */

export interface BlockLetter {
  readonly width: number
  readonly contour: string
  /** Printed inside the contour or above it: a hole, an accent. */
  readonly given?: string
}

export const BLOCK_HEIGHT = 60

const letter = (width: number, contour: string, given?: string): BlockLetter => ({
  width,
  contour,
  ...(given && { given }),
})
const ROUND = 'M25 13A12 17 0 0 1 25 47A12 17 0 0 1 25 13Z'

const LETTERS: Readonly<Record<string, BlockLetter>> = {
  A: letter(48, 'M18 0H30L48 60H36L32.700 49H15.300L12 60H0Z', 'M24 19L29.400 38H18.600Z'),
  Á: letter(
    48,
    'M18 14H30L48 60H36L32.700 51.500H15.300L12 60H0Z',
    'M24 28L29.400 43H18.600ZM26 0H36L28.500 9.500H21.500Z',
  ),
  B: letter(
    40,
    'M0 0H22A15 15 0 0 1 30.200 27.500A17 17 0 0 1 23 60H0Z',
    'M13 11H20A4.500 4.500 0 0 1 20 20H13ZM13 34H21A7 7 0 0 1 21 48H13Z',
  ),
  C: letter(44, 'M44.200 10.700L34.600 18.400A12.500 18 0 1 0 34.600 41.600L44.200 49.300A25 30 0 1 1 44.200 10.700Z'),
  D: letter(44, 'M0 0H18A26 30 0 0 1 18 60H0Z', 'M13 12H18A13.500 18 0 0 1 18 48H13Z'),
  E: letter(38, 'M0 0H38V12H13V24H33V36H13V48H38V60H0Z'),
  F: letter(37, 'M0 0H37V12H13V25H32V37H13V60H0Z'),
  G: letter(50, 'M44.200 10.700L34.600 18.400A12.500 18 0 1 0 35.800 39H27V28H49.940A25 30 0 1 1 44.200 10.700Z'),
  H: letter(42, 'M0 0H13V24H29V0H42V60H29V36H13V60H0Z'),
  I: letter(12, 'M0 0H12V60H0Z'),
  J: letter(36, 'M23 0H36V42A18 18 0 0 1 0 42H12.500A5.250 6 0 0 0 23 42Z'),
  K: letter(44.5, 'M0 0H13V23L28 0H43.500L24 28.500L44.500 60H29.500L13 35V60H0Z'),
  L: letter(37, 'M0 0H13V48H37V60H0Z'),
  M: letter(54, 'M0 0H13L27 30L41 0H54V60H41.500V25L30.500 48H23.500L12.500 25V60H0Z'),
  N: letter(44, 'M0 0H14L31 35V0H44V60H30L13 25V60H0Z'),
  O: letter(50, 'M25 0A25 30 0 0 1 25 60A25 30 0 0 1 25 0Z', ROUND),
  P: letter(40, 'M0 0H21A18.500 18.500 0 0 1 21 37H13V60H0Z', 'M13 11.500H20A7 7 0 0 1 20 25.500H13Z'),
  Q: letter(53, 'M25 0A25 30 0 0 1 46.100 46L53 55L45.500 63L37 56.300A25 30 0 1 1 25 0Z', ROUND),
  R: letter(
    44,
    'M0 0H21A18 18 0 0 1 30 33.600L44 60H29.500L18 37H13V60H0Z',
    'M13 11.500H20A6.750 6.750 0 0 1 20 25H13Z',
  ),
  S: letter(
    45.5,
    'M43.400 10.100L31.600 14.300A9.750 7.500 0 1 0 22.750 25A22.750 17.500 0 1 1 2.100 49.900L13.900 45.700A9.750 7.500 0 1 0 22.750 35A22.750 17.500 0 1 1 43.400 10.100Z',
  ),
  T: letter(42, 'M0 0H42V12H27.500V60H14.500V12H0Z'),
  U: letter(42, 'M0 0H13V39A8 9 0 0 0 29 39V0H42V39A21 21 0 0 1 0 39Z'),
  V: letter(46, 'M0 0H13.500L23 40L32.500 0H46L30 60H16Z'),
  W: letter(63, 'M0 0H13L19.500 37L27 12H36L43.500 37L50 0H63L50 60H39L31.500 33L24 60H13Z'),
  X: letter(46, 'M0 0H15L23 18L31 0H46L31 30L46 60H31L23 42L15 60H0L15 30Z'),
  Y: letter(46, 'M0 0H15L23 20L31 0H46L29.500 35V60H16.500V35Z'),
  Z: letter(42, 'M0 0H42V11L17 48H42V60H0V49L25 12H0Z'),
}

/** Throws RangeError for a sign that is none of these capitals. */
export function blockLetter(sign: string): BlockLetter {
  const found = LETTERS[sign]
  if (!found) throw new RangeError(`no block letter ${sign}`)
  return found
}
