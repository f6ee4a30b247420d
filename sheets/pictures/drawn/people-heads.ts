/** Heads of people: hair, hats, and eight feelings that are read across a table. */
import type { Ink } from '../../scene/scene.ts'
import { BLUSH, CHERRY, PAPER, SKY, SUN } from './colors.ts'
import type { Part } from './drawing.ts'
import type { Hair, Look } from './people-looks.ts'

export type Feeling = 'alegria' | 'tristeza' | 'raiva' | 'medo' | 'surpresa' | 'sono' | 'vergonha' | 'calma'

/** Moves data written in the face's own box (the head is 80 wide, its middle 0 0; only M, L, Q, C and Z). */
export const at = (d: string, cx: number, cy: number, k: number) => {
  let x = true
  return d.replace(/-?\d*\.?\d+/g, (n) => {
    const moved = Number(n) * k + (x ? cx : cy)
    const text = ` ${Math.round(moved * 100) / 100}`
    x = !x
    return text
  })
}

export const disc = (x: number, y: number, rx: number, ry = rx) => {
  const [a, b] = [rx * 0.55, ry * 0.55]
  return `M${x - rx} ${y}C${x - rx} ${y - b} ${x - a} ${y - ry} ${x} ${y - ry}C${x + a} ${y - ry} ${x + rx} ${y - b} ${x + rx} ${y}C${x + rx} ${y + b} ${x + a} ${y + ry} ${x} ${y + ry}C${x - a} ${y + ry} ${x - rx} ${y + b} ${x - rx} ${y}Z`
}

const HEAD = 'M0 -42C28 -42 40 -24 40 0C40 26 24 42 0 42C-24 42 -40 26 -40 0C-40 -24 -28 -42 0 -42Z'

/** Hair behind the head. */
const BACK: Readonly<Record<Hair, string>> = {
  short: '',
  curls: '',
  puffs: disc(-46, -34, 20) + disc(46, -34, 20),
  tousled: '',
  fringe: 'M0 -48C34 -48 50 -26 50 6C50 30 48 50 46 62L-46 62C-48 50 -50 30 -50 6C-50 -26 -34 -48 0 -48Z',
  long: 'M0 -50C40 -50 50 -22 50 8C50 34 58 48 56 66C44 70 34 66 30 58L-30 58C-34 66 -44 70 -56 66C-58 48 -50 34 -50 8C-50 -22 -40 -50 0 -50Z',
  bob: 'M0 -50C38 -50 52 -24 50 4C50 22 48 34 44 44L-44 44C-48 34 -50 22 -50 4C-52 -24 -38 -50 0 -50Z',
  braids:
    'M-40 6C-52 14 -54 24 -46 32C-56 40 -54 52 -44 58C-48 66 -46 74 -40 76C-34 68 -36 60 -34 54C-28 46 -32 38 -32 30C-26 22 -30 12 -40 6ZM40 6C52 14 54 24 46 32C56 40 54 52 44 58C48 66 46 74 40 76C34 68 36 60 34 54C28 46 32 38 32 30C26 22 30 12 40 6Z',
  bun: disc(0, -50, 16.5),
  thin: '',
}

/** Hair over the forehead. */
const FRONT: Readonly<Record<Hair, string>> = {
  short:
    'M-41 -2C-46 -34 -24 -52 2 -50C30 -50 46 -30 41 -2C36 -8 34 -16 32 -22C14 -16 -10 -18 -22 -28C-26 -18 -34 -10 -41 -2Z',
  curls:
    'M-41 0C-50 -6 -50 -20 -42 -24C-44 -38 -32 -46 -22 -42C-18 -54 -2 -56 6 -48C16 -56 32 -50 32 -40C44 -38 50 -24 43 -16C50 -8 46 2 40 2C38 -8 34 -14 28 -18C18 -14 12 -22 6 -22C-4 -16 -14 -22 -20 -20C-30 -18 -36 -10 -41 0Z',
  puffs: 'M-41 -2C-42 -30 -24 -46 0 -46C24 -46 42 -30 41 -2C36 -16 22 -26 0 -28C-22 -26 -36 -16 -41 -2Z',
  tousled:
    'M-42 -2C-52 -16 -46 -22 -44 -26C-46 -38 -36 -42 -30 -40C-26 -54 -14 -50 -8 -48C2 -58 14 -52 16 -46C28 -50 38 -42 38 -32C48 -26 48 -12 42 -2C38 -10 34 -16 32 -20L22 -12L14 -24L2 -12L-8 -26L-18 -12L-26 -24C-32 -16 -38 -10 -42 -2Z',
  fringe: 'M-42 4C-46 -30 -28 -48 0 -48C28 -48 46 -30 42 4C38 0 36 -8 36 -16L-36 -16C-36 -8 -38 0 -42 4Z',
  long: 'M-42 6C-48 -30 -26 -50 2 -48C30 -48 46 -28 42 6C38 -8 34 -16 22 -24C8 -14 -16 -14 -28 -20C-36 -14 -40 -6 -42 6Z',
  bob: 'M-43 8C-50 -30 -26 -50 2 -48C30 -48 48 -28 43 8C36 0 34 -12 34 -20C14 -10 -14 -10 -32 -22C-34 -12 -36 0 -43 8Z',
  braids:
    'M-42 2C-44 -30 -26 -48 0 -48C26 -48 44 -30 42 2C36 -14 22 -24 2 -30C0 -34 0 -38 0 -46C0 -38 0 -34 -2 -30C-22 -24 -36 -14 -42 2Z',
  bun: 'M-42 0C-44 -28 -26 -46 0 -46C26 -46 44 -28 42 0C36 -18 22 -28 0 -30C-22 -28 -36 -18 -42 0Z',
  thin: 'M-41 8C-50 4 -50 -14 -40 -20C-38 -12 -40 0 -41 8ZM41 8C50 4 50 -14 40 -20C38 -12 40 0 41 8Z',
}

