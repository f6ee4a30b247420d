/** A kitchen, a workshop or a party with shelves across the page, cards on their fronts, children behind them. */
import { person } from '../cast/cast.ts'
import { childAt } from '../cast/people.ts'
import { inTurn } from '../in-turn.ts'
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'

interface Look {
  readonly wall: Fill
  readonly front: Fill
  readonly top: Fill
}
type Room = 'cozinha' | 'festa' | 'oficina'
const LOOKS: Readonly<Record<Room, readonly [Look, ...Look[]]>> = {
  cozinha: [
    { wall: 'yellowPale', front: 'bluePale', top: 'stone' },
    { wall: 'skyLow', front: 'redPale', top: 'cream' },
  ],
  festa: [
    { wall: 'pinkPale', front: 'yellowPale', top: 'red' },
    { wall: 'foam', front: 'redPale', top: 'blue' },
  ],
  oficina: [
    { wall: 'cream', front: 'woodPale', top: 'wood' },
    { wall: 'sky', front: 'tan', top: 'woodDark' },
  ],
}

/** Tiles of a kitchen, flags of a party or planks of a workshop. */
function wall(pen: Pen, room: Room, fill: Fill): Drawing {
  const far = pen.plane('far', 'tan')
  const tiles = Array.from({ length: 14 }, (_, i) => `M${i * 16} 56V300M0 ${70 + i * 14}H214`).join('')
  const planks = Array.from({ length: 10 }, (_, i) => `M${8 + i * 22} 50V300`).join('')
  return [
    pen.shape(box(0, 0, 214, 300), fill, null),
    room === 'festa'
      ? bunting(pen.plane('middle'), [6, 55], [204, 55], 3, ['red', 'yellow', 'teal', 'purple'], { size: 6, gap: 4 })
      : far.line(room === 'cozinha' ? `M0 56H214${tiles}` : planks, 0.6, 'tan'),
  ]
}

export interface Counter {
  readonly top: number
  readonly foot: number
  /** Middle of the child behind it. Default: between two of three columns, the last two and the first two in turn. */
  readonly child?: number
}

/** A child behind each counter, between its things; `variant`, from 0, gives other colours and children. */
export function measureRoom(pen: Pen, room: Room, variant: number, counters: readonly Counter[]): Drawing {
  const look = inTurn(LOOKS[room], variant)
  return [
    wall(pen, room, look.wall),
    counters.map(({ top, foot, child }, i) => {
      const who = childAt(variant * 3 + i * 2)
      const x = child ?? (i % 2 ? 74 : 136)
      return [
        pen.clip(
          box(x - 24, top - 60, 48, 60),
          person(pen.plane('middle'), who, x, top + 22, 0.9, {
            pose: { expr: 'alegre', armL: [-4, 4], armR: [4, 4], hide: ['legL', 'legR'] },
          }),
        ),
        pen.shape(box(-4, top, 222, foot - top), look.front, 1.1),
        pen.shape(box(-4, top - 1.6, 222, 4, 1), look.top, 1.1),
      ]
    }),
  ]
}
