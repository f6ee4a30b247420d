/** Places for groups of things: the crown of a tree, a cloth, a paddock, a plate. Each is drawn behind its things. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { box, circle, ellipse, points, poly, ring, type Spot, scallop, smooth, star } from '../paths.ts'
import { type Drawing, type Fill, inkOf, mixed, type Pen } from '../pen.ts'
import { tuft } from '../shapes/nature.ts'
import { fence, fern, reed } from '../shapes/plants.ts'
import { coral, rock, seaweed } from '../shapes/sea.ts'

/** Room of a group, and of the row it is in, mm. */
export interface Home {
  /** The row above its ground. */
  readonly row: Box
  readonly home: Box
  /** Middles of the things that are there. */
  readonly staying: readonly Spot[]
  readonly size: number
  readonly index: number
}

/** A group of which some leave: where each of these is. */
export interface Parting extends Home {
  readonly leaving: readonly Spot[]
  /** Of the page. */
  readonly seed: number
}

export const groundOf = ({ y, height }: Box) => y + height
export const middleOf = ({ x, width }: Box) => x + width / 2

/** A tree whose crown is around its things. */
export function crown(pen: Pen, { home, row }: Home): Drawing {
  const middle = pen.plane('middle', 'leafDeep')
  const [x, foot] = [middleOf(home), groundOf(row)]
  const green = { rx: home.width / 2, ry: (home.height + 3) / 2, y: home.y + home.height / 2 }
  const count = Math.max(9, Math.round(home.width / 5.5))
  return [
    pen.shade(ellipse(x, foot - 0.2, 13, 1.6), 'black', 0.14),
    middle.shape(
      `M${r(x - 4)} ${foot}C${r(x - 2)} ${r(foot - 4)} ${r(x - 2.6)} ${r(foot - 8)} ${r(x - 3)} ${r(green.y)}H${r(x + 3)}C${r(x + 2.6)} ${r(foot - 8)} ${r(x + 2)} ${r(foot - 4)} ${r(x + 4.4)} ${foot}z`,
      'brown',
    ),
    middle.shape(scallop(ring(x, green.y, green.rx - 3, green.ry - 2.4, count), 0.58), 'hill'),
  ]
}

/** A cloth on the ground, seen from the front and a little above. */
export function cloth(pen: Pen, { home, row }: Pick<Home, 'home' | 'row'>, fill: Fill, check: Fill): Drawing {
  const far = pen.plane('far', 'brownPale')
  const [top, foot] = [home.y, groundOf(row) + 1.5]
  const [x, right] = [home.x, home.x + home.width]
  const d = `M${r(x + 4)} ${r(top)}H${r(right - 4)}L${r(right)} ${foot}H${r(x)}z`
  const across = Math.round(home.width / 12)
  const stripes = Array.from({ length: across }, (_, i) => {
    const t = (i + 0.5) / across
    const [up, down] = [x + 4 + (home.width - 8) * t, x + home.width * t]
    return `M${r(up - 1.6)} ${r(top)}h3.200L${r(down + 2)} ${foot}h-4z`
  })
  const hem = `M${r(x + 1)} ${r(foot - 2.6)}H${r(right - 1)}`
  return [far.shape(d, fill), pen.shade(stripes.join(''), check, 0.5), far.line(hem, 0.5), far.shape(d, null)]
}

/** With a margin at both sides: it is narrower at the back. */
export const wideCloth = (pen: Pen, { home, row }: Home, fill: Fill, check: Fill): Drawing =>
  cloth(pen, { row, home: { ...home, x: home.x - 3, width: home.width + 6 } }, fill, check)

export function reef(pen: Pen, { home, row, index }: Home): Drawing {
  const far = pen.plane('far', 'seaLine')
  const foot = groundOf(row) + 6
  const [left, right] = [home.x + 6, home.x + home.width - 5]
  return [
    rock(far, middleOf(home), foot, 0.62),
    index % 2 ? coral(far, left, foot, 0.6, 'pinkPale') : seaweed(far, left, foot, 0.66, 'leaf'),
    index % 2 ? seaweed(far, right, foot, 0.6, 'leaf') : coral(far, right, foot, 0.56, 'redPale'),
  ]
}

