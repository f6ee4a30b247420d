/** Things with a plate for a number and a white part to colour: boats, balloons, gifts, school bags, lorries, crates, kennels. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { standing, type Thing } from '../fit.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { houseSpots, numberedHouse } from './numbered-houses.ts'

export interface NumberedThing {
  /** Fills a box; `which` gives its form and paint, `fill` the colour of its white part in the key. */
  readonly draw: (pen: Pen, room: Box, which: number, fill: Fill | null) => Drawing
  /** Middle of the plate, and the place of a word on the coloured part. */
  readonly spots: (room: Box, which: number) => { readonly plate: Spot; readonly word: Spot }
}

const PLATE = { width: 16.5, height: 11 }
const plate = (pen: Pen, [x, y]: Spot): Drawing =>
  pen.shape(box(x - PLATE.width / 2, y - PLATE.height / 2, PLATE.width, PLATE.height, 1.6), 'white', 0.7)

const BRIGHT: readonly [Fill, ...Fill[]] = ['red', 'teal', 'yellow', 'purple', 'lime']
const PALE: readonly [Fill, ...Fill[]] = ['pinkPale', 'yellowPale', 'foam', 'purplePale', 'sand']

const boatSpots: NumberedThing['spots'] = ({ x, y, width, height }) => ({
  plate: [x + width / 2, y + height - 8.4],
  word: [x + width / 2 + 5, y + height - 19.6],
})

/** A sailing boat: one sail, two, or one of a jangada. */
const boat: NumberedThing = {
  spots: boatSpots,
  draw: (pen, room, which, fill) => {
    const { x, y, width, height } = room
    const middle = pen.plane('middle')
    const [cx, deck, foot] = [x + width / 2, y + height - 15, y + height]
    const sail = fill ?? 'white'
    const [left, right] = [x + 1, x + width - 1]
    const sails = [
      [
        `M${r(cx - 4)} ${r(deck - 2)}V${r(y + 1)}C${r(cx + 10)} ${r(y + 3)} ${r(cx + 16.5)} ${r(deck - 13)} ${r(cx + 16.5)} ${r(deck - 2)}z`,
        `M${r(cx - 7.4)} ${r(deck - 2)}V${r(y + 6)}C${r(cx - 10)} ${r(y + 12)} ${r(left + 3)} ${r(deck - 5)} ${r(left + 1)} ${r(deck - 2)}z`,
      ],
      [
        `M${r(cx - 8)} ${r(deck - 2)}L${r(cx - 4)} ${r(y)}C${r(cx + 8)} ${r(y + 3)} ${r(right - 2)} ${r(deck - 9)} ${r(right - 1)} ${r(deck - 2)}z`,
      ],
      [
        `M${r(cx - 9)} ${r(deck - 2)}Q${r(cx - 5)} ${r(deck - 9)} ${r(cx - 9)} ${r(y + 2)}H${r(cx + 13)}Q${r(cx + 17)} ${r(deck - 9)} ${r(cx + 13)} ${r(deck - 2)}z`,
      ],
    ]
    return [
      middle.rope(
        which % 3 === 2
          ? `M${r(cx)} ${r(deck)}v-3M${r(cx)} ${r(y + 3)}V${r(y)}`
          : `M${r(cx - (which % 3 ? 7 : 5.7))} ${r(deck)}V${r(y)}`,
        1.6,
        'wood',
        0.7,
      ),
      inTurn(sails as [string[], ...string[][]], which).map((d) => middle.shape(d, sail)),
      middle.shape(
        `M${r(left)} ${r(deck)}H${r(right)}C${r(right - 1)} ${r(foot - 5)} ${r(right - 5)} ${r(foot)} ${r(right - 9)} ${r(foot)}H${r(left + 9)}C${r(left + 5)} ${r(foot)} ${r(left + 1)} ${r(foot - 5)} ${r(left)} ${r(deck)}z`,
        inTurn(BRIGHT, which),
      ),
      plate(pen, boatSpots(room, which).plate),
    ]
  },
}

const airSpots: NumberedThing['spots'] = ({ x, y, width }) => ({
  plate: [x + width / 2, y + 11.5],
  word: [x + width / 2, y + 22.4],
})

