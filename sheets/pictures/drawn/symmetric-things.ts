/** Symmetric fruit, plants and things. */
import { BLUE, BROWN, GREEN, ORANGE, PINK, PURPLE, RED, SAND, TEAL, WHITE, YELLOW } from '../../scene/inks.ts'
import { disc, eye, middle, pair, type SymmetricFigure } from './symmetric-parts.ts'

export const SYMMETRIC_THINGS: Readonly<Record<string, SymmetricFigure>> = {
  star: {
    half: 'M50 5L38.8 36.6L6 37.8L31.9 57.9L23 90L50 71.5',
    color: YELLOW,
    parts: [eye(43, 46), middle('M42 55Q50 63 58 55')],
  },
  heart: {
    half: 'M50 27C45 14 36 8 26 10C12 13 5 28 11 44C18 61 34 77 50 92',
    color: RED,
    parts: [eye(39, 42), middle('M40 55Q50 65 60 55'), pair('M17 31C18 24 21 20 26 18')],
  },
  apple: {
    half: 'M50 27C44 20 34 18 26 22C13 28 10 46 16 64C22 83 36 95 50 88',
    color: RED,
    parts: [
      middle('M50 27L50 9'),
      pair('M50 19C45 9 36 8 30 11C34 19 42 22 50 19Z', GREEN),
      eye(41, 50),
      middle('M41 62Q50 71 59 62'),
      pair('M22 40C23 35 25 32 28 30'),
    ],
  },
  pear: {
    half: 'M50 15C43 15 39 20 38 28C37 38 33 44 26 52C16 62 16 80 27 89C33 94 44 95 50 93',
    color: GREEN,
    parts: [
      middle('M50 15L50 4'),
      pair('M50 11C45 3 37 3 32 6C36 13 43 15 50 11Z', GREEN),
      eye(42, 58),
      middle('M41 69Q50 78 59 69'),
    ],
  },
  strawberry: {
    half: 'M50 22C40 16 26 18 19 29C12 42 24 73 50 95',
    color: RED,
    parts: [
      pair('M50 10C46 17 41 18 33 14C36 21 34 26 27 31C37 35 45 32 50 26Z', GREEN),
      pair(
        'M34 44q2.4 3.5 0 7q-2.4 -3.5 0 -7ZM41 62q2.4 3.5 0 7q-2.4 -3.5 0 -7ZM28 55q2.4 3.5 0 7q-2.4 -3.5 0 -7Z',
        YELLOW,
      ),
      middle('M50 42q2.6 3.5 0 7q-2.6 -3.5 0 -7ZM50 76q2.6 3.5 0 7q-2.6 -3.5 0 -7Z', YELLOW),
    ],
  },
  mushroom: {
    half: 'M50 8C26 8 9 27 9 45C9 54 16 56 24 56L37 56C40 68 38 80 33 89C33 95 42 95 50 95',
    color: RED,
    parts: [
      middle('M37 56C40 68 38 80 33 89C33 95 42 95 50 95C58 95 67 95 67 89C62 80 60 68 63 56Q50 61 37 56Z', SAND),
      middle(disc(50, 28, 9), WHITE),
      pair(disc(25, 38, 6), WHITE),
      middle('M44 95L44 80C44 72 56 72 56 80L56 95', BROWN),
      pair('M33 17C31 19 31 22 33 24'),
    ],
  },
  tree: {
    half: 'M50 5C38 3 29 9 27 18C15 18 9 30 14 40C7 50 13 63 26 63C30 68 37 68 42 65L42 86L33 95L50 95',
    color: GREEN,
    parts: [
      middle('M42 65L42 86L33 95L67 95L58 86L58 65Q50 69 42 65Z', BROWN),
      middle(disc(50, 23, 4.5), RED),
      pair(disc(30, 34, 4.5), RED),
      pair(disc(38, 52, 4.5), RED),
      middle('M50 74L50 84'),
    ],
  },
  kite: {
    half: 'M50 4L16 36L50 76',
    color: YELLOW,
    parts: [
      pair('M50 4L16 36L50 36Z', BLUE),
      pair('M16 36L50 76L50 36Z', YELLOW),
      middle('M50 76L50 98'),
      pair('M50 83L42 79L42 87ZM50 93L42 89L42 97Z', RED),
    ],
  },
  bell: {
    half: 'M50 13C46 13 44 15 43 18C31 23 27 35 26 50C25 62 21 70 13 76C11 80 13 83 18 83L50 83',
    color: YELLOW,
    parts: [
      middle('M45 14C43 4 57 4 55 14'),
      middle('M26 55Q50 63 74 55M23 65Q50 74 77 65'),
      middle('M42 83C42 93 58 93 58 83', ORANGE),
    ],
  },
  crown: {
    half: 'M50 20L39 48L26 25L21 52L7 33L16 84L50 84',
    color: YELLOW,
    parts: [
      middle(disc(50, 16, 4), RED),
      pair(disc(26, 21, 3.6), BLUE),
      pair(disc(7, 29, 3.6), GREEN),
      middle('M14 71L86 71'),
      middle('M50 55L55 61L50 67L45 61Z', RED),
      pair(disc(30, 62, 3.6), BLUE),
    ],
  },
  rocket: {
    half: 'M50 3C40 13 34 25 33 42L33 58C25 62 19 71 17 85L34 78L40 78L38 84L50 84',
    color: BLUE,
    parts: [
      middle('M50 3C44 9 39.440 15.720 36.540 23.810Q50 31 63.460 23.810C60.560 15.720 56 9 50 3Z', RED),
      middle(disc(50, 44, 9), YELLOW),
      middle(disc(50, 44, 6), WHITE),
      pair('M33 58C32 65 33 72 34 78'),
      middle('M40 84C40 92 46 92 50 98C54 92 60 92 60 84Z', ORANGE),
      middle('M36 66Q50 72 64 66'),
    ],
  },
  hat: {
    half: 'M50 20C43 24 36 15 31 20C28 33 26 46 26 57C15 59 7 63 5 68C14 82 34 86 50 86',
    color: SAND,
    parts: [
      middle('M26.4 50Q50 60 73.6 50M26 57C28 64 40 68 50 68C60 68 72 64 74 57'),
      middle(disc(50, 61, 4.5), YELLOW),
      pair('M45.5 61C40 54 34 56 33 60C34 65 40 67 45.5 61Z', PINK),
    ],
  },
  robot: {
    half: 'M50 14L32 14Q26 14 26 20L26 42Q26 47 32 47L41 47L41 52L29 52Q23 52 23 56L12 58Q7 59 7 64L7 75L17 75L17 66L23 65L23 80Q23 84 29 84L32 84L32 96L46 96L46 84L50 84',
    color: TEAL,
    parts: [
      middle('M50 14L50 8'),
      middle(disc(50, 6, 2.6), RED),
      pair('M26 24L20 24L20 37L26 37Z', BLUE),
      pair(disc(39, 27, 6), WHITE),
      eye(39, 27),
      middle('M38 37L62 37L62 43L38 43Z', WHITE),
      middle('M44 37L44 43M50 37L50 43M56 37L56 43'),
      middle('M34 57L66 57L66 77L34 77Z', YELLOW),
      pair(disc(41, 63, 2.6), RED),
      middle('M39 71L61 71'),
    ],
  },
  cake: {
    half: 'M50 34L22 34Q14 34 14 42L14 62L6 62L6 90L50 90',
    color: PINK,
    parts: [
      middle(
        'M14 42Q14 34 22 34L78 34Q86 34 86 42L86 52Q80 60 74 52Q68 60 62 52Q56 60 50 52Q44 60 38 52Q32 60 26 52Q20 60 14 52Z',
        SAND,
      ),
      middle('M6 74L94 74L94 90L6 90Z', BROWN),
      middle('M46 34L46 16L54 16L54 34Z', BLUE),
      pair('M26 34L26 20L34 20L34 34Z', YELLOW),
      middle('M50 15C44 11 47 7 50 3C53 7 56 11 50 15Z', ORANGE),
      pair('M30 19C25 16 28 12 30 8C32 12 35 16 30 19Z', ORANGE),
      pair(disc(24, 68, 2.6), RED),
      pair(disc(40, 68, 2.6), GREEN),
    ],
  },
  gift: {
    half: 'M50 30C44 14 30 8 22 14C16 20 20 28 28 32L8 32L8 50L14 50L14 92L50 92',
    color: PURPLE,
    parts: [
      middle('M8 32L92 32L92 50L8 50Z', BLUE),
      middle('M42 32L58 32L58 92L42 92Z', YELLOW),
      pair('M50 30C44 14 30 8 22 14C16 20 20 28 28 32L50 32Z', YELLOW),
      pair('M44 28C38 20 32 17 28 19C26 22 32 27 44 28Z', ORANGE),
    ],
  },
  pineapple: {
    half: 'M50 3C46 10 44 15 44 20C40 13 35 9 29 9C30 16 33 22 37 27C31 24 25 24 21 26C26 32 32 36 38 38C29 44 25 54 26 68C28 86 38 96 50 96',
    color: YELLOW,
    parts: [
      middle(
        'M50 3C46 10 44 15 44 20C40 13 35 9 29 9C30 16 33 22 37 27C31 24 25 24 21 26C26 32 32 36 38 38C46 35 54 35 62 38C68 36 74 32 79 26C75 24 69 24 63 27C67 22 70 16 71 9C65 9 60 13 56 20C56 15 54 10 50 3Z',
        GREEN,
      ),
      pair('M38 48L44 54L38 60L32 54ZM38 70L44 76L38 82L32 76Z', ORANGE),
      middle('M50 59L56 65L50 71L44 65ZM50 81L56 87L50 93L44 87Z', ORANGE),
      middle('M50 40L55 46L50 51L45 46Z', ORANGE),
    ],
  },
  church: {
    half: 'M50 26L36 40V30L27 6L18 30V92L50 92',
    color: SAND,
    parts: [
      middle(disc(50, 52, 8), BLUE),
      middle('M50 44V60M42 52H58M44.4 46.4L55.6 57.6M55.6 46.4L44.4 57.6'),
      middle('M41 92V80Q41 69 50 69Q59 69 59 80V92M50 69V92', BROWN),
      pair('M18 30H36M18 60H36', undefined),
      pair('M24 54V43Q24 38 27 38Q30 38 30 43V54Z', BLUE),
      pair('M24 84V71Q24 66 27 66Q30 66 30 71V84Z', BLUE),
      pair(disc(27, 25, 2.4), YELLOW),
    ],
  },
  castle: {
    half: 'M50 36L43 36L43 44L36 44L36 30L40 30L26 6L12 30L16 30L16 92L50 92',
    color: PURPLE,
    parts: [
      middle('M40 92V76Q40 64 50 64Q60 64 60 76V92Z', BROWN),
      middle('M50 64V92M40 80H60'),
      pair('M16 30H36', undefined),
      pair('M22 56V46Q22 41 26 41Q30 41 30 46V56Z', YELLOW),
      pair('M22 80V70Q22 65 26 65Q30 65 30 70V80Z', YELLOW),
      middle('M46 56V51Q46 48 50 48Q54 48 54 51V56Z', YELLOW),
    ],
  },
}