export function paddock(pen: Pen, { home, row }: Home): Drawing {
  const far = pen.plane('far', 'brownPale')
  const top = home.y + 2
  return [
    far.shape(
      `M${r(home.x + 1)} ${r(top)}H${r(home.x + home.width - 1)}L${r(home.x + home.width + 2)} ${r(groundOf(row) + 1)}H${r(home.x - 2)}z`,
      'sand',
      0.5,
    ),
    fence(far, home.x, home.x + home.width, top + 1, 10, 'woodPale'),
  ]
}

/** Stars are joined, line by line, there and back. */
export function constellation(pen: Pen, { staying }: Home): Drawing {
  const far = pen.plane('far', 'waterLine')
  const lines = [...new Set(staying.map(([, y]) => y))].map((y, i) => {
    const line = staying.filter((spot) => spot[1] === y)
    return i % 2 ? [...line].reverse() : line
  })
  return staying.length > 1 ? far.line(poly(lines.flat(), false), 0.6, 'waterLine') : []
}

/** The part of a plate that bears things, against the whole. */
export const DISH_WELL = { x: 0.88, y: 0.86 }

/** A plate on the table, seen from the front and a little above: its ellipse fills the room. */
export function dishBelow(pen: Pen, { home }: Pick<Home, 'home'>): Drawing {
  const far = pen.plane('far', 'waterLine')
  const [x, y] = [middleOf(home), home.y + home.height / 2]
  const [rx, ry] = [home.width / 2, home.height / 2]
  const well = (grow: number) => ellipse(x, y + 0.4, rx * DISH_WELL.x + grow, ry * DISH_WELL.y + grow)
  return [
    pen.shape(ellipse(x, y + 1.8, rx * 0.98, ry), mixed(inkOf('woodPale'), inkOf('brown'), 0.25), null),
    far.shape(ellipse(x, y, rx, ry), 'white'),
    far.shape(well(0), 'foam', 0.5),
    pen.shade(well(-1.2), 'white', 0.6),
  ]
}

/** Ground under a group, without a straight edge. */
function patch(pen: Pen, { home, row }: Home, fill: Fill) {
  const foot = groundOf(row) - 1
  const [x, y] = [middleOf(home), (home.y + foot) / 2]
  const [rx, ry] = [home.width / 2 - 1, (foot - home.y) / 2]
  const rim = ring(x, y, rx, ry, 14).map(([px, py], i): Spot => [px, py + (i % 2 ? 0.8 : -0.6)])
  return pen.shape(smooth(rim), fill, 0.6)
}

/** A clearing in the wood: trodden earth between ferns. */
export function clearing(pen: Pen, place: Home): Drawing {
  const { home, row, index } = place
  const far = pen.plane('far', 'leafDeep')
  const [left, right, foot] = [home.x + 2, home.x + home.width - 2, groundOf(row)]
  return [
    patch(pen.plane('far', 'brownPale'), place, 'sand'),
    index % 2
      ? [fern(far, right + 1, foot - 1, 0.34), tuft(far, left, foot - 3, 0.5)]
      : [fern(far, left, foot - 1, 0.34, 'lime'), tuft(far, right, foot - 3, 0.5)],
  ]
}

/** A dune on the bottom of the sea. */
export function sandbank(pen: Pen, { home, row }: Home): Drawing {
  const foot = groundOf(row) + 3
  const [left, right, top] = [home.x - 2, home.x + home.width + 2, home.y]
  const wide = right - left
  return pen
    .plane('far', 'sandLine')
    .shape(
      `M${r(left)} ${r(foot)}C${r(left + wide * 0.06)} ${r(top + 4)} ${r(left + wide * 0.2)} ${r(top - 1)} ${r(left + wide / 2)} ${r(top)}S${r(right - wide * 0.06)} ${r(top + 4)} ${r(right)} ${r(foot)}z`,
      'sand',
      0.6,
    )
}

