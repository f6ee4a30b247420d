/** The exercise book of a page of cursive, open on a table beside what is needed to write in it. */
import { PICTURE, titleWidth } from '../../page/picture-page.ts'
import { centred, type Thing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { wordThing } from '../../studio/words/words.ts'

const TABLES: readonly [Fill, ...Fill[]] = ['woodPale', 'bluePale', 'pinkPale', 'hillFar', 'purplePale', 'yellowPale']
const COVERS: readonly [Fill, ...Fill[]] = ['teal', 'orange', 'purple', 'green', 'pink', 'blue']

/** Upper edge of the paper, and its sides, mm: it goes on below the picture. */
const PAPER = { x: 12.6, y: 56.6, right: 198.6 }
/** Rings of the spiral, and from one to the next, mm. */
const [RINGS, STEP] = [21, 10.6]

const eraser: Thing = (pen) => [
  pen.shape('M-14 -4L6 -10L14 -2L-6 5z', 'white', 0.9),
  pen.shape('M-14 -4L-4 -7L4 1L-6 5z', 'pink', 0.9),
  pen.shape('M-6 5L14 -2V3L-6 10z', 'greyPale', 0.8),
  pen.shape('M-14 -4L-6 5V10L-14 1z', 'pinkPale', 0.8),
]

const ITEMS = ['lápis', 'apontador', 'caneta', 'régua', 'tesoura', 'xícara']

/** In the corners above the paper, as large as the title leaves room. */
function corners(pen: Pen, title: string, look: number): Drawing {
  const room = 105 - titleWidth(title) / 2 - PICTURE.x - 5
  const size = Math.min(24, room)
  // A wide board leaves the corners beside the line of the instruction.
  const [at, y, most] = size >= 13 ? [PICTURE.x + 3 + room / 2, 37, size] : [PICTURE.x + 13, 47.5, 12]
  const things = [0, 1].map((i): Thing => {
    const name = ITEMS[(look + i * 3) % ITEMS.length] ?? ''
    return (look + i) % 3 === 2 ? eraser : (wordThing(name)?.draw ?? eraser)
  })
  return things.map((one, i) => centred(pen, one, i ? 210 - at : at, y, most))
}

export function cursiveDesk(pen: Pen, title: string, look: number): Drawing {
  const { x, y, right } = PAPER
  return [
    pen.shape(box(0, 0, 210, 297), inTurn(TABLES, look), null),
    corners(pen.plane('middle'), title, look),
    pen.shape(box(x - 2, y - 2.4, right - x + 4, 260, 4), inTurn(COVERS, look), 1),
    pen.shape(box(x, y, right - x, 260, 2), 'white', 0.8),
    Array.from({ length: RINGS }, (_, i) => {
      const at = y + 6 + i * STEP
      return [
        pen.shape(circle(x + 1.2, at, 0.9), 'greyPale', 0.6),
        pen.line(`M${x - 3} ${at - 0.6}q1.400 -2.600 4.200 0.600`, 1),
      ]
    }),
  ]
}
