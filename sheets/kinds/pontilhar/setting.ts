/** Small drawings around the figure, if there is room: animals or plants of its habitat. They give no answer away. */
import { type Box, overlaps } from '../../lettering/bounds.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, findPicture } from '../../pictures/drawing.ts'
import type { Point } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { letterPictures } from '../tracejar/letter-words.ts'

/** Drawings high and low on the page, by the table of the figure's picture or its id. */
const SETTINGS: Readonly<Record<string, readonly [high: string, low: string]>> = {
  farm: ['sun cloud', 'flower herb'],
  wild: ['sun cloud', 'herb plant'],
  birds: ['cloud sun', 'flower herb'],
  small: ['cloud sun', 'tulip herb'],
  fruit: ['bee butterfly', 'herb flower'],
  food: ['star sun', 'spoon plate'],
  plants: ['sun butterfly', 'mushroom snail'],
  sky: ['cloud star', 'tree houses'],
  vehicles: ['cloud sun', 'tree cone'],
  places: ['sun cloud', 'tree flower'],
  clothes: ['sun cloud', 'flower leaf'],
  sea: ['boat cloud', 'seaweed coral'],
  owl: ['moon star', 'herb flower'],
  bat: ['moon star', 'herb tree'],
}
const SEA = new Set(['boat', 'fish', 'whale', 'turtle', 'dolphin', 'shark', 'seal', 'anchor'])
const SIZE = 24
const CLEAR = 5

/** Corners first, then the middle of the sides. */
const PLACES: readonly (readonly [across: number, down: number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0, 0.45],
  [1, 0.45],
]
/** Room at the foot for the line to write on. */
const FOOT = 16

interface Taken {
  /** Points of dots and lines. */
  readonly taken: readonly Point[]
  /** Labels. */
  readonly boxes: readonly Box[]
  readonly color: boolean
}

/** Drawings for learning the letter; undefined for a figure that is no letter. */
function letterSetting(id: string, random: Random): readonly [string, string] | undefined {
  if (id.length > 1) return undefined
  const [one = '', other = ''] = random.shuffle(letterPictures(id)).map((picture) => picture.id)
  return [one, other]
}

/** Up to three small drawings in free places. */
export function drawSetting(id: string, { taken, boxes, color }: Taken, random: Random): Mark[] {
  const [high = '', low = ''] = letterSetting(id, random) ??
    SETTINGS[id] ??
    SETTINGS[SEA.has(id) ? 'sea' : id.length > 1 ? (findPicture(id).facts?.table ?? '') : ''] ?? ['star sun', '']
  const left = {
    high: high.split(' ').filter((one) => one && one !== id),
    low: low.split(' ').filter((one) => one && one !== id),
  }
  const from = random.integer(0, 1)
  const [width, height] = [CONTENT.width - SIZE, CONTENT.height - SIZE - FOOT]
  const marks: Mark[] = []
  for (const [across, down] of from ? [...PLACES.slice(1, 2), ...PLACES.slice(0, 1), ...PLACES.slice(2)] : PLACES) {
    const box = { x: CONTENT.x + across * width, y: CONTENT.y + down * height, width: SIZE, height: SIZE }
    const free =
      !boxes.some((label) => overlaps(label, box, CLEAR)) &&
      !taken.some(
        (p) => p.x > box.x - CLEAR && p.x < box.x + SIZE + CLEAR && p.y > box.y - CLEAR && p.y < box.y + SIZE + CLEAR,
      )
    const name = free ? (down < 0.5 ? left.high : left.low).shift() : undefined
    if (name)
      marks.push({
        ...drawPicture(name, { cx: box.x + SIZE / 2, cy: box.y + SIZE / 2, size: SIZE, color }),
        picture: undefined,
      })
  }
  return marks
}
