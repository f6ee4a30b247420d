import type { Box } from '../../lettering/bounds.ts'
import { box } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { backdrop, birdsAfar } from '../../studio/scenes/ground.ts'
import { palmIsland } from '../../studio/shapes/map-places.ts'
import { cloud, sun } from '../../studio/shapes/nature.ts'
import { boat } from '../../studio/shapes/seaside.ts'

/** A place where somebody draws a figure in dots. */
export interface DotStage {
  /** The ground of the figure begins at `top`: above it there is room for more of the place. */
  readonly draw: (pen: Pen, variant: number, top: number) => Drawing
  /** For the dots with their numbers. */
  readonly room: Box
}

/** Upper edge of the field of a tall figure, and from where on there is a view above it. */
export const FIELD_TOP = 55
export const WITH_VIEW = 74

/** The sky over what the figure is drawn on, where there is room below the instruction. */
export const view = (pen: Pen, top: number): Drawing => {
  const far = pen.plane('far')
  if (top < WITH_VIEW) return []
  return [
    sun(pen, 172, top - 14, 0.6),
    cloud(far, 42, top - 14, 0.8),
    birdsAfar(pen, `84,${top - 12},12 108,${top - 18},10`),
  ]
}

/** From the horizon of the sea to its edge, and from where on there is a horizon, mm. */
const SEA = 26
const WITH_SKY = 104

/** The line that the last wave has left on the sand. */
export const wetLine = (top: number): string =>
  `M-4 ${top + 6}Q14 ${top + 8} 32 ${top + 4}T68 ${top + 5}T104 ${top + 4}T140 ${top + 5}T176 ${top + 4}T214 ${top + 8}`

/** Sand below `top` and water above it; below a low figure's field the horizon is seen, and of a sea what is on it. */
export function shore(pen: Pen, top: number, isSea = true): Drawing {
  const middle = pen.plane('middle')
  const far = pen.plane('far')
  const isOpen = isSea && top > WITH_SKY
  const water = isOpen ? -SEA : -130
  const horizon = top - SEA
  return [
    backdrop(pen, 'sand'),
    isOpen
      ? [
          pen.shape(box(-4, 0, 222, horizon + 2), 'sky', null),
          sun(far, 172, horizon - 16, 0.5),
          cloud(far, 44, horizon - 12, 0.7),
          birdsAfar(pen, `84,${horizon - 10},12 106,${horizon - 15},10`),
        ]
      : [],
    pen.at(0, top, 1, (own) => [
      own.plane('middle').shape(`M-4 ${water}H214V-2Q194 4 176 -1T140 0T104 -1T68 0T32 -1T-4 1z`, 'water', 0.9),
      own.line('M16 -12q4 -3 8 0t8 0M100 -9q4 -3 8 0t8 0M182 -14q4 -3 8 0t8 0', 0.8, 'waterLine'),
    ]),
    isOpen ? far.at(138, horizon, 0.5, palmIsland) : [],
    isSea && top >= WITH_VIEW ? boat(middle, 44, top - (isOpen ? 10 : 4), isOpen ? 0.5 : 0.36) : [],
  ]
}
