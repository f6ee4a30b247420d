/** Drawings of our own kept from the first set: what neither package draws as children here know it. */
import { BROWN, GREEN, TEAL } from '../../scene/inks.ts'
import { CHERRY, PALE, SKY, SUN, WOOD } from './colors.ts'
import type { Drawing } from './drawing.ts'
import { oval } from './shapes.ts'

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
}
