/** Things in pictures to describe, on their feet. */
import { box, ellipse, heart } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

/** 18 mm wide. */
export const present = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.shape(box(-9, -13, 18, 13, 1), 'pink', 1),
    own.shape(box(-10, -16, 20, 5, 1), 'pink', 1),
    own.shape(box(-2, -16, 4, 16), 'yellow', 0.8),
    own.shape('M0 -16C-8 -24 -11 -17 0 -16C11 -17 8 -24 0 -16z', 'yellow', 0.8),
  ])

/** A tent 44 mm wide; open, one sees into it. */
export const tent = (pen: Pen, x: number, y: number, isStriped: boolean, isOpen: boolean): Drawing => {
  const cloth = 'M0 -36L24 0H-24z'
  return pen.at(x, y, 1, (own) => [
    own.line('M-24 0L-29 2M24 0L29 2', 1),
    own.shape(cloth, 'orange', 1.2),
    isStriped
      ? own.clip(
          cloth,
          [-17, -8, 8, 17].map((dx) => own.shape(`M0 -36L${dx - 2.6} 0h5.200z`, 'white', 0.8)),
        )
      : [],
    own.shape(cloth, null, 1.2),
    isOpen
      ? [
          own.shape('M0 -25L8 0H-8z', 'brownDark', 1),
          own.shape('M0 -25L-8 0L-12.500 -1Q-6 -12 0 -25zM0 -25L8 0L12.500 -1Q6 -12 0 -25z', 'yellow', 0.9),
        ]
      : own.line('M0 -25V0M-1.600 -18h3.200M-1.600 -12h3.200M-1.600 -6h3.200', 0.9),
    own.rope('M0 -35V-41', 1, 'wood', 0.6),
  ])
}

/** A backpack 34 mm wide and 40 high. */
export const backpack = (pen: Pen, x: number, y: number, isStriped: boolean, isOpen: boolean): Drawing => {
  const pocket = box(-11, -17, 22, 14, 3)
  return pen.at(x, y, 1, (own) => [
    own.line('M-4 -38q4 -7 8 0', 1.8),
    own.shape('M-15 -26C-20 -24 -20 -8 -16 -4zM15 -26C20 -24 20 -8 16 -4z', 'teal', 1),
    isOpen
      ? [
          own.shape('M-13 -31C-13 -44 13 -44 13 -31z', 'blue', 1.1),
          own.shape(box(-7, -44, 4, 14, 0.6), 'yellow', 0.8),
          own.line('M-7 -41h2M-7 -38h2M-7 -35h2', 0.6),
          own.shape('M3 -31V-41L5 -45L7 -41V-31z', 'red', 0.8),
        ]
      : [],
    own.shape(isOpen ? 'M-16 0V-30H16V0z' : 'M-16 0V-28C-16 -42 16 -42 16 -28V0z', 'blue', 1.2),
    isOpen
      ? own.shape(ellipse(0, -30, 16, 2.6), 'blueDark', 1)
      : [own.line('M-13 -25Q0 -30 13 -25', 1), own.shape(box(-1.2, -28, 2.4, 5, 0.8), 'yellow', 0.7)],
    own.shape(pocket, 'bluePale', 1),
    isStriped
      ? own.clip(
          pocket,
          [-8, -1.6, 4.8].map((dx) => own.shape(box(dx, -18, 3.2, 16), 'yellow', 0.7)),
        )
      : [],
    own.shape(pocket, null, 1),
    own.line('M-11 -12.500h22', 0.8),
  ])
}

/** A cake with two tiers or one, candles or strawberries on top. */
export const partyCake = (pen: Pen, x: number, y: number, isTall: boolean, hasCandles: boolean): Drawing => {
  const top = isTall ? -27 : -15
  const spots = isTall ? [-7, 0, 7] : [-11, -4, 4, 11]
  const tier = (own: Pen, half: number, low: number): Drawing => [
    own.shape(box(-half, low - 13, half * 2, 13, 2), 'cream', 1.1),
    own.shape(
      `M${-half} ${low - 8}V${low - 11}a2 2 0 0 1 2 -2H${half - 2}a2 2 0 0 1 2 2V${low - 8}` +
        `q${-half / 4} 5 ${-half / 2} 0q${-half / 4} 5 ${-half / 2} 0q${-half / 4} 5 ${-half / 2} 0q${-half / 4} 5 ${-half / 2} 0z`,
      'pink',
      1,
    ),
  ]
  return pen.at(x, y, 1, (own) => [
    own.shape(ellipse(0, 0, 23, 2.6), 'white', 1),
    tier(own, 18, -1),
    isTall ? tier(own, 12, -14) : [],
    spots.map((dx) =>
      hasCandles
        ? [
            own.shape(box(dx - 1.1, top - 8, 2.2, 8), 'bluePale', 0.8),
            own.shape(`M${dx} ${top - 13}q2.600 3 0 5q-2.600 -2 0 -5z`, 'yellow', 0.7),
          ]
        : [own.shape(heart(dx, top - 2, 2.4), 'red', 0.8), own.line(`M${dx - 1.6} ${top - 4}h3.200`, 0.9, 'leafDeep')],
    ),
  ])
}
