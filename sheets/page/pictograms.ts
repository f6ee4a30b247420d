/** The small drawings of actions beside the instruction. Each in a 24x24 box, strokes 2 wide. */
import { BLACK } from '../scene/inks.ts'
import { group, path } from '../scene/marks.ts'
import type { GroupMark } from '../scene/scene.ts'

const PENCIL = 'M4 20l1.500-5.500L16 4l4 4L9.500 18.500ZM14 6l4 4'
const PICTOGRAM_DATA = {
  /** Draw or trace with the pencil. */
  trace: `${PENCIL}M13 21h8`,
  /** Write letters or numbers. */
  write: `${PENCIL}M12.500 21h.1M16.500 21h.1M20.500 21h.1`,
  /** Colour with a crayon. */
  colour: 'M3.500 20.500 6 13 15.500 3.500l5 5L11 18ZM6 13l5 5M13.500 5.500l5 5M14 21h7',
  /** Look closely. */
  look: 'M2 12c5-8.500 15-8.500 20 0-5 8.500-15 8.500-20 0ZM15.500 12a3.500 3.500 0 1 0-7 0 3.500 3.500 0 1 0 7 0Z',
  /** Join with a line. */
  link: 'M7 6a2 2 0 1 0-4 0 2 2 0 1 0 4 0ZM21 18a2 2 0 1 0-4 0 2 2 0 1 0 4 0ZM7 6c10 0 0 12 10 12',
  /** Put a ring around. */
  ring: 'M12 3.500c6 0 9.500 3.500 9.500 8.500s-4 8.500-9.500 8.500S2.500 17 2.500 12 6 5 12.500 3M9 12.500l2.200 2.500L15.500 9.500',
  /** Find the path. */
  way: 'M5 21c0-5 13-3 13-8S7 12 7 7c0-2.500 2.500-4 6-4h7M16.500-.2 20 3l-3.500 3.200',
  /** Join the dots in order. */
  dots: 'M2.7 19a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0ZM4.500 17.500 7.500 9M7.500 7.500 14.500 4.800M6.7 7.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0ZM14.7 4.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0ZM19.2 12.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0ZM12.7 20a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z',
  /** Count. */
  count: 'M4 8l2.500-2.500V18M10.500 8c0-4 6-4 6 0 0 3-6 5-6 10h6M20 6v.1M20 12v.1M20 18v.1',
  /** Say or read aloud. */
  say: 'M4 5h16v11H12l-5 5v-5H4ZM8.500 9.500h7M8.500 12.500h4',
  /** Cut along the dashed lines. */
  cut: 'M3 6.500a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM3 17.500a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM8.300 8.600L21 17.500M8.300 15.400L21 6.500',
} as const

export type Pictogram = keyof typeof PICTOGRAM_DATA

/** The pictogram with its top left corner at (x, y), `size` mm high and wide. */
export function drawPictogram(name: Pictogram, x: number, y: number, size: number): GroupMark {
  const scale = size / 24
  return group(x, y, [path(PICTOGRAM_DATA[name], { stroke: BLACK, width: 2 })], { scale })
}
