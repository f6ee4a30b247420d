/** A scene of the studio beside its speech: in a balloon, or on a strip of a notebook. */
import type { Box } from '../../lettering/bounds.ts'
import { middleY } from '../../page/cells.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import { PALE_GREY, WHITE } from '../../scene/inks.ts'
import { group, line, rect } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { isChildAtRight } from '../../studio/scenes/strip.ts'
import { placeStrip } from '../leitura/place-strip.ts'
import { balloon } from '../ortografia/desk.ts'
import { BREAK, drawInline, type InlineWord, inlineHeight } from '../ortografia/inline.ts'

export interface Spoken {
  /** A place with a scene. */
  readonly place: string
  readonly words: readonly InlineWord[]
  /** The words as they are read: children whom they name are in the scene. */
  readonly plain: string
}

export interface RowLook {
  readonly color: boolean
  readonly fill: Ink
  /** Of the letters, and of a gap to write a sign in, mm. */
  readonly size: number
  readonly gap: number
}

/** Width of a scene for its height; between it and the words, mm: the tail of a balloon is 6 mm long. */
const [SHAPE, BESIDE] = [1.5, 7.2]
/** Of a notebook's margin: its ink, its place from the edge, and the words' from it, mm. */
const MARGIN_INK: Ink = [0, 40, 20, 4]
const [MARGIN, AFTER_MARGIN] = [5, 4]
const INSIDE = 7

/** The balloon points at the scene. */
function balloonTo(said: Box, fill: Ink, atRight: boolean): Mark {
  return atRight
    ? group(said.x + said.width, 0, [balloon({ ...said, x: 0 }, fill)], { flip: true })
    : balloon(said, fill)
}

/** A narrator and a speech on a strip of a notebook: a dash has no place in a balloon. */
const notebookStrip = ({ x, y, width, height }: Box, color: boolean): Mark[] => [
  rect(x, y, width, height, { radius: 3, width: 0.6, fill: WHITE }),
  line(x + MARGIN, y, x + MARGIN, y + height, { width: 0.5, stroke: color ? MARGIN_INK : PALE_GREY }),
]

export function spokenRow({ place, words, plain }: Spoken, cell: Box, look: RowLook, random: Random): PageMark[] {
  const { color, fill, size, gap } = look
  // The balloon points at the child.
  const sceneAtRight = !isChildAtRight(place)
  const wide = cell.height * SHAPE
  const scene = { ...cell, x: sceneAtRight ? cell.x + cell.width - wide : cell.x, width: wide }
  const said = {
    x: sceneAtRight ? cell.x : cell.x + wide + BESIDE,
    y: cell.y + 2,
    width: cell.width - wide - BESIDE,
    height: cell.height - 4,
  }
  const written = words.includes(BREAK)
  const inside = written ? MARGIN + AFTER_MARGIN : INSIDE
  const style = { size, leading: gap + 3, width: said.width - inside - AFTER_MARGIN, gapHeight: gap }
  return [
    ...placeStrip(place, plain, scene, color, random),
    ...(written ? notebookStrip(said, color) : [balloonTo(said, fill, sceneAtRight)]),
    ...drawInline(words, said.x + inside, middleY(said) - inlineHeight(words, style) / 2, style),
  ]
}