interface Face {
  /** Black shapes: pupils, nostrils. */
  readonly solid: string
  readonly lines: string
  /** Filled and outlined: open mouths, white eyes, tears. */
  readonly shapes?: readonly { readonly d: string; readonly fill: Ink }[]
  /** Blush on the cheeks, colour only; small strokes in black. */
  readonly blush?: string
}

const EYES = disc(-16, 0, 4.6, 6) + disc(16, 0, 4.6, 6)

const CHEEKS = disc(-26, 15, 8, 5.5) + disc(26, 15, 8, 5.5)

const TEETH = 'M-17 19L17 19'

/** Eyes, brows and mouth of each feeling: broad enough to be read across a table. */
const FACES: Readonly<Record<Feeling, Face>> = {
  alegria: {
    solid: EYES,
    lines: `M-25 -15C-21 -21 -12 -21 -8 -16M25 -15C21 -21 12 -21 8 -16`,
    shapes: [
      { d: 'M-22 12C-8 17 8 17 22 12C20 28 12 36 0 36C-12 36 -20 28 -22 12Z', fill: CHERRY },
      { d: 'M-18 15C-8 18 8 18 18 15C17 19 16 21 14 22C4 24 -4 24 -14 22C-16 21 -17 19 -18 15Z', fill: PAPER },
    ],
    blush: CHEEKS,
  },
  tristeza: {
    solid: disc(-16, 3, 4.6, 5.6) + disc(16, 3, 4.6, 5.6),
    lines: 'M-28 -8C-22 -14 -14 -18 -8 -19M28 -8C22 -14 14 -18 8 -19M-15 31C-9 20 9 20 15 31',
    shapes: [
      { d: 'M-22 11C-28 20 -28 27 -22 27C-16 27 -16 20 -22 11Z', fill: SKY },
      { d: 'M24 17C19 25 19 31 24 31C29 31 29 25 24 17Z', fill: SKY },
    ],
  },
  raiva: {
    solid: `M-30 -18L-7 -7L-7 -1L-31 -12ZM30 -18L7 -7L7 -1L31 -12Z${disc(-16, 4, 4.4, 4.8)}${disc(16, 4, 4.4, 4.8)}`,
    lines: `M-4 -16L-4 -24M4 -16L4 -24`,
    shapes: [{ d: 'M-17 31C-19 21 -14 16 0 16C14 16 19 21 17 31C10 27 -10 27 -17 31Z', fill: PAPER }],
    blush: CHEEKS,
  },
  medo: {
    solid: disc(-17, 0, 2.6) + disc(17, 0, 2.6),
    lines: 'M-30 -14C-24 -22 -16 -25 -10 -24M30 -14C24 -22 16 -25 10 -24',
    shapes: [
      { d: disc(-17, 0, 10, 11.5), fill: PAPER },
      { d: disc(17, 0, 10, 11.5), fill: PAPER },
      // An open mouth pulled wide and down: anything pale and wavy under the nose is taken for a moustache.
      { d: 'M-13 33C-16 22 -9 17 0 17C9 17 16 22 13 33C8 29 -8 29 -13 33Z', fill: CHERRY },
    ],
  },
  surpresa: {
    solid: disc(-17, -1, 4) + disc(17, -1, 4),
    lines: 'M-27 -20C-22 -28 -13 -28 -9 -21M27 -20C22 -28 13 -28 9 -21',
    shapes: [
      { d: disc(-17, -1, 9.5, 10.5), fill: PAPER },
      { d: disc(17, -1, 9.5, 10.5), fill: PAPER },
      { d: disc(0, 25, 8.5, 11), fill: CHERRY },
    ],
  },
  sono: {
    solid: '',
    lines:
      'M-26 0C-22 6 -12 6 -8 0M26 0C22 6 12 6 8 0M-24 -12C-20 -14 -14 -14 -10 -12M24 -12C20 -14 14 -14 10 -12M35 -40L46 -40L35 -29L46 -29M47 -51L55 -51L47 -43L55 -43',
    // The Zs are in a bubble, so that no hair hides them.
    shapes: [
      { d: disc(0, 24, 9, 8), fill: CHERRY },
      { d: disc(45, -40, 16.5, 15.5), fill: PAPER },
    ],
  },
  vergonha: {
    solid: disc(-13, 5, 4, 4.6) + disc(19, 5, 4, 4.6),
    lines:
      'M-25 -3C-21 -7 -13 -7 -8 -3M8 -3C13 -7 21 -7 25 -3M-26 -13C-20 -18 -14 -20 -9 -20M26 -13C20 -18 14 -20 9 -20M-9 26C-5 31 1 24 5 27C8 29 10 28 11 26M-33 13L-29 20M-27 13L-23 20M-21 13L-17 20M21 13L17 20M27 13L23 20M33 13L29 20',
    blush: disc(-26, 16, 11, 8) + disc(26, 16, 11, 8),
  },
  calma: {
    solid: '',
    lines:
      'M-26 2C-22 -6 -12 -6 -8 2M26 2C22 -6 12 -6 8 2M-14 20C-8 29 8 29 14 20M-24 -14C-20 -18 -14 -18 -10 -15M24 -14C20 -18 14 -18 10 -15',
    blush: CHEEKS,
  },
}

