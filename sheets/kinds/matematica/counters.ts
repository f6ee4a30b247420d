/** Pictures to count: which ones a theme has, and how a number of them is laid out. */
import type { Box } from '../../lettering/bounds.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import type { Mark } from '../../scene/scene.ts'

/** Pictures of one theme: simple shapes that stay clear when small. */
const COUNTERS: Readonly<Record<string, readonly string[]>> = {
  frutas: ['apple', 'strawberry', 'pear', 'lemon', 'orange', 'banana', 'grape'],
  jardim: ['flower', 'leaf', 'ladybug', 'butterfly', 'mushroom', 'bee', 'snail'],
  mar: ['fish', 'boat', 'turtle', 'whale', 'star', 'drop', 'duck'],
  ceu: ['star', 'moon', 'cloud', 'sun', 'rocket', 'kite', 'bird'],
  festa: ['balloon', 'cake', 'gift', 'ice-cream', 'lollipop', 'crown', 'bell'],
  brinquedos: ['ball', 'car', 'dice', 'kite', 'robot', 'drum', 'boat'],
  bichos: ['cat', 'dog', 'frog', 'duck', 'rabbit', 'pig', 'bear'],
  escola: ['pencil', 'book', 'star', 'apple', 'bell', 'key', 'bus'],
}

export const COUNTER_THEMES = Object.keys(COUNTERS)

/** The pictures of a theme; the first theme's when it is left out. Throws RangeError for an unknown theme. */
export function countersOf(theme: string | undefined): Picture[] {
  const ids = COUNTERS[theme ?? 'frutas']
  if (!ids) throw new RangeError(`no counters for theme ${theme}`)
  return ids.map(wordPicture)
}

export interface GroupLook {
  readonly color: boolean
  /** Most pictures in one line. */
  readonly perLine: number
  /** Upper bound of one picture's side, mm. */
  readonly maxSize: number
  /** Stand in the middle of the box instead of at its left. */
  readonly centred?: boolean
}

/** Centres of `count` pictures standing in lines, halfway down the box, and their size. */
export function lineUp(box: Box, count: number, { perLine, maxSize, centred }: Omit<GroupLook, 'color'>) {
  const lines = Math.max(1, Math.ceil(count / perLine))
  const pitch = Math.min(box.width / perLine, box.height / lines, maxSize * 1.18)
  const size = pitch / 1.18
  const width = pitch * Math.min(count, perLine)
  const left = centred ? box.x + (box.width - width) / 2 : box.x
  const top = box.y + (box.height - pitch * lines) / 2
  const centres = Array.from({ length: count }, (_, i) => ({
    x: left + pitch * ((i % perLine) + 0.5),
    y: top + pitch * (Math.floor(i / perLine) + 0.5),
  }))
  return { size, centres, width }
}

/** `count` pictures in lines. */
export function drawGroup(picture: Picture, count: number, box: Box, look: GroupLook): Mark[] {
  const { size, centres } = lineUp(box, count, look)
  return centres.map(({ x, y }) => drawPicture(picture, { cx: x, cy: y, size, color: look.color }))
}
