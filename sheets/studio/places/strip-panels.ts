/** Panels of comic strips: somebody of the cast, things around them, balloons above and words for sounds. Lengths in mm. */
import { measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { person } from '../cast/cast.ts'
import { ADULTS, type CastName } from '../cast/people.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle, ellipse, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bush, flower, tree } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { bubbleAbove } from '../shapes/speech-bubbles.ts'

export type StripPlace = 'escola' | 'biblioteca' | 'casa' | 'rua' | 'quintal'

export interface StripActor {
  readonly who: CastName
  /** Of the feet, in a panel 87 wide. */
  readonly x: number
  readonly pose?: Pose
}

export interface StripWords {
  readonly x: number
  readonly text: string
  readonly isAdult?: boolean
  /** Height of an animal's head. */
  readonly head?: number
  /** Whoever speaks, as a child names them. */
  readonly who: string
}

export interface StripPanel {
  readonly actors: readonly StripActor[]
  readonly behind?: (pen: Pen) => Drawing
  readonly front?: (pen: Pen) => Drawing
  readonly says?: readonly StripWords[]
  readonly sound?: { readonly text: string; readonly x: number; readonly y: number }
  readonly place?: StripPlace
}

export const PANEL = { width: 87.5, height: 68, foot: -3 }
/** Places and people are drawn larger than their lengths, about the middle of the panel. */
const ZOOM = 1.1
const zoomed = (x: number) => PANEL.width / 2 + (x - PANEL.width / 2) * ZOOM
const SIZE = 4.7
const LEADING = 5.6
/** Units of a body; a strip with an adult has everybody smaller. */
const [CHILD, ADULT] = [58, 84]
export const scaleOf = (panels: readonly StripPanel[]): number =>
  panels.some(({ actors }) => actors.some(({ who }) => ADULTS.includes(who))) ? 0.43 : 0.56

/** From far left to far right of the widest panel. */
const [LEFT, WIDTH] = [-60, 210]

const room = (pen: Pen, wall: 'wallYellow' | 'wallBlue' | 'wallLilac'): Drawing => [
  pen.shape(box(LEFT, -90, WIDTH, 92), wall, null),
  pen.shape(box(LEFT, -12, WIDTH, 14), 'floor', null),
  pen.plane('middle').line(`M${LEFT} -12h${WIDTH}`, 0.8),
]

const shelf = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x, -38, 20, 30, 1), 'woodPale', 0.9),
  [0, 1].map((row) =>
    (['redPale', 'yellowPale', 'bluePale', 'hill'] as const).map((fill, i) =>
      pen.shape(box(x + 2 + i * 4.1, -34.4 + row * 14 + (i % 2), 3.6, 11.4 - (i % 2)), fill, 0.6),
    ),
  ),
]

const house = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x, -26, 22, 16), 'cream', 0.7),
  pen.shape(`M${x - 2} -26L${x + 11} -34L${x + 24} -26z`, 'redPale', 0.7),
  pen.shape(box(x + 3, -22, 6, 6), 'sky', 0.6),
  pen.shape(box(x + 13, -21, 6, 11), 'woodPale', 0.6),
]

/** A window with its curtains. */
const curtained = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x, -37, 20, 18, 1), 'white', 0.8),
  pen.shape(box(x + 2, -35, 16, 14), 'sky', 0.6),
  pen.line(`M${x + 10} -35v14M${x + 2} -28h16`, 0.6),
  pen.shape(`M${x - 3} -39H${x + 6}Q${x + 3} -28 ${x - 3} -20z`, 'pinkPale', 0.7),
  pen.shape(`M${x + 23} -39H${x + 14}Q${x + 17} -28 ${x + 23} -20z`, 'pinkPale', 0.7),
  pen.rope(`M${x - 5} -39H${x + 25}`, 0.8, 'wood', 0.5),
]