const NOSE = 'M-3 9C-2 12 2 12 3 9'

const FRECKLES =
  disc(-24, 9, 1.3) + disc(-19, 13, 1.3) + disc(-28, 14, 1.3) + disc(24, 9, 1.3) + disc(19, 13, 1.3) + disc(28, 14, 1.3)

const GLASSES = disc(-17, 1, 13, 12) + disc(17, 1, 13, 12)

const HATS: Readonly<Record<NonNullable<Look['hat']>, { readonly d: string; readonly fill: Ink }>> = {
  straw: {
    d: 'M-64 -22C-50 -30 -34 -30 -30 -30C-28 -58 28 -58 30 -30C34 -30 50 -30 64 -22C50 -8 -50 -8 -64 -22Z',
    fill: SUN,
  },
  chef: {
    d: 'M-32 -22L-34 -44C-54 -50 -46 -76 -26 -70C-18 -84 18 -84 26 -70C46 -76 54 -50 34 -44L32 -22C16 -28 -16 -28 -32 -22Z',
    fill: PAPER,
  },
  helmet: {
    d: 'M-50 -16C-50 -60 50 -60 50 -16C58 -14 58 -6 50 -6C20 -16 -20 -16 -50 -6C-58 -6 -58 -14 -50 -16Z',
    fill: CHERRY,
  },
  cap: { d: 'M-42 -14C-44 -54 40 -58 42 -18L62 -14C62 -8 40 -8 30 -14C10 -20 -20 -20 -42 -14Z', fill: CHERRY },
}

/** Head with hair and feeling, its middle at cx, cy; the head is 80 k wide. */
export function head(look: Look, feeling: Feeling, cx: number, cy: number, k: number): { back: Part[]; front: Part[] } {
  const put = (d: string) => at(d, cx, cy, k)
  const face = FACES[feeling]
  const back: Part[] = BACK[look.style] ? [{ d: put(BACK[look.style]), fill: look.hair }] : []
  const hat = look.hat && HATS[look.hat]
  const front: Part[] = [
    { d: put(disc(-41, 4, 7.5, 9) + disc(41, 4, 7.5, 9)), fill: look.skin },
    { d: put(HEAD), fill: look.skin },
    ...(face.blush ? [{ d: put(face.blush), fill: BLUSH, line: false as const }] : []),
    { d: put(FRONT[look.style]), fill: look.hair },
    ...(hat ? [{ d: put(hat.d), fill: hat.fill }] : []),
    ...(face.shapes ?? []).map(({ d, fill }) => ({ d: put(d), fill })),
    { d: put(face.lines + NOSE + (feeling === 'raiva' ? TEETH.replace('19', '23').replace('19', '23') : '')) },
    ...(look.glasses ? [{ d: put(`${GLASSES}M-4 1L4 1`) }] : []),
    ...(face.solid ? [{ d: put(face.solid), solid: true as const }] : []),
    ...(look.freckles ? [{ d: put(FRECKLES), solid: true as const }] : []),
  ]
  return { back, front }
}
