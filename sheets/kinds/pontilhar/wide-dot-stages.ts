/** Places of figures of a hundred dots: nobody is before them, the ground is below them. */
import type { Box } from '../../lettering/bounds.ts'
import { box, points } from '../../studio/paths.ts'
import { backdrop, ground } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { tuft } from '../../studio/shapes/nature.ts'
import { bloom, reed } from '../../studio/shapes/plants.ts'
import { SEASIDE } from '../../studio/shapes/seaside.ts'
import { brightStar, crescent } from '../../studio/shapes/space.ts'
import { type DotStage, shore, view, WITH_VIEW } from './dot-stage.ts'

const WIDE: Box = { x: 15, y: 58, width: 180, height: 203 }

export const wideSand: DotStage = {
  room: WIDE,
  draw: (pen, _, top) => [shore(pen, top), pen.at(24, 276, 0.8, SEASIDE.concha), pen.at(184, 276, 0.8, SEASIDE.siri)],
}

export const wideLawn: DotStage = {
  room: WIDE,
  draw: (pen, _, top) => {
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      view(pen, top),
      ground(middle, points('-8,266 50,262 105,266 160,262 218,266'), 'meadow'),
      bloom(middle, 20, 284, 1.2, 'pink'),
      bloom(middle, 34, 285, 0.9, 'yellow'),
      bloom(middle, 190, 284, 1.2, 'purple'),
      tuft(middle, 176, 285, 0.9),
    ]
  },
}

/** The bank of a river with reeds. */
export const wideRiver: DotStage = {
  room: WIDE,
  draw: (pen, _, top) => {
    const middle = pen.plane('middle')
    return [
      shore(pen, top, false),
      ground(middle, points('-8,270 50,266 105,270 160,266 218,270'), 'meadow'),
      [15, 21, 189, 196].map((x, i) => reed(middle, x, 284, 0.7, i % 2 ? 5 : -4)),
    ]
  },
}

export const wideSky: DotStage = {
  room: WIDE,
  draw: (pen, _, top) => {
    const middle = pen.plane('middle')
    return [
      pen.shape(box(0, 0, 214, 300), 'dusk', null),
      points('17,44 26,52 184,52 194,43').map(([x, y]) => brightStar(pen.plane('far'), x, y, 2.6)),
      top < WITH_VIEW ? [] : crescent(pen, 172, top - 10, 0.8),
      ground(middle, points('-8,266 50,262 105,266 160,262 218,266'), 'hill'),
      house(pen.plane('far'), 24, 280, 0.5),
      house(pen.plane('far'), 186, 280, 0.5, { roof: 'red' }),
    ]
  },
}
