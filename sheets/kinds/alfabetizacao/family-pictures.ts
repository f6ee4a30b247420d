/** Pictures of syllables that begin no word of the library: each shows a word under its own name. */
import { drawPicture } from '../../pictures/drawing.ts'
import type { Mark } from '../../scene/scene.ts'
import { centred, type Thing } from '../../studio/fit.ts'
import { box, circle } from '../../studio/paths.ts'
import type { Pen } from '../../studio/pen.ts'
import { harp } from '../../studio/shapes/big-things.ts'
import { zabumba } from '../../studio/shapes/keepsakes.ts'
import { bee } from '../../studio/shapes/pets.ts'
import { fence } from '../../studio/shapes/plants.ts'
import { elephant } from '../../studio/shapes/wild.ts'

export interface ShownWord {
  /** The letters of the syllable apart from the others. */
  readonly parts: readonly string[]
  readonly place: number
  /** A picture of the library, or a drawing. */
  readonly shown: string | Thing
}

const zigzag: Thing = (pen) => [
  pen.shape('M-26 4L-18 -16L-8 -2L0 -18L9 -2L18 -18L27 0L20 3L17 -6L9 10L0 -6L-9 10L-17 -5L-20 6z', 'red', 1.1),
]
const zoo: Thing = (pen) => [elephant(pen, 0, 0), fence(pen, -27, 27, 4, 15, 'wood')]
const buzzing: Thing = (pen) => [
  bee(pen, 0, 0, 1),
  pen.line('M-25 -18q-5 6 0 12M-31 -22q-8 10 0 20M25 -18q5 6 0 12M31 -22q8 10 0 20', 1.2),
]
const drying: Thing = (pen) => [
  pen.shape(box(-26, -46, 52, 3.4, 1.6), 'wood', 1),
  pen.shape('M-17 -45.500H17V-8q-8 3 -17 0t-17 0z', 'pink', 1.1),
  pen.line('M-17 -17q9 3 17 0t17 0M-17 -22q9 3 17 0t17 0', 1),
  [-8, 2, 11].map((x, i) => pen.shape(`M${x} ${-3 + i}q-3.400 5 0 6.400q3.400 -1.400 0 -6.400z`, 'blue', 0.8)),
]
const bin: Thing = (pen) => [
  pen.shape('M-13 -30H13L10.500 0H-10.500z', 'green', 1.1),
  pen.line('M-5 -24L-4 -6M5 -24L4 -6M0 -24V-6', 1),
  pen.shape(box(-15, -33, 30, 4, 1.4), 'leafDark', 1),
  pen.shape('M-9 -33l3 -8l7 3l6 -6l4 11z', 'white', 0.9),
  pen.shape(circle(8, -37, 3), 'yellow', 0.8),
]

const word = (parts: string, shown: string | Thing, place = 0): ShownWord => ({
  parts: parts.split(' '),
  place,
  shown,
})

const SHOWN: Readonly<Record<string, ShownWord>> = {
  DO: word('DO CE', 'candy'),
  DU: word('DU CHA', 'shower'),
  FE: word('FE RA', 'jaguar'),
  FI: word('FI TA', 'ribbon'),
  GU: word('GU DE', 'marbles'),
  HA: word('HA RPA', harp),
  HU: word('HU MA NO', 'boy'),
  JE: word('JE GUE', 'donkey'),
  JI: word('JI BOI A', 'snake'),
  JU: word('JU BA', 'lion'),
  NE: word('NE VE', 'snowflake'),
  RU: word('RU A', 'road'),
  VU: word('VU LCÃO', 'volcano'),
  XO: word('LI XO', bin, 1),
  XU: word('EN XU GAR', drying, 1),
  ZA: word('ZA BUM BA', zabumba),
  ZI: word('ZI GUE-ZAGUE', zigzag),
  ZO: word('ZO O LÓ GI CO', zoo),
  ZU: word('ZU NI DO', buzzing),
}

export const shownWord = (syllable: string): ShownWord | undefined => SHOWN[syllable]

export const drawShown = (pen: Pen, { shown }: ShownWord, cx: number, cy: number, size: number): Mark =>
  typeof shown === 'string'
    ? drawPicture(shown, { cx, cy, size, color: pen.colour })
    : centred(pen, shown, cx, cy, size)