/** A lamp beside a chest of drawers with a picture above it. */
const corner = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x, -38, 15, 11, 0.6), 'wood', 0.7),
  pen.shape(box(x + 1.6, -36.4, 11.8, 7.8), 'cream', 0.6),
  pen.line(`M${x + 3} -30q3 -5 5 -2t4 -1`, 0.6, 'hillLine'),
  pen.shape(box(x - 1, -22, 17, 13, 1), 'woodPale', 0.8),
  pen.line(`M${x - 1} -15.500h17M${x + 6} -18.500h3M${x + 6} -12h3`, 0.6),
]
const standLamp = (pen: Pen, x: number): Drawing => [
  pen.rope(`M${x} -9V-30`, 0.9, 'wood', 0.5),
  pen.shape(`M${x - 5} -30H${x + 5}L${x + 3} -38H${x - 3}z`, 'yellowPale', 0.7),
]

/** A map of lands and seas, and a child's table. */
const poster = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x, -38, 16, 13, 0.6), 'bluePale', 0.7),
  pen.shape(`M${x + 3} -35q5 -2 5 2q2 3 -1 6q-4 -3 -4 -8zM${x + 10} -34q4 1 3 5q-3 0 -3 -5z`, 'hill', 0.5),
]
const pupilTable = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x, -19, 20, 3, 0.8), 'woodPale', 0.8),
  pen.line(`M${x + 3} -16V-8M${x + 17} -16V-8`, 1),
  pen.shape(box(x + 5, -21, 8, 2, 0.4), 'redPale', 0.6),
]

const PLACES: Readonly<Record<StripPlace, (pen: Pen) => Drawing>> = {
  escola: (pen) => {
    const middle = pen.plane('middle')
    return [
      room(pen, 'wallYellow'),
      [-38, 6, 118].map((x) => poster(middle, x)),
      middle.shape(box(25, -38, 38, 22, 1), 'hill', 0.9),
      middle.line('M30 -31h12M30 -26h8', 0.8, 'white'),
      middle.shape(box(24, -17, 40, 2, 0.6), 'woodPale', 0.6),
      [-14, 63, 96].map((x) => pupilTable(middle, x)),
    ]
  },
  biblioteca: (pen) => {
    const middle = pen.plane('middle')
    return [
      room(pen, 'wallLilac'),
      [-46, 2, 66, 116].map((x) => shelf(middle, x)),
      curtained(middle, 34),
      middle.shape(ellipse(44, -4, 34, 3), 'pinkPale', 0.6),
    ]
  },
  casa: (pen) => {
    const middle = pen.plane('middle')
    return [
      room(pen, 'wallBlue'),
      curtained(middle, 34),
      corner(middle, 66),
      standLamp(middle, 11),
      corner(middle, -40),
      standLamp(middle, 116),
      middle.shape(ellipse(44, -4, 36, 3.4), 'pinkPale', 0.6),
    ]
  },
  rua: (pen) => [
    pen.shape(box(LEFT, -90, WIDTH, 92), 'sky', null),
    Array.from({ length: 7 }, (_, i) => house(pen.plane('far', 'hillLine'), LEFT + 6 + i * 30)),
    pen.plane('middle').shape(box(LEFT, -11, WIDTH, 13), 'path', 0.9),
    pen.plane('far', 'hillLine').line(`M${LEFT} -5h${WIDTH}`, 0.6),
    bush(pen.plane('middle'), 82, -10, 0.4),
  ],
  quintal: (pen) => {
    const middle = pen.plane('middle')
    return [
      pen.shape(box(LEFT, -90, WIDTH, 92), 'sky', null),
      fence(pen.plane('far', 'hillLine'), LEFT, LEFT + WIDTH, -11, 12),
      middle.shape(box(LEFT, -12, WIDTH, 14), 'grass', 0.9),
      tree(middle, 8, -8, 0.7),
      tree(middle, 124, -8, 0.8, 'lime'),
      [-30, 40, 104].map((x, i) => flower(middle, x, -6, 0.4, i % 2 ? 'yellow' : 'pink')),
    ]
  },
}

const [MARGIN, PAD] = [2.5, 3.4]

interface Balloon {
  readonly lines: readonly string[]
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly at: number
  readonly drop: number
}

/** The narrowest lines of as few as can be: no word is on a line by itself. */
function balanced(text: string, widest: number): string[] {
  const wrapped = (room: number) => wrapText(text, 'text', SIZE, room)
  let room = widest
  while (wrapped(room - 2).length <= wrapped(widest).length) room -= 2
  return wrapped(room)
}