/** A balloon with a basket. */
const airBalloon: NumberedThing = {
  spots: airSpots,
  draw: (pen, room, which, fill) => {
    const { x, y, width, height } = room
    const middle = pen.plane('middle')
    const [cx, foot] = [x + width / 2, y + height]
    return [
      middle.line(
        `M${r(cx - 3.4)} ${r(foot - 6)}L${r(cx - 5)} ${r(foot - 11)}M${r(cx + 3.4)} ${r(foot - 6)}L${r(cx + 5)} ${r(foot - 11)}`,
        0.8,
      ),
      middle.shape(
        `M${r(cx - 5)} ${r(foot - 9)}C${r(cx - 9)} ${r(foot - 13)} ${r(cx - 16)} ${r(y + 18)} ${r(cx - 16)} ${r(y + 12)}C${r(cx - 16)} ${r(y - 4)} ${r(cx + 16)} ${r(y - 4)} ${r(cx + 16)} ${r(y + 12)}C${r(cx + 16)} ${r(y + 18)} ${r(cx + 9)} ${r(foot - 13)} ${r(cx + 5)} ${r(foot - 9)}z`,
        fill ?? 'white',
      ),
      middle.shape(box(cx - 4.4, foot - 6.4, 8.8, 6.4, 1.4), inTurn(BRIGHT, which), 0.9),
      middle.line(`M${r(cx - 4.4)} ${r(foot - 3.4)}h8.800`, 0.6),
      plate(pen, airSpots(room, which).plate),
    ]
  },
}

const giftSpots: NumberedThing['spots'] = ({ x, y, width, height }) => ({
  plate: [x + width / 2, y + height - 13.5],
  word: [x + width / 2, y + height - 2],
})

/** A gift with a bow. */
const gift: NumberedThing = {
  spots: giftSpots,
  draw: (pen, room, which, fill) => {
    const { x, y, width, height } = room
    const middle = pen.plane('middle')
    const [cx, foot] = [x + width / 2, y + height]
    const half = which % 3 === 1 ? 13 : 14.5
    const band = inTurn(BRIGHT, which)
    const top = foot - 21.5
    return [
      [-1, 1].map((s) =>
        middle.shape(
          `M${r(cx)} ${r(top - 4)}C${r(cx + 3 * s)} ${r(top - 11)} ${r(cx + 10 * s)} ${r(top - 11)} ${r(cx + 9 * s)} ${r(top - 6)}Q${r(cx + 7 * s)} ${r(top - 3.6)} ${r(cx)} ${r(top - 4)}z`,
          band,
          0.9,
        ),
      ),
      middle.shape(box(cx - half, top, 2 * half, 21.5, 1), fill ?? 'white'),
      middle.shape(box(cx - half - 1.5, top - 4, 2 * half + 3, 6, 1), band),
      plate(pen, giftSpots(room, which).plate),
    ]
  },
}

const bagSpots: NumberedThing['spots'] = ({ x, y, width, height }) => ({
  plate: [x + width / 2, y + height - 8.6],
  word: [x + width / 2, y + height - 17],
})

/** A school bag whose pocket bears the number. */
const schoolBag: NumberedThing = {
  spots: bagSpots,
  draw: (pen, room, which, fill) => {
    const { x, y, width, height } = room
    const middle = pen.plane('middle')
    const [cx, foot, top] = [x + width / 2, y + height, y + height - 30]
    const trim = inTurn(BRIGHT, which)
    return [
      middle.rope(
        `M${r(cx - 4)} ${r(top + 1)}C${r(cx - 4)} ${r(top - 4)} ${r(cx + 4)} ${r(top - 4)} ${r(cx + 4)} ${r(top + 1)}`,
        1.6,
        trim,
        0.7,
      ),
      [-1, 1].map((s) =>
        middle.shape(
          `M${r(cx + 12 * s)} ${r(foot - 15)}q${r(5 * s)} 1 ${r(4.6 * s)} 9l${r(-s)} 6h${r(-3.6 * s)}z`,
          trim,
          0.9,
        ),
      ),
      middle.shape(
        which % 2
          ? `M${r(cx - 13)} ${r(foot)}V${r(top + 12)}C${r(cx - 13)} ${r(top - 3)} ${r(cx + 13)} ${r(top - 3)} ${r(cx + 13)} ${r(top + 12)}V${r(foot)}z`
          : box(cx - 13, top, 26, 30, 6),
        fill ?? 'white',
      ),
      middle.line(`M${r(cx - 9)} ${r(top + 6.5)}Q${r(cx)} ${r(top + 3.4)} ${r(cx + 9)} ${r(top + 6.5)}`, 0.8),
      middle.shape(circle(cx + 9, top + 7.6, 1.1), trim, 0.6),
      plate(pen, bagSpots(room, which).plate),
    ]
  },
}

const lorrySpots: NumberedThing['spots'] = ({ x, y, width, height }, which) => {
  const side = which % 2 ? -1 : 1
  return {
    plate: [x + width / 2 + 4.6 * side, y + height - 19.4],
    word: [x + width / 2 + 4.6 * side, y + height - 9.6],
  }
}

