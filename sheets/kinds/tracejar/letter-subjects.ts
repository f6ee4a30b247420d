/** Whatever a letter is learnt with, in the hand of the studio: a thing, or a child whose name begins with it. */
import { boundsOf } from '../../lettering/bounds.ts'
import { person } from '../../studio/cast/cast.ts'
import { CLOTH } from '../../studio/cast/inks.ts'
import type { CastName } from '../../studio/cast/people.ts'
import type { Person } from '../../studio/cast/person.ts'
import { WAVE } from '../../studio/cast/poses.ts'
import { standing, type Thing } from '../../studio/fit.ts'
import { circle, star } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { cup, nest } from '../../studio/shapes/keepsakes.ts'
import { drawnWord } from '../alfabetizacao/drawn-words.ts'
import { igloo } from './alphabet-passengers.ts'
import { letterPicture } from './letter-words.ts'

export interface LetterSubject {
  /** As books write it: a name has its capital. */
  readonly name: string
  /** Of its picture, for those who search. */
  readonly id: string
  /** Its foot at a place, its longer side `size` mm. */
  draw(pen: Pen, x: number, foot: number, size: number): Drawing
}

const smilingStar = (pen: Pen): Drawing => [
  pen.shape(star(0, -20, 21, 5, 0.52), 'yellow'),
  [-5, 5].map((x) => [
    pen.shape(circle(x, -21, 1.8), 'black', null),
    pen.shade(circle(x * 1.9, -17, 2), 'orange', 0.5),
  ]),
  pen.line('M-4 -16q4 4.4 8 0', 1),
]

const mountain = (pen: Pen): Drawing => [
  pen.shape('M-2 0L19 -27L40 0z', 'stone'),
  pen.shape('M13.4 -20L19 -27L25 -19L21.6 -21.400L18.600 -18.200L16 -21z', 'white', 0.9),
  pen.shape('M-38 0L-8 -42L24 0z', 'wood'),
  pen.shape('M-18 -28L-8 -42L3 -27.600L-2.600 -30.600L-7 -25L-12 -30.400z', 'white', 0.9),
  pen.line('M-14 -14l4 -6M4 -8l-4 -6M-24 -5l4 -5', 0.75, 'woodDark'),
]

const OWN: Readonly<Record<string, Thing>> = {
  estrela: smilingStar,
  iglu: igloo,
  montanha: mountain,
  ninho: nest,
  xícara: cup,
}

const child = (name: string, who: CastName, wear: Partial<Person>): LetterSubject => ({
  name,
  id: 'crianças',
  draw: (pen, x, foot, size) => person(pen, who, x, foot, size / 62, { pose: WAVE, wear }),
})

/** Letters that begin no word of a child's day are those of names. */
const WESLEY = child('Wesley', 'gil', {
  skin: 's4',
  hair: 'curto',
  hairColour: 'preto',
  top: { tone: CLOTH.coral },
})
const YASMIN = child('Yasmin', 'nina', {
  skin: 's3',
  hair: 'rabo',
  hairColour: 'escuro',
  top: { tone: CLOTH.agua, kind: 'dress' },
})

/** The subject of a page of the letter's sheet. */
export function letterSubject(capital: string, index: number): LetterSubject {
  const picture = letterPicture(capital, index)
  if (!picture) return capital === 'Y' ? YASMIN : WESLEY
  const { name, id } = picture
  const own = OWN[name]
  const draw = (pen: Pen, x: number, foot: number, size: number): Drawing => {
    if (own) return standing(pen, own, x, foot, size)
    // Words beside each other keep their sizes; alone on its page even a bee is large.
    const reach = boundsOf(drawnWord(pen, picture, 0, 0, size))
    return drawnWord(pen, picture, x, foot, reach ? (size * size) / Math.max(reach.width, -reach.y) : size)
  }
  return { name, id, draw }
}