/** Balloons of a panel from its left foot; each has its part of the width. */
export function balloonsIn(says: readonly StripWords[], scale: number, isOpen: boolean): Balloon[] {
  const part = (PANEL.width - MARGIN * (says.length + 1)) / Math.max(1, says.length)
  return says.map(
    ({ text, x: from, isAdult = false, head = (isAdult ? ADULT : CHILD) * scale - PANEL.foot }, i): Balloon => {
      const x = zoomed(from)
      const opened = isOpen && i === says.length - 1
      const lines = opened ? [] : balanced(text, Math.min(part, 74) - 2 * PAD)
      const words = Math.max(...lines.map((line) => measureText(line, 'text', SIZE)), 14)
      const width = opened ? Math.min(part, 70) : words + 2 * PAD
      const height = opened ? 21 : lines.length * LEADING + 3.6
      const low = MARGIN + i * (part + MARGIN)
      const left = Math.max(low, Math.min(x - width / 2, low + part - width))
      const top = -PANEL.height + 2.4
      const foot = top + height
      const at = Math.max(left + 10, Math.min(x, left + width - 10))
      return { lines, x: left, y: top, width, height, at, drop: Math.max(2.6, -head * ZOOM - foot - 1.4) }
    },
  )
}

export const written = (one: Balloon, text: string) => wrapText(text, 'display', 4.6, one.width - 7)

interface PanelView {
  readonly place: StripPlace
  readonly scale: number
  readonly width: number
  readonly isOpen: boolean
}

/** A panel from its left foot on; `shift` moves what happens to the middle of a wide one. */
export function drawPanel(pen: Pen, panel: StripPanel, { place, scale, width, isOpen }: PanelView): Drawing {
  const frame = box(0, -PANEL.height, width, PANEL.height, 1)
  const shift = (width - PANEL.width) / 2
  const balloons = balloonsIn(panel.says ?? [], scale, isOpen)
  const { sound } = panel
  return [
    pen.clip(
      frame,
      pen.at((width - PANEL.width * ZOOM) / 2, 0, ZOOM, (own) => [
        PLACES[panel.place ?? place](own),
        panel.behind?.(own) ?? [],
        panel.actors.map(({ who, x, pose }) => person(own, who, x, PANEL.foot, scale, pose ? { pose } : {})),
        panel.front?.(own) ?? [],
        sound
          ? [
              own.shape(star(sound.x, sound.y, 5 + measureText(sound.text, 'display', 6) / 2, 11, 0.78), 'yellow', 1),
              own.text(sound.x, sound.y + 2.1, sound.text, 6),
            ]
          : [],
      ]),
    ),
    pen.shape(frame, null, 1.4),
    balloons.map((one): Drawing => {
      const [x, at] = [one.x + shift, one.at + shift]
      return [
        pen.shape(bubbleAbove({ ...one, x }, at, one.drop), 'white', 0.9),
        one.lines.map((line, i) =>
          pen.text(x + one.width / 2, one.y + 5.9 + i * LEADING, line, SIZE, { font: 'text' }),
        ),
        one.lines.length === 0
          ? pen.line([6.6, 12.6, 18.6].map((dy) => `M${x + 4} ${one.y + dy}h${one.width - 8}`).join(''), 0.5)
          : [],
      ]
    }),
  ]
}

/** Parts of a whole that scatter evenly: multiples of a share, without their whole numbers. */
const scattered = (i: number, share: number) => (i * share) % 1

/** Drops of rain over a whole panel. */
export const rain = (pen: Pen): Drawing =>
  pen.line(
    Array.from({ length: 90 }, (_, i) => {
      const [x, y] = [-44 + 176 * scattered(i, 0.618), -64 + 54 * scattered(i, 0.7549)]
      return `M${x.toFixed(1)} ${y.toFixed(1)}l-1.600 5.200`
    }).join(''),
    0.8,
    'waterLine',
  )

/** Crumbs of chocolate around a mouth. */
export const crumbs = (pen: Pen, x: number, y: number): Drawing =>
  [-3.4, -1.6, 2, 3.6].map((dx, i) => pen.shape(circle(x + dx, y + (i % 2) * 1.4, 0.8), 'brownDark', 0.5))
