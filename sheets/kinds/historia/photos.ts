/** Six photos that have one order: the hours of a child's day, the ages of somebody's life. */
import { cos, sin } from '../../scene/angles.ts'
import { centredText, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { type ActionName, actionCard } from '../../studio/cast/actions/actions.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box, circle } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'

/** A photo's picture, in a square of this side about (0, 0). */
const PHOTO_SIDE = 44

export interface Photo {
  readonly name: string
  /** Its place on the line of time: an hour, an age. */
  readonly when: number
  readonly ground: Fill
  /** Boards where it is left out. */
  readonly floor?: Fill
  /** A clock on the frame shows the hour. */
  readonly hasClock?: boolean
  readonly draw: (pen: Pen) => Drawing
}

export interface Album {
  readonly who: string
  /** In the order of time. */
  readonly photos: readonly Photo[]
  readonly unit: (when: number) => string
  /** One of the cast, in some albums. */
  readonly hero: CastName | undefined
}

interface Hour {
  readonly when: number
  readonly action: ActionName
}

/** A day with school in the morning. */
const HOURS: readonly Hour[] = [
  { when: 6, action: 'acordar' },
  { when: 7, action: 'ir para a escola' },
  { when: 9, action: 'escrever' },
  { when: 12, action: 'comer' },
  { when: 15, action: 'jogar bola' },
  { when: 16, action: 'montar um quebra-cabeça' },
  { when: 18, action: 'tomar banho' },
  { when: 20, action: 'ler' },
  { when: 21, action: 'dormir' },
]

const dayPhoto = (who: CastName, { when, action }: Hour): Photo => ({
  name: action,
  when,
  hasClock: true,
  ground: when < 18 ? 'sky' : 'dusk',
  draw: (pen) => actionCard(pen, action, -PHOTO_SIDE / 2, -PHOTO_SIDE / 2, PHOTO_SIDE, { who, sky: false }),
})

/** Children of the cast and their names. */
export const DAY_CASTS: readonly (readonly [CastName, string])[] = [
  ['caio', 'Caio'],
  ['nina', 'Nina'],
  ['davi', 'Davi'],
  ['malu', 'Malu'],
  ['iara', 'Iara'],
  ['gil', 'Gil'],
]

/** A child's day has the first, the last and four of the hours between. */
export const dayOf = (who: CastName, name: string, between: readonly number[]): Album => ({
  who: name,
  photos: HOURS.filter((_, i) => i === 0 || i === HOURS.length - 1 || between.includes(i)).map((hour) =>
    dayPhoto(who, hour),
  ),
  unit: (when) => `${when} h`,
  hero: who,
})

export const HOURS_BETWEEN = HOURS.map((_, i) => i).slice(1, -1)

const CLOCK = 6.6

/** A clock at a full hour. */
function clock(pen: Pen, hour: number, x: number, y: number): Drawing {
  const at = (turn: number, reach: number) =>
    `${round(x + sin((turn * Math.PI) / 6) * reach)} ${round(y - cos((turn * Math.PI) / 6) * reach)}`
  const ticks = Array.from({ length: 12 }, (_, i) => `M${at(i, CLOCK - 1.3)}L${at(i, CLOCK - 0.4)}`).join('')
  return [
    pen.shape(circle(x, y, CLOCK), 'white', 1.1),
    pen.line(ticks, 0.5),
    pen.line(`M${x} ${y}L${at(hour % 12, CLOCK * 0.48)}`, 1.3),
    pen.line(`M${x} ${y}L${at(0, CLOCK * 0.72)}`, 0.8),
  ]
}

/** A photo in its white frame, its middle at (x, y). */
export function framed(pen: Pen, photo: Photo, x: number, y: number): Drawing {
  const half = PHOTO_SIDE / 2
  const edge = 2.6
  return [
    pen.shape(box(x - half - edge, y - half - edge, PHOTO_SIDE + 2 * edge, PHOTO_SIDE + 10, 1.5), 'white', 1),
    pen
      .plane('middle')
      .at(x, y, 1, (own) => [
        own.clip(box(-half, -half, PHOTO_SIDE, PHOTO_SIDE, 1), [
          own.shape(box(-half, -half, PHOTO_SIDE, PHOTO_SIDE), photo.ground, null),
          own.shape(box(-half, half - 6, PHOTO_SIDE, 8), photo.floor ?? 'woodPale', 0.7),
          photo.draw(own),
        ]),
        own.shape(box(-half, -half, PHOTO_SIDE, PHOTO_SIDE, 1), null, 0.8),
      ]),
    photo.hasClock ? clock(pen, photo.when, x + half - 1, y + half + 1) : [],
  ]
}

/** The photo's letter on its frame's lower edge. */
export const photoLetter = (letter: string, x: number, y: number): Mark =>
  centredText(x, y + PHOTO_SIDE / 2 + 3.7, letter, 6)
