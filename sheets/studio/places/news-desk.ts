/** A newspaper of the class: its sheet with the masthead, on a wall or on a desk seen from above. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { HOLD } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { deskPencil } from './writing-desk.ts'

const WALLS = ['bluePale', 'yellowPale', 'pinkPale', 'foam'] as const
const MASTHEAD = 13

/** Foot of the masthead below the upper edge of the paper. */
export const MASTHEAD_FOOT = MASTHEAD + 2.4

/** A sheet of newspaper, a second one under it; `edition` has the words beside its name, joined by a bar. */
export function newspaper(pen: Pen, { x, y, width, height }: Box, edition: string): Drawing {
  return [
    pen.shape(box(x + 2, y + 1.8, width - 0.4, height - 0.4, 1), 'greyPale', 0.8),
    pen.shape(box(x, y, width, height, 1), 'white', 1.1),
    pen.line(`M${x + 5} ${y + MASTHEAD}H${x + width - 5}`, 1.2),
    pen.line(`M${x + 5} ${y + MASTHEAD + 1.8}H${x + width - 5}`, 0.5),
    pen.text(x + width / 2, y + 10, 'JORNAL DA TURMA', 9),
    edition
      .split('|')
      .map((words, i) =>
        pen.text(i ? x + width - 6 : x + 6, y + 9.6, words, 3.8, { font: 'text', anchor: i ? 'end' : 'start' }),
      ),
  ]
}

/** The corridor that the wall newspaper hangs in. */
export const newsWall = (pen: Pen, variant: number): Drawing => [
  pen.shape(box(0, 0, 214, 300), inTurn(WALLS, variant), null),
  pen.shape(box(-4, 277, 222, 20), 'woodPale', 1),
  pen.line('M48 277v9M110 277v9M172 277v9', 0.5, 'wood'),
]

/** A reporter with a camera in front of the wall. */
export const reporter = (pen: Pen, who: CastName, x: number, foot: number, scale: number): Drawing =>
  person(pen, who, x, foot, scale, {
    pose: HOLD,
    extra: (near) => ({
      armFront: [
        near.shape(box(-9.5, -29, 19, 13, 2), CLOTH.marinho),
        near.shape(box(-4, -32, 8, 4, 1), CLOTH.marinho),
        near.shape(circle(0, -22.4, 4.8), CLOTH.branco),
        near.shape(circle(0, -22.4, 2.4), CLOTH.cinza),
      ],
    }),
  })

const DESKS = ['woodPale', 'tan', 'yellowPale', 'bluePale'] as const

/** The boards of a desk from above. */
export const newsDesk = (pen: Pen, variant: number): Drawing => [
  pen.shape(box(0, 0, 214, 300), inTurn(DESKS, variant), null),
  pen.line('M0 62H214M0 118H214M0 174H214M0 230H214', 0.5, 'wood'),
]

/** A photograph on paper, a clip at its upper edge. */
export const print = (pen: Pen, { x, y, width, height }: Box): Drawing => [
  pen.shape(box(x - 3, y - 3, width + 6, height + 6, 1), 'white', 1),
  pen.rope(`M${Math.round(x + 0.56 * width)} ${y - 6}v9a2 2 0 0 0 4 0v-7a3.500 3.500 0 0 0 -7 0`, 1, 'metal', 0.5),
]

/** A pencil that is on the paper, aslant. */
export const slantedPencil = (pen: Pen, x: number, y: number, fill: Fill): Drawing =>
  pen.at(x, y, 0.62, (own) => deskPencil(own, 0, -20, fill), { turn: 28 })
