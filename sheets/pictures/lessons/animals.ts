/** Animals in six steps. */
import {
  BLUE,
  BROWN,
  GREEN,
  LIME,
  ORANGE,
  PINK,
  PURPLE,
  RED,
  SAND,
  SOFT_GREY,
  WHITE,
  YELLOW,
} from '../../scene/inks.ts'
import { oval } from '../drawn/shapes.ts'
import type { Lesson } from './lesson.ts'

const SMILE = 'M50 42.5C50 47 44 48 43 44'

export const ANIMAL_LESSONS: Readonly<Record<string, Lesson>> = {
  cat: [
    [{ d: oval(50, 34, 26, 21), fill: ORANGE }],
    [{ d: 'M28 28L25 3L46 17Z', fill: ORANGE, pair: true, behind: true }],
    [
      { d: oval(40, 31, 3.4, 4.2), solid: true, pair: true },
      { d: 'M47 39L53 39L50 42.5Z', solid: true },
      { d: SMILE, pair: true },
    ],
    [{ d: 'M36 48C28 60 26 78 27 94L73 94C74 78 72 60 64 48Z', fill: ORANGE, behind: true }],
    [
      { d: 'M44 94C44 85 33 85 33 94Z', fill: WHITE, pair: true },
      { d: 'M29 91C10 94 5 76 14 66C19 62 23 67 19 72C15 78 20 84 29 81Z', fill: ORANGE, behind: true },
      { d: 'M66 61C75 60 82 56 85 50C87 44 97 46 96 53C93 66 83 75 70 77Z', fill: ORANGE },
    ],
    [{ d: 'M33 39L17 36M33 42.500L18 45', pair: true }, { d: 'M50 14.5V21' }, { d: 'M43 16L44.5 22', pair: true }],
  ],
  dog: [
    [{ d: 'M28 24C28 10 72 10 72 24L74 42C74 56 62 60 50 60C38 60 26 56 26 42Z', fill: SAND }],
    [
      { d: 'M32 15C18 12 11 24 12 40C13 48 24 48 27 40C28 32 28 22 32 15Z', fill: BROWN },
      { d: 'M68 15C77 3 95 4 97 17C97 27 83 30 72.500 26Z', fill: BROWN },
    ],
    [
      { d: oval(50, 47, 14, 11), fill: WHITE },
      { d: oval(50, 41, 5, 3.5), solid: true },
      { d: 'M50 44V49M44 51C46 54 54 54 56 51' },
    ],
    [{ d: 'M36 56C28 68 27 82 28 95L72 95C73 82 72 68 64 56Z', fill: SAND, behind: true }],
    [
      { d: oval(40, 29, 3.2, 3.8), solid: true, pair: true },
      { d: 'M46 53.500C45 62.500 55 62.500 54 53.500Z', fill: RED },
      { d: 'M44 95C44 87 33 87 33 95Z', fill: WHITE, pair: true },
    ],
    [
      { d: 'M71 88C84 92 94 78 89 66C84 64 82 70 82 74C80 80 76 82 71 80Z', fill: BROWN, behind: true },
      { d: 'M33 61C42 70 58 70 67 61' },
      { d: oval(50, 71, 3.4), fill: YELLOW },
      { d: 'M94 58L98 54M96 66H100' },
    ],
  ],
  rabbit: [
    [{ d: oval(50, 46, 20, 17), fill: PINK }],
    [
      { d: 'M38 38C24 10 32 2 37 3C44 4 46 18 46 34Z', fill: PINK, behind: true },
      { d: 'M54 34C53 16 57 5 66 5C78 5 87 14 85 24C84 30 77 29 74 24C70 19 67 28 62 38Z', fill: PINK, behind: true },
    ],
    [{ d: oval(50, 77, 22, 19), fill: PINK, behind: true }],
    [{ d: oval(36, 93, 11, 5), fill: WHITE, pair: true }],
    [
      { d: oval(41.5, 42.5, 2.7, 3.4), solid: true, pair: true },
      { d: 'M47 49L53 49L50 52Z', solid: true },
      { d: 'M50 52C50 56 45 57 44 54', pair: true },
      { d: 'M47.5 56.5V61H52.5V56.5', fill: WHITE },
    ],
    [
      { d: 'M37 49L20 46M37 52L21 55', pair: true },
      { d: 'M47 72L43.500 66M50 72V65.500M53 72L56.500 66' },
      { d: 'M42 75C44 70.500 56 70.500 58 75L50 96Z', fill: ORANGE },
      { d: 'M29 75C34 70 43 74 46 79C43 84 33 84 29 81Z', fill: PINK, pair: true },
    ],
  ],
  fish: [
    [{ d: oval(44, 52, 34, 22), fill: ORANGE }],
    [{ d: 'M74 52L97 32C92 46 92 58 97 72Z', fill: ORANGE, behind: true }],
    [
      { d: 'M28 36C36 16 54 18 62 36Z', fill: RED, behind: true },
      { d: 'M40 70C44 86 56 84 58 68Z', fill: RED, behind: true },
    ],
    [{ d: oval(25, 46, 5.5), fill: WHITE }, { d: oval(24, 46, 2.2), solid: true }, { d: 'M12 58C16 62 21 62 24 58' }],
    [{ d: 'M37 34C45 46 45 58 37 70' }],
    [
      { d: 'M53 42a6 6 0 0 0 0 12M65 38a6 6 0 0 0 0 12M65 54a6 6 0 0 0 0 12M53 57a5.500 5.500 0 0 0 0 11' },
      { d: `${oval(9, 32, 3.4)}${oval(17, 24, 2.4)}${oval(26, 16, 2.8)}` },
    ],
  ],
  turtle: [
    [{ d: 'M12 60C12 34 28 22 43 22C58 22 74 34 74 60Z', fill: GREEN }],
    [{ d: 'M11 58h64a4 4 0 0 1 0 8h-64a4 4 0 0 1 0-8Z', fill: LIME }],
    [{ d: 'M68 64C76 56 74 40 86 40C96 40 99 50 94 57C90 62 82 61 77 68Z', fill: LIME, behind: true }],
    [
      { d: 'M18 64L16 82C16 86 30 86 30 82V64Z', fill: LIME, behind: true },
      { d: 'M56 64V82C56 86 70 86 70 82L68 64Z', fill: LIME, behind: true },
      { d: 'M10 60L2 70L14 67Z', fill: LIME, behind: true },
    ],
    [{ d: oval(87.5, 48, 2.6, 3.2), solid: true }, { d: 'M83 56C87 60 92 59 95 54' }],
    [{ d: 'M43 22V33M43 33L30 42L34 58M43 33L56 42L52 58M30 42L16 46M56 42L70 46' }],
  ],
  butterfly: [
    [{ d: oval(50, 56, 5, 24), fill: BROWN }],
    [
      { d: oval(50, 26, 7.5), fill: BROWN },
      { d: 'M47 19C45 10 39 7 34 10', pair: true },
    ],
    [{ d: 'M48 44C36 12 5 12 7 34C8 50 28 58 47 55Z', fill: PURPLE, pair: true, behind: true }],
    [{ d: 'M47 55C28 55 13 65 18 79C22 93 40 89 48 67Z', fill: PINK, pair: true, behind: true }],
    [
      { d: oval(25, 34, 8), fill: YELLOW, pair: true },
      { d: oval(31, 73, 6), fill: YELLOW, pair: true },
    ],
    [
      { d: oval(47.3, 25, 1.3), solid: true, pair: true },
      { d: 'M47 28.5C49 30.5 51 30.5 53 28.5' },
      { d: 'M45.500 46H54.500M45 56H55M45.500 66H54.500' },
    ],
  ],
  chick: [
    [{ d: oval(50, 29, 19, 18), fill: YELLOW }],
    [{ d: oval(50, 64, 30, 25), fill: YELLOW, behind: true }],
    [
      { d: 'M44.500 32L50 43L55.500 32Z', fill: RED },
      { d: 'M42 32Q50 25 58 32L50 37Z', fill: ORANGE },
      { d: oval(41, 24, 2.8, 3.2), solid: true, pair: true },
    ],
    [{ d: 'M24 68C10 64 0 50 5 41C17 42 28 50 31 58Z', fill: YELLOW, pair: true }],
    [{ d: 'M42 88V96M35 97L42 94L49 97', pair: true }],
    [
      { d: 'M50 11C47 3 42 3 42 6M50 11C52 2 58 2 58 5' },
      { d: oval(36.5, 32.5, 3, 2.2), fill: PINK, pair: true },
      { d: 'M36 58C37 61 39 61 40 58M40 66C41 69 43 69 44 66', pair: true },
      { d: 'M48.500 74C49.500 77 50.500 77 51.500 74M48.500 58C49.500 61 50.500 61 51.500 58' },
    ],
  ],
  frog: [
    [{ d: oval(50, 44, 34, 22), fill: GREEN }],
    [{ d: oval(30, 24, 11), fill: GREEN, pair: true, behind: true }],
    [
      { d: oval(30, 22, 6.5), fill: WHITE, pair: true },
      { d: oval(31, 22, 3), solid: true, pair: true },
    ],
    [{ d: 'M24 46C34 60 66 60 76 46' }, { d: oval(46, 38, 1.2), solid: true, pair: true }],
    [{ d: 'M30 58C22 70 22 86 26 95L74 95C78 86 78 70 70 58Z', fill: GREEN, behind: true }],
    [
      { d: 'M26 72C8 70 3 90 9 95H36C36 88 32 78 26 72Z', fill: GREEN, pair: true },
      { d: 'M39 72C41 86 59 86 61 72' },
      { d: 'M55 56C66 71 88 66 93.500 49C94 46 90.500 45 89 48C84 59 71 62 63 54.500Z', fill: RED },
      { d: `${oval(88, 36, 3, 2)}${oval(95, 36, 3, 2)}`, fill: WHITE },
      { d: oval(91.5, 40.5, 2.6, 3.4), solid: true },
    ],
  ],
  owl: [
    [{ d: 'M50 8C28 8 20 28 20 54C20 80 32 94 50 94C68 94 80 80 80 54C80 28 72 8 50 8Z', fill: BROWN }],
    [{ d: oval(37, 34, 12.5), fill: WHITE, pair: true }],
    [
      { d: oval(38, 34, 4.5), solid: true, pair: true },
      { d: 'M45 43H55L50 52Z', fill: ORANGE },
    ],
    [
      { d: 'M22 44C9 56 11 76 26 84C32 70 32 56 22 44Z', fill: SAND },
      { d: 'M74 66C88 60 99 44 97 30C86 32 74 42 69 56Z', fill: SAND },
    ],
    [{ d: 'M27 26L22 3L46 11Z', fill: BROWN, pair: true, behind: true }],
    [
      { d: 'M40 62C42 66 46 66 48 62M38 74C40 78 44 78 46 74', pair: true },
      { d: 'M2 92C30 89 70 94 98 91V97C70 100 30 95 2 98Z', fill: LIME },
      { d: 'M36 90V95M40.500 91V96M45 91.500V96', pair: true },
    ],
  ],
  whale: [
    [{ d: 'M6 58C6 36 24 26 46 26C70 26 80 46 84 60C86 66 84 84 60 86H34C16 86 6 76 6 58Z', fill: BLUE }],
    [
      {
        d: 'M78 58C84 48 82 40 73 34C82 29 88 33 89 39C92 32 97 31 98 35C99 46 94 58 84 68Z',
        fill: BLUE,
        behind: true,
      },
    ],
    [{ d: oval(24, 52, 2.8), solid: true }, { d: 'M9 62C15 67 21 66 24 62' }],
    [{ d: 'M46 66C52 78 62 80 68 75C64 66 56 62 46 66Z', fill: BLUE }],
    [{ d: 'M8 70C26 68 44 74 52 86M18 70C24 76 28 80 29 85.500M31 71C36 76 39 80 40 86' }],
    [
      { d: 'M40 26C40 15 34 10 26 13M40 26C40 15 46 10 54 13M40 26V7' },
      { d: 'M2 93C8 89 14 89 20 93C26 97 32 97 38 93C44 89 50 89 56 93C62 97 68 97 74 93C80 89 90 89 98 94' },
    ],
  ],
  snail: [
    [{ d: oval(58, 50, 26), fill: ORANGE }],
    [
      {
        d: 'M8 88C5 70 5 56 10 44C14 37 26 39 26 48C26 60 28 68 38 72L84 80C96 82 98 87 96 90H12C9 90 8 90 8 88Z',
        fill: LIME,
        behind: true,
      },
    ],
    [{ d: 'M59 52C55 55 51 50 54 45C59 38 70 43 70 52C70 62 58 67 49 61C40 55 42 40 52 34C58 31 66 32 71 36' }],
    [
      { d: 'M13 41L8 26M22 41L25 25', behind: true },
      { d: `${oval(7.5, 22, 4.4)}${oval(26, 21, 4.4)}`, fill: WHITE },
    ],
    [{ d: oval(8, 22, 1.9), solid: true }, { d: oval(26.5, 21, 1.9), solid: true }, { d: 'M11 53C13 58 19 58 22 53' }],
    [{ d: 'M2 90H12M96 90H98M84 80l3-8M88 81l6-7M34 90V84M46 90V85M58 90V86' }],
  ],
  penguin: [
    [{ d: 'M50 6C28 6 22 28 22 54C22 80 32 92 50 92C68 92 78 80 78 54C78 28 72 6 50 6Z', fill: BLUE }],
    [{ d: 'M50 24C44 15 31 20 33 34C28 46 30 84 50 84C70 84 72 46 67 34C69 20 56 15 50 24Z', fill: WHITE }],
    [
      { d: oval(41, 30, 3, 3.6), solid: true, pair: true },
      { d: 'M44 36H56L50 44Z', fill: ORANGE },
    ],
    [
      { d: 'M25 40C12 48 7 64 13 74C20 72 25 64 25 54Z', fill: BLUE, behind: true },
      { d: 'M75 56C88 50 98 36 97 23C87 24 78 32 74 40Z', fill: BLUE, behind: true },
    ],
    [{ d: 'M36 88C26 89 23 98 33 98H46C49 94 46 90 44 90Z', fill: ORANGE, pair: true, behind: true }],
    [
      { d: 'M56 58L62 76L54 78L51 60Z', fill: RED },
      { d: 'M30 49C40 55 60 55 70 49L71 57C60 63 40 63 29 57Z', fill: RED },
    ],
  ],
  elephant: [
    [{ d: oval(50, 42, 22, 24), fill: SOFT_GREY }],
    [{ d: 'M33 26C12 14 1 34 7 50C11 62 26 62 32 54Z', fill: PINK, pair: true, behind: true }],
    [
      {
        d: 'M43 52C43 70 52 85 70 85C86 85 95 77 94 67C93 62 85 62 85 67.500C85 73 80 75.500 71 75.500C61 75.500 57 66 57 52',
        fill: SOFT_GREY,
      },
    ],
    [
      { d: oval(39, 40, 3, 3.6), solid: true, pair: true },
      { d: 'M34 33C36 31 39 31 41 33', pair: true },
      { d: 'M43 58C39 66 33 69 30 66C34 62 37 58 38 54Z', fill: WHITE, pair: true },
    ],
    [{ d: 'M34 58C24 66 22 80 23 97H42V91H58V97H77C78 80 76 66 66 58Z', fill: SOFT_GREY, behind: true }],
    [
      { d: 'M44 61L57.500 59M47 71L60 65.500M54 79L63.500 72' },
      { d: `${oval(89, 53, 4)}${oval(84, 58, 4)}${oval(94.5, 58, 4)}`, fill: RED },
      { d: oval(89, 59, 3.4), fill: YELLOW },
      { d: 'M26 97C26 93 32 93 32 97M33 97C33 93 39 93 39 97', pair: true },
      { d: 'M6 97H94' },
    ],
  ],
  ladybug: [
    [{ d: 'M6 74C6 44 22 30 40 30C60 30 74 44 74 74Z', fill: RED }],
    [{ d: oval(79, 60, 15), fill: SOFT_GREY, behind: true }],
    [{ d: 'M18 74L13 87M40 74V88M62 74L67 87' }],
    [{ d: 'M76 46C75 34 70 30 64 32M86 47C87 35 92 31 97 34', behind: true }],
    [{ d: oval(83, 57, 2.6), solid: true }, { d: 'M82 67C87 70 91 67 92 63' }],
    [
      { d: `${oval(24, 53, 5)}${oval(42, 45, 4.5)}${oval(57, 57, 5)}${oval(38, 63, 4.5)}`, solid: true },
      { d: 'M2 88H98' },
    ],
  ],
}
