/** Things in six steps. */
import { BLUE, BROWN, GREEN, ORANGE, PINK, RED, SAND, SOFT_GREY, WHITE, YELLOW } from '../../scene/inks.ts'
import { box, oval } from '../drawn/shapes.ts'
import type { Lesson } from './lesson.ts'

export const THING_LESSONS: Readonly<Record<string, Lesson>> = {
  house: [
    [{ d: box(22, 46, 56, 48), fill: SAND }],
    [{ d: 'M13 48L50 13L87 48Z', fill: RED }],
    [
      { d: box(42, 66, 16, 28), fill: BROWN },
      { d: oval(54.5, 81, 1.2), solid: true },
    ],
    [
      { d: box(26, 56, 12, 12), fill: BLUE, pair: true },
      { d: 'M32 56V68M26 62H38', pair: true },
    ],
    [{ d: 'M66 36V16H76V46Z', fill: BROWN, behind: true }, { d: 'M71 13C64 10 78 7 71 3' }],
    [
      {
        d: 'M31 37a4.500 4 0 0 0 9 0a4.500 4 0 0 0 9 0a4.500 4 0 0 0 9 0a4.500 4 0 0 0 9 0M41 27a4.500 4 0 0 0 9 0a4.500 4 0 0 0 9 0',
      },
      { d: 'M2 94H98' },
      { d: 'M10 94V82' },
      { d: oval(10, 78, 4), fill: PINK },
      { d: 'M82 94C80 82 92 80 96 94Z', fill: GREEN },
    ],
  ],
  boat: [
    [{ d: 'M10 64H90C86 80 78 86 68 86H32C22 86 14 80 10 64Z', fill: BROWN }],
    [{ d: box(48, 10, 4, 54), fill: SAND, behind: true }],
    [{ d: 'M55 14C74 28 80 44 82 59H55Z', fill: YELLOW }],
    [{ d: 'M45 22C32 34 24 46 20 59H45Z', fill: RED }],
    [
      { d: 'M50 10V2L63 6L50 9', fill: RED },
      { d: `${oval(34, 75, 4)}${oval(50, 75, 4)}${oval(66, 75, 4)}`, fill: WHITE },
    ],
    [
      { d: 'M2 93C8 88 14 88 20 93C26 98 32 98 38 93C44 88 50 88 56 93C62 98 68 98 74 93C80 88 90 88 98 94' },
      { d: 'M6 24q4 -5 8 0q4 -5 8 0M78 12q3.500 -4 7 0q3.500 -4 7 0' },
    ],
  ],
  flower: [
    [{ d: oval(50, 36, 10), fill: YELLOW }],
    [
      {
        d: `${oval(50, 17, 9, 12)}${oval(50, 55, 9, 12)}${oval(31, 36, 12, 9)}${oval(69, 36, 12, 9)}`,
        fill: PINK,
        behind: true,
      },
    ],
    [{ d: `${oval(36, 22, 9)}${oval(64, 22, 9)}${oval(36, 50, 9)}${oval(64, 50, 9)}`, fill: RED, behind: true }],
    [{ d: 'M48 62V97H52V62Z', fill: GREEN, behind: true }],
    [{ d: 'M48 90C34 90 27 80 25 72C38 70 47 78 48 90Z', fill: GREEN, pair: true }],
    [{ d: oval(46.5, 34, 1.3), solid: true, pair: true }, { d: 'M45 39C47 42 53 42 55 39' }, { d: 'M14 97H86' }],
  ],
  rocket: [
    [{ d: 'M50 4C66 18 68 44 64 72H36C32 44 34 18 50 4Z', fill: SAND }],
    [{ d: 'M50 4C56 9 60 16 62.500 25C54 29 46 29 37.500 25C40 16 44 9 50 4Z', fill: RED }],
    [
      { d: oval(50, 43, 12), fill: SOFT_GREY },
      { d: oval(50, 43, 8.6), fill: BLUE },
    ],
    [{ d: 'M34.500 50C21 57 17 72 19 86L36 72Z', fill: RED, pair: true, behind: true }],
    [
      { d: box(40, 72, 20, 6, 1), fill: SOFT_GREY },
      { d: 'M42 78C41 87 46 90 50 98C54 90 59 87 58 78Z', fill: ORANGE },
    ],
    [
      { d: 'M35.500 62C46 66 54 66 64.500 62' },
      { d: oval(47, 40.5, 1.3, 1.6), solid: true, pair: true },
      { d: 'M46 45C48 47.500 52 47.500 54 45' },
      { d: 'M13 18V28M8 23H18M84 12V20M80 16H88M88 50V58M84 54H92M10 56V62M7 59H13' },
    ],
  ],
  'ice-cream': [
    [{ d: 'M31 52H69L50 98Z', fill: SAND }],
    [{ d: oval(50, 42, 21, 16), fill: PINK, behind: true }],
    [{ d: oval(50, 25, 16, 13), fill: YELLOW, behind: true }],
    [{ d: oval(50, 10, 5.5), fill: RED }, { d: 'M51 5C52 2 56 1 59 3' }],
    [{ d: 'M35 62L44 52M41 76L60 52M46 88L66 59M65 62L56 52M59 76L40 52M54 88L34 59' }],
    [
      { d: oval(43, 42, 2.6, 3), solid: true, pair: true },
      { d: 'M46 47.500C47.500 51 52.500 51 54 47.500' },
      { d: oval(36, 47.5, 3, 2), fill: RED, pair: true },
      { d: 'M43 22L45 24M54 19L56 17M55 28L58 29M40 30L43 29M47 15L50 17' },
    ],
  ],
  tree: [
    [{ d: 'M42 94C46 80 46 68 44 56H56C54 68 54 80 58 94Z', fill: BROWN }],
    [
      {
        d: 'M50 64C36 72 18 64 22 50C10 44 12 28 26 28C30 12 54 6 62 20C78 14 92 30 84 44C92 56 76 68 64 62C60 66 54 66 50 64Z',
        fill: GREEN,
      },
    ],
    [
      { d: `${oval(33, 44, 4.5)}${oval(52, 28, 4.5)}${oval(68, 46, 4.5)}`, fill: RED },
      { d: 'M33 39.500L35 36M52 23.500L54 20M68 41.500L70 38' },
    ],
    [{ d: oval(50, 78, 2.4, 4), fill: SAND }, { d: 'M4 94H42M58 94H96' }],
    [{ d: 'M18 94L14 86M18 94V84M18 94L22 86M80 94L76 86M80 94V84M80 94L84 86' }],
    [
      { d: 'M8 24L1 31L12 31Z', fill: BLUE },
      { d: 'M6 22C6 12 20 11 22 18.500L30 21L22 24C19 33 6 31 6 22Z', fill: BLUE },
      { d: oval(17.5, 18.5, 1.5), solid: true },
      { d: oval(89, 12, 6), fill: YELLOW },
      { d: 'M89 3.500V1.500M80.500 7L78.500 6M96 6L97.500 4.500M98 12H100M96 18L97.500 19.500M89 20.500V22.500' },
    ],
  ],
  car: [
    [{ d: box(6, 46, 88, 26, 8), fill: RED }],
    [{ d: 'M22 50C27 33 33 26 42 26H60C69 26 75 37 79 50Z', fill: RED, behind: true }],
    [{ d: `${oval(26, 73, 11)}${oval(74, 73, 11)}`, fill: SOFT_GREY }],
    [{ d: `${oval(26, 73, 4.5)}${oval(74, 73, 4.5)}`, fill: WHITE }],
    [{ d: 'M32 46C34 37 38 32 43 32H49V46ZM53 32H59C64 32 68 38 70 46H53Z', fill: BLUE }],
    [
      { d: 'M54.500 46V41.500C54.500 33.500 66.500 33.500 66.500 41.500V46Z', fill: SAND },
      { d: oval(63, 41, 1.3, 1.6), solid: true },
      { d: oval(88, 57, 3.5, 4), fill: YELLOW },
      { d: 'M51 48V68M55 55H61' },
      { d: 'M2 84.500H98' },
    ],
  ],
  robot: [
    [{ d: box(30, 13, 40, 27, 5), fill: BLUE }],
    [
      { d: box(26, 46, 48, 34, 4), fill: BLUE },
      { d: box(44, 38, 12, 10), fill: SOFT_GREY, behind: true },
    ],
    [
      { d: 'M27 50L13 56V73H21V61L27 59Z', fill: SOFT_GREY, behind: true },
      { d: 'M73 59L88 53V30H80V47L73 50Z', fill: SOFT_GREY, behind: true },
    ],
    [
      { d: box(34, 78, 11, 15), fill: SOFT_GREY, pair: true, behind: true },
      { d: box(30, 91, 17, 7, 2), fill: BLUE, pair: true },
    ],
    [
      { d: oval(41, 24, 5), fill: WHITE, pair: true },
      { d: oval(41, 24, 2), solid: true, pair: true },
      { d: 'M40 31.500H60C58 38.500 42 38.500 40 31.500Z', fill: WHITE },
    ],
    [
      { d: 'M50 13V8' },
      { d: oval(50, 5, 3), fill: RED },
      { d: box(36, 54, 28, 16, 2), fill: WHITE },
      { d: `${oval(43, 62, 3)}${oval(57, 62, 3)}`, fill: YELLOW },
    ],
  ],
}
