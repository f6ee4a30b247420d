/** The head of a routine's board: the hour outside, and the child whose day it is. */
import type { Box } from '../../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../../lettering/fonts.ts'
import { group, path, round } from '../../../scene/marks.ts'
import type { Mark } from '../../../scene/scene.ts'
import { person } from '../../../studio/cast/cast.ts'
import type { CastName } from '../../../studio/cast/people.ts'
import { box as boxData, type Spot, star } from '../../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../../studio/pen.ts'
import { bunting, house } from '../../../studio/shapes/built.ts'
import { cloud, hill, sun, tree } from '../../../studio/shapes/nature.ts'
import { crescent } from '../../../studio/shapes/space.ts'

type Sky = (pen: Pen, right: number, top: number) => Drawing

const SKIES: Readonly<Record<string, { readonly fill: Fill; readonly ground: Fill; readonly draw: Sky }>> = {
  // The sun comes up behind the hill, then it is high, then low again.
  manha: { fill: 'skyLow', ground: 'meadow', draw: (pen, right, top) => [sun(pen, right - 15, top + 12.6, 0.36)] },
  escola: {
    fill: 'sky',
    ground: 'grass',
    draw: (pen, right, top) => [
      cloud(pen, right - 32, top + 7, 0.4),
      house(pen, right - 14, top + 17, 0.55, { door: 'blue' }),
    ],
  },
  'dia-diferente': {
    fill: 'pinkPale',
    ground: 'meadow',
    draw: (pen, right, top) => [
      house(pen, right - 16, top + 17, 0.55, { door: 'red' }),
      bunting(pen, [right - 42, top + 3], [right, top + 3], 2, ['red', 'yellow', 'teal'], { size: 4, gap: 1.6 }),
    ],
  },
  tarde: {
    fill: 'sky',
    ground: 'grass',
    draw: (pen, right, top) => [sun(pen, right - 24, top + 6, 0.3), tree(pen, right - 10, top + 17.6, 0.5)],
  },
  noite: {
    fill: 'dusk',
    ground: 'hill',
    draw: (pen, right, top) => [
      crescent(pen, right - 15, top + 8, 0.34),
      [
        [right - 27, top + 6],
        [right - 6, top + 12],
        [right - 30, top + 13],
      ].map(([x = 0, y = 0]) => pen.shape(star(x, y, 1.4), 'sun', 0.5)),
    ],
  },
}

const CHILD_SCALE = 0.44
const LETTERS = 4.8

/** Rounded above, straight below. */
const windowOf = ({ x, y, width, height }: Box, radius: number) => {
  const [w, r] = [round(width - 2 * radius), round(radius)]
  return `M${round(x)} ${round(y + height)}V${round(y + radius)}a${r} ${r} 0 0 1 ${r} -${r}h${w}a${r} ${r} 0 0 1 ${r} ${r}V${round(y + height)}Z`
}

export interface BoardHead {
  readonly theme: string
  readonly words: string
  readonly color: boolean
  readonly star: CastName
}

export function drawHead(box: Box, radius: number, { theme, words, color, star: who }: BoardHead): Mark[] {
  const sky = SKIES[theme] ?? SKIES.manha
  if (!sky) return []
  const pen = new Pen(color)
  const far = pen.plane('far', 'hillLine')
  const [right, foot] = [box.x + box.width, box.y + box.height]
  const rise = (x: number, y: number): Spot => [box.x + x * box.width, foot - y]
  const room = box.width - 62
  const size = fitTextSize(words, 'display', LETTERS, room)
  const plate = measureText(words, 'display', size) + 6
  const middle = box.x + 29 + room / 2
  const place: Drawing = [
    pen.shape(boxData(box.x, box.y, box.width, box.height), sky.fill, null),
    theme === 'manha' ? sky.draw(far, right, box.y) : [],
    hill(far, [rise(-0.02, 4), rise(0.2, 5.6), rise(0.5, 3.4), rise(0.8, 5.2), rise(1.02, 3)], sky.ground, foot + 2),
    theme === 'manha' ? [] : sky.draw(far, right, box.y),
    person(pen.plane('middle'), who, box.x + 15, foot + 12, CHILD_SCALE, { pose: { expr: 'alegre' } }),
  ]
  const frame = windowOf(box, radius)
  return [
    group(0, 0, marksOf(place), { clip: frame }),
    path(frame, { width: 0.9 }),
    pen.shape(boxData(middle - plate / 2, box.y + 4.4, plate, 8.4, 4.2), 'white', 0.7),
    pen.text(middle, box.y + 8.6 + size * 0.36, words, size),
  ]
}
