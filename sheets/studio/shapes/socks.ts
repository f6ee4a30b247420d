/** Long socks that hang from a line by their cuffs. */
import { box, circle, heart } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export interface SockLook {
  readonly fill: Fill
  readonly other: Fill
  readonly print: 'stripes' | 'dots' | 'heart'
}

const OUTLINE = 'M-7 0H7V19C7 22 10 23 15 24.6C21 26.6 21 34 14.600 34H2C-4 34 -7 31 -7 25z'

/** 34 mm high at scale 1, about the middle of its cuff. */
export const sock = (pen: Pen, x: number, y: number, scale: number, { fill, other, print }: SockLook): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.shape(OUTLINE, fill, 1.1),
    own.clip(
      OUTLINE,
      print === 'stripes'
        ? [9.5, 16, 22.5].map((top) => own.shape(box(-9, top, 30, 3.4), other, 0.7))
        : print === 'dots'
          ? [
              [-3, 11],
              [3, 15],
              [-2, 20],
              [3, 26],
            ].map(([cx = 0, cy = 0]) => own.shape(circle(cx, cy, 2), other, 0.7))
          : own.shape(heart(0, 15, 4.4), other, 0.8),
    ),
    own.shape('M13.400 24.100C20 26 22 34 14.600 34C12 31 12 27 13.400 24.100z', other, 0.8),
    own.shape(box(-8, -1, 16, 5.6, 1.4), other, 1),
  ])

/** A peg on the line. */
export const clothesPeg = (pen: Pen, x: number, y: number): Drawing =>
  pen.shape(box(x - 1.6, y - 4, 3.2, 8.4, 0.8), 'wood', 0.8)