/** A toy lorry with its load under a white cover. */
const lorry: NumberedThing = {
  spots: lorrySpots,
  draw: (pen, room, which, fill) => {
    const { x, y, width, height } = room
    const middle = pen.plane('middle')
    const [cx, foot] = [x + width / 2, y + height]
    const s = which % 2 ? -1 : 1
    const paint = inTurn(BRIGHT, which)
    const cab = cx - 12.5 * s
    return [
      middle.shape(
        `M${r(cab + 4.5 * s)} ${r(foot - 4)}V${r(foot - 19)}H${r(cab - 1 * s)}L${r(cab - 4.6 * s)} ${r(foot - 11)}V${r(foot - 4)}z`,
        paint,
      ),
      middle.shape(
        `M${r(cab + 2.5 * s)} ${r(foot - 12)}V${r(foot - 17)}H${r(cab - 0.4 * s)}L${r(cab - 2.4 * s)} ${r(foot - 12)}z`,
        'sky',
        0.7,
      ),
      middle.shape(box(cx - 17.5, foot - 6.4, 35, 3, 1), 'greyDark', 0.8),
      middle.shape(
        `M${r(cx - 7.4 * s)} ${r(foot - 6)}V${r(foot - 25)}Q${r(cx + 4.6 * s)} ${r(foot - 31)} ${r(cx + 17 * s)} ${r(foot - 25)}V${r(foot - 6)}z`,
        fill ?? 'white',
      ),
      [-12, 2, 11].map((dx) => [
        pen.shape(circle(cx + dx * s, foot - 3.6, 3.6), 'greyDark', 0.9),
        pen.shape(circle(cx + dx * s, foot - 3.6, 1.4), 'white', 0.6),
      ]),
      plate(pen, lorrySpots(room, which).plate),
    ]
  },
}

const crateSpots: NumberedThing['spots'] = ({ x, y, width, height }) => ({
  plate: [x + width / 2 - 7, y + height - 9],
  word: [x + width / 2 + 9, y + height - 7.4],
})

/** A crate of fruit, the same in each. */
const crateOf = (fruits: readonly [Thing, ...Thing[]]): NumberedThing => ({
  spots: crateSpots,
  draw: (pen, room, which, fill) => {
    const { x, y, width, height } = room
    const middle = pen.plane('middle')
    const [cx, foot] = [x + width / 2, y + height]
    const fruit = inTurn(fruits, which)
    return [
      middle.shape(box(cx - 16, foot - 21, 32, 6), 'brownPale', 0.9),
      [-6, 6].map((dx) => standing(middle, fruit, cx + dx, foot - 20, 10)),
      [-10.5, 0, 10.5].map((dx) => standing(middle, fruit, cx + dx, foot - 14, 10)),
      middle.shape(box(cx - 17, foot - 18, 34, 18, 1), fill ?? 'white'),
      middle.line(`M${r(cx + 3)} ${r(foot - 13.4)}H${r(cx + 15)}M${r(cx + 3)} ${r(foot - 4)}H${r(cx + 15)}`, 0.5),
      plate(pen, crateSpots(room, which).plate),
    ]
  },
})

const HOUSE_WIDTH = 27
const hutch = (room: Box, which: number): Box => ({
  ...room,
  x: which % 2 ? room.x + room.width - HOUSE_WIDTH : room.x,
  width: HOUSE_WIDTH,
})

/** A little house with the animal that lives in it beside it. */
const hutchOf = (animals: readonly [Thing, ...Thing[]]): NumberedThing => ({
  spots: (room, which) => {
    const own = hutch(room, which)
    const eaves = own.y + own.height * 0.44
    return { plate: [own.x + own.width / 2, eaves + 7.4], word: [own.x + own.width / 2, eaves - 2] }
  },
  draw: (pen, room, which, fill) => {
    const own = hutch(room, which)
    const middle = pen.plane('middle')
    const [left, right, foot] = [own.x + 3, own.x + own.width - 3, own.y + own.height]
    const [eaves, cx] = [own.y + own.height * 0.44, own.x + own.width / 2]
    const s = which % 2 ? -1 : 1
    return [
      middle.shape(box(left, eaves, right - left, foot - eaves), inTurn(PALE, which)),
      middle.shape(
        which % 3 === 1
          ? `M${r(left - 3)} ${r(eaves)}L${r(left + 4)} ${r(own.y + 2)}H${r(right - 4)}L${r(right + 3)} ${r(eaves)}z`
          : `M${r(left - 3)} ${r(eaves)}L${r(cx)} ${r(own.y)}L${r(right + 3)} ${r(eaves)}z`,
        fill ?? 'white',
      ),
      middle.shape(`M${r(cx - 5)} ${r(foot)}v-1.500a5 4 0 0 1 10 0V${r(foot)}z`, 'brown', 0.8),
      plate(pen, [cx, eaves + 7.4]),
      standing(pen, inTurn(animals, which), cx + 20 * s, foot + 1.6, 15, { flip: s > 0 }),
    ]
  },
})

const house: NumberedThing = { spots: houseSpots, draw: numberedHouse }

export const NUMBERED = { boat, airBalloon, gift, schoolBag, lorry, house, crateOf, hutchOf }
