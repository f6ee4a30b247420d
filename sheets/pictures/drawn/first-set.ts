/** Our own drawings of the first set: things that neither package draws as children here know them. */
import { BROWN, GREEN, TEAL } from '../../scene/inks.ts'
import { CHERRY, COCOA, LEAF, PALE, PLUM, SEA, SKY, SUN, TAN, WOOD } from './colors.ts'
import type { Drawing } from './drawing.ts'
import { dots, oval } from './shapes.ts'

export const FIRST_SET: Readonly<Record<string, Drawing>> = {
  fishbowl: [
    {
      d: 'M27.5 17.5L72.5 17.5C87.5 30 95 47.5 88.8 65C85 80 70 87.5 50 87.5C30 87.5 15 80 11.3 65C5 47.5 12.5 30 27.5 17.5Z',
      fill: TEAL,
    },
    {
      d: 'M16.3 37.5C26.3 32.5 31.3 42.5 40 37.5C48.8 32.5 55 32.5 62.5 37.5C70 42.5 75 42.5 83.8 37.5M32.5 62.5C40 52.5 55 52.5 62.5 62.5L72.5 55L72.5 70L62.5 62.5C55 72.5 40 72.5 32.5 62.5Z',
    },
    { d: 'M40.9 62.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z', solid: true },
  ],
  // The packages draw a glass of spirits.
  glass: [
    { d: 'M24 8L76 8L68 88C67.5 91 65 93 62 93L38 93C35 93 32.5 91 32 88Z', fill: PALE },
    {
      d: 'M27.5 38C36 33 42 43 50 38C58 33 64 43 72.5 38L67.5 87.5C67.2 90 65 92 62.5 92L37.5 92C35 92 32.8 90 32.5 87.5Z',
      fill: SKY,
    },
    { d: 'M36 48L39 76' },
  ],
  // The packages draw an oil lamp of India.
  lamp: [
    { d: 'M46 44h8v44h-8Z', fill: WOOD },
    { d: 'M27 96c0-8 10-13 23-13s23 5 23 13Z', fill: WOOD },
    { d: 'M69 46v15' },
    { d: oval(69, 64, 3), fill: CHERRY },
    { d: 'M35 5h30l17 42H18Z', fill: SUN },
    { d: 'M32.5 11h35M20.5 41h59' },
  ],
  igloo: [
    { d: 'M7.5 80C7.5 47.5 25 22.5 50 22.5C75 22.5 92.5 47.5 92.5 80Z', fill: TEAL },
    {
      d: 'M37.5 80L37.5 68.8C37.5 61.8 43.1 56.3 50 56.3C56.9 56.3 62.5 61.8 62.5 68.8L62.5 80M13.8 51.3L86.3 51.3M36.3 26.3L36.3 51.3M63.8 26.3L63.8 51.3M23.8 51.3L23.8 80M76.3 51.3L76.3 80',
    },
  ],
  table: [
    { d: 'M7.5 27.5L92.5 27.5L92.5 40L85 40L85 87.5L75 87.5L75 40L25 40L25 87.5L15 87.5L15 40L7.5 40Z', fill: BROWN },
  ],
  seaweed: [
    {
      d: 'M42.5 92.5C32.5 77.5 50 67.5 42.5 50C35 32.5 35 25 50 7.5C62.5 25 47.5 35 55 50C62.5 65 65 77.5 55 92.5ZM27.5 92.5C17.5 80 30 72.5 22.5 60C15 47.5 17.5 42.5 23.8 30C35 42.5 23.8 50 31.3 62.5C38.8 75 38.8 80 36.3 92.5ZM63.8 92.5C60 80 70 72.5 65 60C60 47.5 67.5 40 77.5 27.5C85 42.5 72.5 50 77.5 62.5C82.5 75 82.5 80 72.5 92.5Z',
      fill: GREEN,
    },
    { d: 'M12.5 92.5L87.5 92.5' },
  ],
  // The packages draw two leaves in the wind, which cannot be counted or named as one.
  leaf: [
    { d: 'M18 77L4 91L9 96L23 82Z', fill: WOOD },
    { d: 'M20 80C6 44 34 10 91 9C94 64 60 94 20 80Z', fill: LEAF },
    { d: 'M20 80C28 72 50 50 77 23M35 65L31 43M50 50L47 27M35 65L58 69M50 50L74 53' },
  ],
  // The packages bury the tail in bubbles and hair.
  mermaid: [
    {
      d: 'M38 12C26 18 21 32 27 41C21 47 26 52 21 58C32 61 66 61 75 58C70 52 75 46 69 40C75 32 70 18 58 12Z',
      fill: COCOA,
    },
    { d: 'M37 55C29 70 33 92 56 94C71 95 80 88 83 78L74 75C71 80 66 82 62 79C57 75 60 64 59 55Z', fill: SEA },
    { d: 'M78 79C67 73 64 60 67 51C75 54 80 60 80 66C83 59 90 54 98 55C99 67 91 77 78 79Z', fill: SEA },
    { d: 'M38 38C36 44 36 50 36 57C43 62 53 62 60 57C60 50 60 44 58 38Z', fill: TAN },
    {
      d: 'M40 38C30 42 26 52 29 63C32 66 35 64 35 61C34 54 36 49 41 47ZM56 38C66 42 70 52 67 62C64 65 61 63 61 60C62 54 60 49 55 47Z',
      fill: TAN,
    },
    { d: dots(4.6, [43.2, 47], [53.2, 47]), fill: PLUM },
    { d: oval(48, 24, 15, 14.5), fill: TAN },
    { d: 'M32 28C30 12 40 7 49 8C58 8 66 14 64 28C58 25 54 21 52 16C47 22 40 26 32 28Z', fill: COCOA },
    { d: dots(1.7, [42.5, 27.5], [54, 27.5]), solid: true },
    { d: 'M44 32.5c3 3 6 3 8.5 0' },
    { d: 'M40 69c3 4 7 4 9 0c2 4 7 4 9 0M43 79c3 4 7 4 9 0c1 3 4 4 6 4' },
  ],
}
