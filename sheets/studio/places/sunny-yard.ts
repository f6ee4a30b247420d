/** A yard at noon under a large sun, with a fence behind and room for a table or things on the lawn. */
import { box, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { cloud, hill, sun } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'

/** The lawn begins at `lawn`, mm from the top of the page. */
export const sunnyYard = (pen: Pen, lawn: number): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'sky', null),
  cloud(pen.plane('far', 'hillLine'), 26, 66, 0.7),
  hill(
    pen.plane('far', 'hillLine'),
    points(`-8,${lawn - 4} 40,${lawn - 14} 92,${lawn - 4} 140,${lawn - 16} 218,${lawn - 4}`),
    'hillFar',
    lawn + 4,
  ),
  fence(pen.plane('middle'), 6, 204, lawn + 2, 12),
  pen.shape(box(-4, lawn, 222, 240), 'meadow', 1),
  sun(pen, 186, 63, 0.62),
]

/** A table across the page. */
export const sunTable = (pen: Pen, top: number): Drawing => [
  pen.shape(box(11, top + 6, 6, 60) + box(193, top + 6, 6, 60), 'wood', 1),
  pen.shape(box(10, top, 190, 8, 1.5), 'woodPale', 1.1),
]