/** A bubble of the sea, large enough for a shoal. */
export function bubble(pen: Pen, { home }: Home): Drawing {
  const far = pen.plane('far', 'seaLine')
  const [x, y, rx, ry] = [middleOf(home), home.y + home.height / 2, home.width / 2, home.height / 2]
  return [
    far.shape(ellipse(x, y, rx, ry), 'white', 0.8),
    pen.shade(ellipse(x, y, rx - 1.6, ry - 1.6), 'foam', 0.9),
    far.line(
      `M${r(x - rx * 0.82)} ${r(y - ry * 0.36)}Q${r(x - rx * 0.7)} ${r(y - ry * 0.66)} ${r(x - rx * 0.48)} ${r(y - ry * 0.76)}`,
      0.7,
    ),
    far.shape(
      circle(home.x + home.width - 3, home.y + 3, 1.6) + circle(home.x + 1, home.y + home.height - 2, 1.2),
      'white',
      0.5,
    ),
  ]
}

/** A quiet arm of the river between its reeds. */
export function pool(pen: Pen, { home, row, index }: Home): Drawing {
  const far = pen.plane('far', 'waterLine')
  const green = pen.plane('far', 'leafDeep')
  const [x, y] = [middleOf(home), home.y + home.height * 0.52]
  const [rx, ry] = [home.width / 2, home.height * 0.48 + groundOf(row) - home.y - home.height]
  const side = index % 2 ? 1 : -1
  return [
    far.shape(ellipse(x, y, rx, ry), 'water', 0.8),
    far.line(
      points('-0.5,0.72 0.1,0.84 0.42,0.66')
        .map(([dx, dy]) => `M${r(x + dx * rx)} ${r(y + dy * ry)}q2.600 -1.800 5.200 0t5.200 0`)
        .join(''),
      0.5,
      'waterLine',
    ),
    reed(green, x + side * (rx - 1), y - 1, 0.4, side * 5),
    reed(green, x + side * (rx - 5), y - 4, 0.34, side * -4),
  ]
}

/** A toy chest on wheels, its lid open: things are seen above its front board. */
export function chest(pen: Pen, { home }: Home): Drawing {
  const middle = pen.plane('middle')
  const { x, y, width, height } = home
  const [right, foot] = [x + width, y + height]
  const wheels = [x + 6, right - 6]
  return [
    pen.shade(ellipse(middleOf(home), foot + 9.4, width / 2, 1.2), 'brown', 0.2),
    wheels.map((cx) => middle.shape(circle(cx, foot + 7.4, 2.2), 'greyDark', 0.8)),
    middle.shape(
      `M${r(x)} ${r(y - 1)}L${r(x + 4)} ${r(y - 4.6)}H${r(right - 4)}L${r(right)} ${r(y - 1)}z`,
      'wood',
      0.9,
    ),
    middle.shape(box(x, y - 1, width, height + 3, 0.8), 'cream', 0.9),
    middle.shape(box(x - 3, foot, width + 6, 7.4, 1.6), 'blue'),
    middle.shape(
      [-0.36, -0.12, 0.12, 0.36].map((t) => star(middleOf(home) + width * t, foot + 3.9, 2.2)).join(''),
      'yellow',
      0.7,
    ),
  ]
}

/** A wide window of a space station: night behind the glass. */
export function porthole(pen: Pen, { home }: Home, glass: 'night' | 'white' = 'night'): Drawing {
  const far = pen.plane('middle', 'greyDark')
  const { x, y, width, height } = home
  const rivets = [x + 3, x + width - 3].flatMap((cx) => [y + 3, y + height - 3].map((cy) => circle(cx, cy, 0.8)))
  const dots = points('0.1,0.3 0.27,0.84 0.48,0.1 0.71,0.9 0.9,0.24 0.94,0.62 0.05,0.7')
  return [
    far.shape(box(x, y, width, height, 9), 'metal', 0.9),
    far.shape(rivets.join(''), 'white', 0.5),
    far.shape(box(x + 3, y + 3, width - 6, height - 6, 7), glass, 0.9),
    glass === 'white'
      ? []
      : pen.shade(
          dots.map(([dx, dy]) => circle(x + 4 + (width - 8) * dx, y + 4 + (height - 8) * dy, 0.35)).join(''),
          'white',
          0.8,
        ),
  ]
}

