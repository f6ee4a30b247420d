/** Shared by the spelling sheets: a child with the rule in a balloon, a spiral notebook, a pill to choose from. */
import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { FONT_REACH, fitTextSize } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import {
  ANSWER_RED,
  BLUE,
  GREEN,
  ORANGE,
  PINK,
  PURPLE,
  RULE_BLUE,
  TEAL,
  tint,
  WHITE,
  YELLOW,
} from '../../scene/inks.ts'
import { centredText, circle, group, line, path, rect, rectData, round, text } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import type { ExpressionName } from '../../studio/cast/expressions.ts'
import { CHILDREN } from '../../studio/cast/people.ts'
import { bust } from '../../studio/cast/showing.ts'
import { marksOf, Pen } from '../../studio/pen.ts'

const INKS: readonly Ink[] = [YELLOW, BLUE, GREEN, PINK, ORANGE, PURPLE, TEAL]

/** The soft ink of a page; white without colour. */
export const pageInk = (random: Random, color: boolean, share = 0.55): Ink =>
  color ? tint(random.pick(INKS), share) : WHITE

/** Height of the band with the child and the balloon, mm. */
export const BAND = 33
const HEAD_SCALE = 1.2
/** From the top of the box to the middle of the head, as a share of its height. */
const HEAD_AT = 0.55
/** Of a bust, from its feet. */
const HEAD_HEIGHT = 46
const HEAD_ROOM = 31
/** Hair may reach beyond its room by this much on each side, and above it, mm. */
const [BESIDE, ABOVE] = [2.5, 2]
/** Lines of a smaller child are a little heavier: the share of the room that hair fills. */
const FULL = 0.98

/** The largest scale at which the hair of a child is whole. */
function scaleOf(box: Box, who: (typeof CHILDREN)[number]): number {
  const reach = boundsOf(marksOf(bust(new Pen(false, 1, 1), who, 'neutro')))
  if (!reach) throw new RangeError(`nothing is drawn of ${who}`)
  const half = Math.max(-reach.x, reach.x + reach.width)
  const hair = -HEAD_HEIGHT - reach.y
  return Math.min(
    HEAD_SCALE * Math.min(box.height / BAND, 1.15),
    (FULL * (box.width / 2 + BESIDE)) / half,
    (FULL * (box.height * HEAD_AT + ABOVE)) / hair,
  )
}

/** Head and shoulders of a child of the cast, cut off by the lower edge of the box. */
export function childIn(box: Box, who: (typeof CHILDREN)[number], expr: ExpressionName, color: boolean): Mark {
  const scale = scaleOf(box, who)
  const drawn = bust(new Pen(color, scale, 1), who, expr)
  return group(
    box.x,
    box.y,
    [group(box.width / 2, box.height * HEAD_AT + HEAD_HEIGHT * scale, marksOf(drawn), { scale: round(scale) })],
    {
      clip: rectData(-BESIDE, -ABOVE, round(box.width + 2 * BESIDE), round(box.height + ABOVE)),
    },
  )
}

/** A rounded balloon whose tail points to the left at its middle. */
export function balloon({ x, y, width, height }: Box, fill: Ink): Mark {
  const [r, right, bottom, cy] = [5, x + width, y + height, y + height * 0.55]
  const n = (value: number) => round(value)
  return path(
    `M${n(x + r)} ${n(y)}H${n(right - r)}a${r} ${r} 0 0 1 ${r} ${r}V${n(bottom - r)}a${r} ${r} 0 0 1 ${-r} ${r}H${n(x + r)}a${r} ${r} 0 0 1 ${-r} ${-r}V${n(cy + 3)}L${n(x - 6)} ${n(cy + 2)}L${n(x)} ${n(cy - 3)}V${n(y + r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`,
    { width: 0.6, fill },
  )
}

/** A child with a speech balloon, in the top `BAND` of the box. */
export function sayingBand(box: Box, said: string, random: Random, color: boolean, fill: Ink, size = 5): Mark[] {
  const who = random.pick(CHILDREN)
  const cloud = { x: box.x + HEAD_ROOM + 5, y: box.y + 2, width: box.width - HEAD_ROOM - 5, height: BAND - 5 }
  const lines = wrapText(said, 'display', size, cloud.width - 14)
  const step = size * 1.38
  const first = cloud.y + cloud.height / 2 - ((lines.length - 1) * step) / 2 + size * 0.35
  return [
    childIn(
      { x: box.x, y: box.y, width: HEAD_ROOM, height: BAND },
      who,
      random.pick(['alegre', 'neutro', 'carinho']),
      color,
    ),
    line(box.x, box.y + BAND, box.x + box.width, box.y + BAND, { width: 0.6 }),
    balloon(cloud, fill),
    ...lines.map((words, i) => text(cloud.x + 7, first + i * step, words, size, { anchor: 'start' })),
  ]
}

/** Room that the spiral takes at the left, mm. */
export const SPIRAL = 14

/** A page of a notebook with a spiral; `lines` are the heights of its rules. */
export function notebook({ x, y, width, height }: Box, rules: readonly number[], fill: Ink, color: boolean): Mark[] {
  const rings = Math.floor((height - 8) / 11)
  const step = (height - 8) / rings
  return [
    rect(x + 4, y, width - 4, height, { radius: 4, width: 0.7, fill: color ? tint(fill, 0.25) : WHITE }),
    ...rules.map((at) =>
      line(x + SPIRAL, at, x + width - 3, at, { stroke: color ? RULE_BLUE : [0, 0, 0, 28], width: 0.4 }),
    ),
    ...Array.from({ length: rings }, (_, i) => {
      const cy = y + 4 + (i + 0.5) * step
      return [
        circle(x + 9, cy, 1.5, { width: 0.5, fill: WHITE }),
        path(`M${x} ${round(cy - 1)}C${x + 1} ${round(cy - 4)} ${x + 8} ${round(cy - 4)} ${x + 9} ${round(cy)}`, {
          width: 0.8,
        }),
      ]
    }).flat(),
  ]
}

/** A choice to be painted, so it is white on every paper; the key rings the right one. `most` is its largest letter, mm. */
export function pill(box: Box, letters: string, isRight: boolean, most = Infinity): PageMark[] {
  const { x, y, width, height } = box
  return [
    rect(x, y, width, height, { radius: height / 2, width: 0.5, fill: WHITE }),
    centredText(
      x + width / 2,
      y + height / 2,
      letters,
      Math.min(most, fitTextSize(letters, 'display', height * 0.56, width - 3)),
    ),
    ...(isRight
      ? [
          answer([
            rect(x - 1, y - 1, width + 2, height + 2, { radius: height / 2 + 1, stroke: ANSWER_RED, width: 0.9 }),
          ]),
        ]
      : []),
  ]
}

/** A word of the key on a line: it keeps clear of it with the tails of its letters, too. */
export function wordOnLine(x: number, base: number, word: string, size: number, anchor: 'start' | 'middle' = 'middle') {
  return answer([text(x, base - size * FONT_REACH.display.below - 0.7, word, size, { anchor, fill: ANSWER_RED })])
}
