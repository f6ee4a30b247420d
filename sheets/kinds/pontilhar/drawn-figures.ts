/**
 * Figures drawn for the dots: a plain outline of few corners that the dots make, and lines inside and around it that are
 * printed. In a box of 100 x 100, looking left.
 */
import { BLUE, GREEN, ORANGE, RED, SAND, TEAL, YELLOW } from '../../scene/inks.ts'
import { circleData } from '../../scene/marks.ts'
import type { Ink } from '../../scene/scene.ts'

export interface DrawnFigure {
  /** The closed outline. */
  readonly outline: string
  readonly lines: string
  readonly eyes?: readonly (readonly [x: number, y: number, radius: number])[]
  readonly color: Ink
}

const ring = circleData
/** The visible part of a wheel below the body of its car. */
const wheel = (x: number, y: number) => [10, 4].map((r) => `M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0`).join('')
const waves = (x: number, y: number, count: number) => `M${x} ${y}${'q4 -4 8 0q4 4 8 0'.repeat(count)}`

/** By the id of the picture that they show. */
export const DRAWN_FIGURES: Readonly<Record<string, DrawnFigure>> = {
  fish: {
    outline:
      'M7 50C15 36 27 29 40 28L49 15C57 18 63 24 66 33C71 37 75 41 78 45L94 29C91 42 91 60 94 73L78 58C70 69 58 75 47 75L41 86C36 83 33 79 32 73C22 69 13 61 7 50Z',
    lines:
      'M33 36C39 45 39 57 33 66M48 50C54 45 60 45 63 49C60 56 54 58 48 54ZM13 57Q18 59 21 55M44 33C50 31 56 32 61 36M69 44q4 7 0 14',
    eyes: [[23, 45, 3.2]],
    color: ORANGE,
  },
  elephant: {
    outline:
      'M8 60C6 45 10 34 20 28C25 19 35 15 43 20C60 16 79 20 88 34C94 43 95 54 93 64L93 91L78 91L78 71C70 74 59 74 52 71L52 91L37 91L36 67C33 69 30 70 27 69C26 76 27 82 24 88C20 95 11 95 8 90L12 84C14 87 17 87 18 84C20 78 17 72 13 68C10 66 8 63 8 60Z',
    lines: `M35 27C47 23 55 33 53 47C51 57 43 61 37 55M14 62Q19 65 24 62M95 49C98 54 99 60 98 67M40 87q2 -4 4 0q2 -4 4 0M81 87q2 -4 4 0q2 -4 4 0`,
    eyes: [[25, 43, 2.4]],
    color: BLUE,
  },
  duck: {
    outline:
      'M6 35L22 30C23 17 33 9 45 11C57 13 63 25 58 36C55 42 55 46 59 48C68 51 77 48 83 40L94 33C97 52 91 71 77 80C62 87 38 87 26 79C14 71 14 56 25 48L25 42L9 43Z',
    lines: `M27 33Q30 36 28 40M47 57C57 52 68 54 74 60C68 71 54 73 47 66C44 62 44 60 47 57Z${waves(10, 93, 5)}`,
    eyes: [[38, 25, 3]],
    color: YELLOW,
  },
  bird: {
    outline:
      'M4 41L17 33C19 20 31 12 44 14C56 16 63 26 64 37C74 36 84 31 96 21C98 39 92 54 81 63C72 73 59 78 46 77C28 76 16 66 15 50Z',
    lines:
      'M18 34Q22 42 16 49M42 46C54 42 68 43 77 49C71 62 56 67 46 60C41 56 40 50 42 46ZM41 81L41 91M41 89L33 94M41 89L47 94M56 80L56 90M56 88L48 93M56 88L62 93',
    eyes: [[32, 29, 2.8]],
    color: RED,
  },
  penguin: {
    outline:
      'M50 5C63 5 71 15 71 28C71 34 73 38 76 43L92 62C94 67 90 70 86 67L79 61C79 72 75 82 67 88L33 88C25 82 21 72 21 61L14 67C10 70 6 67 8 62L24 43C27 38 29 34 29 28C29 15 37 5 50 5Z',
    lines:
      'M50 45C38 45 32 57 33 69C34 77 40 82 50 82C60 82 66 77 67 69C68 57 62 45 50 45ZM44 31L56 31L50 39ZM28 96Q30 91.500 38 91.500Q46 91.500 48 96ZM52 96Q54 91.500 62 91.500Q70 91.500 72 96Z',
    eyes: [
      [41, 23, 2.8],
      [59, 23, 2.8],
    ],
    color: BLUE,
  },
  house: {
    outline: 'M50 7L66 21L66 11L77 11L77 30L95 46L84 46L84 94L16 94L16 46L5 46Z',
    lines: `M42 91L42 68Q50 58 58 68L58 91M23 56L36 56L36 69L23 69ZM29.5 56L29.5 69M23 62.500L36 62.500M64 56L77 56L77 69L64 69ZM70.5 56L70.5 69M64 62.500L77 62.500M22 47L78 47${ring(50, 32, 6)}`,
    color: RED,
  },
  car: {
    outline:
      'M5 68L5 60C5 53 9 49 16 48L28 46L37 31C39 28 41 27 44 27L66 27C69 27 71 28 73 31L82 46C91 48 95 52 95 60L95 68L5 68Z',
    lines: `M34 45L42 32L53 32L53 45ZM58 45L58 32L66 32L75 45ZM55.5 47L55.5 66M60 53L65 53M9 57L15 57${wheel(25, 70)}${wheel(75, 70)}`,
    color: RED,
  },
  truck: {
    outline: 'M5 72L5 56C5 50 8 47 13 45L19 33C20 30 22 29 25 29L38 29L38 14L95 14L95 72L5 72Z',
    lines: `M18 45L24 34L33 34L33 45ZM38 35L38 62M45 26L88 26M45 38L88 38M45 50L88 50M9 60L14 60${wheel(23, 74)}${wheel(76, 74)}`,
    color: BLUE,
  },
  bus: {
    outline: 'M5 72L5 38C5 30 9 26 17 26L86 26C92 26 95 29 95 35L95 72L5 72Z',
    lines: `M11 35L25 35L25 50L11 50ZM30 35L44 35L44 50L30 50ZM49 35L63 35L63 50L49 50ZM68 35L82 35L82 50L68 50ZM44 55L58 55L58 69M44 55L44 69M51 55L51 69${wheel(24, 74)}${wheel(76, 74)}`,
    color: YELLOW,
  },
  boat: {
    outline: 'M50 5L86 60L54 60L54 67L95 67L83 88L17 88L5 67L46 67L46 60L18 60Z',
    lines: `M50 14L50 58M20 76L80 76${ring(50, 81.5, 2.5)}${waves(10, 96, 5)}`,
    color: TEAL,
  },
  dinosaur: {
    outline:
      'M8 22C8 12 20 7 29 13C37 19 37 29 35 39C34 47 38 51 45 50C58 46 69 50 76 58C82 65 88 69 96 67C93 77 85 82 77 80L77 94L64 94L64 83C58 85 50 85 44 82L44 94L31 94L31 78C23 69 21 57 22 44C22 37 21 34 19 32C12 32 8 28 8 22Z',
    lines: `M12 25Q17 29 22 26${ring(50, 61, 4.5)}${ring(61, 68, 3.4)}${ring(67, 59, 3.8)}${ring(42, 70, 3)}M34 90q1.5 -3 3 0q1.5 -3 3 0M67 90q1.5 -3 3 0q1.5 -3 3 0`,
    eyes: [[19, 19, 2.2]],
    color: GREEN,
  },
  leaf: {
    outline: 'M94 5C62 6 26 18 14 46C9 59 11 70 17 79L6 93L13 97L25 85C37 92 54 90 67 79C88 61 95 33 94 5Z',
    lines: 'M84 16L27 75M66 34L44 33M52 48L31 48M40 61L24 63M66 34L67 56M52 48L54 70M40 61L42 79',
    color: GREEN,
  },
  turtle: {
    outline:
      'M5 55C4 46 11 39 19 41C24 42 27 46 28 51C32 36 44 27 58 27C74 27 86 38 88 54L96 60L87 66L87 78L75 78L73 70L50 70L48 78L36 78L35 69C29 68 24 67 19 66C11 66 6 62 5 55Z',
    lines: `M28 53C27 60 30 66 36 66L78 66C85 66 88 62 87 56M46 66L51 52L67 52L73 66M51 52L47 33M67 52L73 33M51 52L33 44M67 52L84 46M9 60Q13 63 17 61`,
    eyes: [[15, 51, 2.4]],
    color: GREEN,
  },
  snail: {
    outline:
      'M9 34L15 46C19 44 23 44 27 46L31 33L35 34L33 50C34 53 35 56 35 60C37 42 47 31 62 31C79 31 91 44 90 60C89 67 87 72 84 76L95 84L12 84C16 80 18 75 16 70C10 66 8 58 11 51L5 35Z',
    lines:
      'M61 62C58 58 62 53 67 55C74 58 73 68 65 70C55 73 47 65 48 56C50 44 62 39 72 43C84 48 87 62 79 72M37 66C40 75 48 80 58 80M14 63Q18 66 22 63',
    eyes: [[18, 55, 2]],
    color: SAND,
  },
  whale: {
    outline:
      'M5 55C5 37 20 27 38 28C54 29 64 39 72 49C77 53 82 51 84 45L74 35C79 28 86 27 90 31C93 25 98 25 99 28C99 36 96 43 91 47C93 66 78 82 56 83C48 84 40 83 34 81C16 78 5 70 5 55Z',
    lines:
      'M7 60C20 66 34 64 44 57M36 66C38 76 46 79 52 76C53 71 49 67 44 65M14 70C22 74 30 75 36 74M30 22C30 15 27 11 21 10M30 22C30 14 34 10 40 10',
    eyes: [[28, 50, 2.6]],
    color: BLUE,
  },
}

/**
 * Outlines of symmetric figures, in their box, that few dots show better than the library's own: a round lip or a wavy
 * brim leaves the two sides different.
 */
export const PLAINER_OUTLINES: Readonly<Record<string, string>> = {
  bell: 'M44 14L56 14C69 19 73 35 74 50C75 60 79 67 88 75L88 83L12 83L12 75C21 67 25 60 26 50C27 35 31 19 44 14Z',
  hat: 'M31 19Q50 15 69 19C72 33 74 46 74 57C85 59 93 63 95 68C86 82 66 86 50 86C34 86 14 82 5 68C7 63 15 59 26 57C26 46 28 33 31 19Z',
}
