/** A text on the paper of its genre, and the drawing that goes with it where there is room. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { CONTENT } from '../../page/paper.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { idOfName } from '../../pictures/vocabulary.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { vignetteIn } from '../../studio/vignettes/vignette.ts'
import { VIGNETTES } from '../../studio/vignettes/vignettes.ts'
import { drawPaper, paperHeight, textWidth } from './genre-paper.ts'
import type { Genre, ReadingText } from './text-bank.ts'
import { drawLines, fitText, type PlacedLine, placeLines, SETTINGS, type SetText, type Setting } from './text-layout.ts'

/** A drawing lower than this shows too little, a higher one wastes room, mm. */
export const LOWEST_SCENE = 44
const HIGHEST_SCENE = 92

/** The picture of a text. Throws RangeError for one without. */
export function drawVignette({ title }: Pick<ReadingText, 'title'>, frame: Box, color: boolean): Mark[] {
  const vignette = VIGNETTES[title]
  if (!vignette) throw new RangeError(`no vignette of «${title}»`)
  return vignetteIn(vignette, frame, color)
}

/** Ids of pictures that the drawing of a text shows; none on a page without it. */
export const shownIn = ({ shows = [] }: Pick<ReadingText, 'shows'>, illustrated: boolean): string[] =>
  illustrated ? shows.flatMap((name) => idOfName(name) ?? []) : []

/** Narrower room beside the verses stays white, mm. */
const LEAST_SIDE = 36
const MOST_SIDE = 52

/** Pictures of the text beside its short lines, one below the other. */
function besideVerses({ reading, genre, color, beside = 0 }: TextPageWish, room: Box, set: SetText): Mark[] {
  const lines = set.columns.flat()
  const longest = Math.max(...lines.map(({ words }) => measureText(words, 'text', set.setting.size)))
  const free = room.width - longest - 8
  const ids = (reading.must ?? []).flatMap((name) => idOfName(name) ?? [])
  if (genre !== 'poema' || beside > 0 || set.columns.length > 1 || free < LEAST_SIDE) return []
  const size = Math.min(free, MOST_SIDE)
  const step = set.height / ids.length
  return ids.map((id, i) =>
    drawPicture(id, {
      cx: room.x + room.width - size / 2,
      cy: room.y + step * (i + 0.5),
      size: Math.min(size, step - 6),
      color,
    }),
  )
}

export interface TextPage {
  readonly marks: readonly Mark[]
  /** The drawing is on this page. */
  readonly illustrated: boolean
  /** Lower edge of the paper, mm. */
  readonly bottom: number
  readonly lines: readonly PlacedLine[]
}

export interface TextPageWish {
  readonly genre: Genre
  readonly reading: ReadingText
  readonly level: Level
  readonly color: boolean
  /** Room that something else takes at the bottom, mm. */
  readonly below?: number
  /** Room beside the lines, mm. */
  readonly beside?: number
  readonly setting?: Setting
}

const GAP = 5

/** The text from the top of the content on, its drawing above it where at least `LOWEST_SCENE` is left. */
export function drawTextPage(wish: TextPageWish): TextPage {
  const { genre, reading, level, color, below = 0, beside = 0, setting = SETTINGS[level] } = wish
  const room = CONTENT.height - below
  const width = textWidth(genre, CONTENT.width)
  const setText = (grow: boolean) =>
    fitText(reading.text, genre, setting, { width, beside, height: room - paperHeight(genre, 0), grow })
  const plain = setText(false)
  const left = room - paperHeight(genre, plain.height) - GAP
  const illustrated = left >= LOWEST_SCENE
  const set = illustrated ? plain : setText(true)
  const height = paperHeight(genre, set.height)
  const scene = illustrated ? Math.min(left, HIGHEST_SCENE) : 0
  const top = CONTENT.y + (illustrated ? scene + GAP : 0)
  const paper = drawPaper(genre, reading, { ...CONTENT, y: top, height }, color)
  const lines = placeLines(set, paper.room.x, paper.room.y)
  return {
    marks: [
      ...(illustrated ? drawVignette(reading, { ...CONTENT, height: scene }, color) : []),
      ...paper.marks,
      ...drawLines(lines, set.setting),
      ...(illustrated ? [] : besideVerses(wish, paper.room, set)),
    ],
    illustrated,
    bottom: top + height,
    lines,
  }
}
