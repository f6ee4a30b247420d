/** A place of the studio with what is perceived there on plates; below, the five senses and their numbers. */
import { type Box, overlaps } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { drawScene, SCENES } from '../../studio/scenes/scenes.ts'
import { SENSE_SIGNS } from '../../studio/shapes/senses.ts'
import { numberOf, type Perceived, SENSES, type SensedPlace } from './senses.ts'

export interface SensesFacts {
  readonly place: SensedPlace
  readonly cast: readonly CastName[]
  readonly asked: readonly Perceived[]
}

const PLATE = { height: 12, text: 4.7, ring: 5.2, inset: 4, left: 11.5, right: 198.5 }
const LEGEND = { x: 13, y: 253, width: 184, height: 30 }
/** The place is drawn smaller, above the senses. */
const SCALE = 0.9
const SCENE_TOP = -8

export function sensedPlace(pen: Pen, { place, cast }: SensesFacts): Drawing {
  const scene = SCENES.find(({ id }) => id === place)
  if (!scene) throw new RangeError(`no scene named ${place}`)
  return pen.at(105 - 105 * SCALE, SCENE_TOP, SCALE, (own) => drawScene(scene, own, 'medio', cast))
}

function legend(pen: Pen): Drawing {
  const step = LEGEND.width / SENSES.length
  return [
    pen.shape(box(LEGEND.x, LEGEND.y, LEGEND.width, LEGEND.height, 4), 'cream', 1.2),
    SENSES.map(({ name, organ }, i) => {
      const x = LEGEND.x + (i + 0.5) * step
      return [
        pen.at(x + 5, LEGEND.y + 12, 0.95, SENSE_SIGNS[organ]),
        pen.text(x - 9.5, LEGEND.y + 14.6, i + 1, 8),
        pen.text(x, LEGEND.y + 26.6, name, 5.2),
      ]
    }),
  ]
}

/** The plate with these words on the page. */
export function plateOf({ words, at: [cx, cy] }: Perceived): Box {
  const width = measureText(words, 'text', PLATE.text) + 2 * PLATE.ring + PLATE.inset + 4
  return {
    x: Math.min(Math.max(cx - width / 2, PLATE.left), PLATE.right - width),
    y: cy - PLATE.height / 2,
    width,
    height: PLATE.height,
  }
}

/** True if the plates overlap. */
export const collide = (one: Perceived, other: Perceived) => overlaps(plateOf(one), plateOf(other), 1)

function plate(pen: Pen, one: Perceived): PageMark[] {
  const { words, sense } = one
  const { x: left, y, width, height } = plateOf(one)
  const cy = y + height / 2
  const ringX = left + PLATE.ring + 1.4
  return [
    ...marksOf([
      pen.shape(box(left, y, width, height, height / 2), 'white', 1),
      pen.shape(circle(ringX, cy, PLATE.ring), 'yellowPale', 0.9),
      pen.text(ringX + PLATE.ring + 2.4, cy + PLATE.text * 0.35, words, PLATE.text, { font: 'text', anchor: 'start' }),
    ]),
    writtenAnswer(ringX, cy, String(numberOf(sense)), 6.6),
  ]
}

export const senseTasks = (pen: Pen, { asked }: SensesFacts): PageMark[] => [
  ...marksOf(legend(pen)),
  ...asked.flatMap((one) => plate(pen, one)),
]