/** A bed of a garden: soil between stones. */
export function flowerBed(pen: Pen, { home, row, staying, size }: Home): Drawing {
  const far = pen.plane('far', 'brownDark')
  // It carries all of its things.
  const highest = Math.min(...staying.map(([, y]) => y + size * 0.1))
  const [top, foot] = [Math.min(home.y + home.height * 0.42, highest), groundOf(row) + 1.5]
  const stones = Math.round(home.width / 7)
  const wide = home.width / stones
  return [
    far.shape(
      `M${r(home.x + 3)} ${r(top)}Q${r(middleOf(home))} ${r(top - 4)} ${r(home.x + home.width - 3)} ${r(top)}L${r(home.x + home.width)} ${foot}H${r(home.x)}z`,
      'earth',
    ),
    Array.from({ length: stones }, (_, i) =>
      far.shape(box(home.x + i * wide + 0.3, foot - 2.4, wide - 0.6, 4.4, 2), 'stone', 0.6),
    ),
  ]
}

/** A fir in its pot, as wide as its things need. */
export function fir(pen: Pen, { home, row }: Home): Drawing {
  const middle = pen.plane('middle', 'leafDeep')
  const [x, foot] = [middleOf(home), groundOf(row)]
  const half = home.width / 2
  const tier = (top: number, bottom: number, above: number, below: number) =>
    `M${r(x - above)} ${r(top)}Q${r(x)} ${r(top - 2.4)} ${r(x + above)} ${r(top)}L${r(x + below)} ${r(bottom)}Q${r(x)} ${r(bottom + 3.4)} ${r(x - below)} ${r(bottom)}z`
  const third = home.height / 3
  return [
    pen.shade(ellipse(x, foot, 11, 1.6), 'black', 0.16),
    middle.shape(`M${r(x - 6)} ${foot - 5}H${r(x + 6)}L${r(x + 4.4)} ${foot}H${r(x - 4.4)}z`, 'red'),
    middle.shape(tier(home.y + 2 * third - 1, home.y + 3 * third, half * 0.62, half), 'leaf'),
    middle.shape(tier(home.y + third - 1, home.y + 2 * third, half * 0.44, half * 0.84), 'leaf'),
    middle.shape(
      `M${r(x)} ${r(home.y - 5)}L${r(x + half * 0.66)} ${r(home.y + third)}Q${r(x)} ${r(home.y + third + 3.4)} ${r(x - half * 0.66)} ${r(home.y + third)}z`,
      'leaf',
    ),
    // No star: stars hang in some trees, to be counted.
    middle.shape(
      `M${r(x)} ${r(home.y - 8.6)}C${r(x + 2)} ${r(home.y - 6)} ${r(x + 2)} ${r(home.y - 4.4)} ${r(x)} ${r(home.y - 3)}C${r(x - 2)} ${r(home.y - 4.4)} ${r(x - 2)} ${r(home.y - 6)} ${r(x)} ${r(home.y - 8.6)}z`,
      'yellow',
      0.8,
    ),
  ]
}

/** A mat of plaited straw on the ground, with fringes at both sides. */
export function strawMat(pen: Pen, { home, row }: Home): Drawing {
  const far = pen.plane('far', 'brownPale')
  const [top, foot] = [home.y, groundOf(row) + 1.5]
  const fringes = Array.from({ length: 7 }, (_, i) => {
    const t = (i + 0.5) / 7
    const [y, inset] = [r(top + (foot - top) * t), 4 * (1 - t)]
    return `M${r(home.x + inset)} ${y}h-2.600M${r(home.x + home.width - inset)} ${y}h2.600`
  })
  return [far.line(fringes.join(''), 0.6), cloth(pen, { home, row }, 'cream', 'strawDark')]
}
