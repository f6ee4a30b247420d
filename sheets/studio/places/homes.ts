/** Places for groups of things: the crown of a tree, a cloth, a paddock, a plate. Each is drawn behind its things. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { box, ellipse, poly, ring, type Spot, scallop, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { fence } from '../shapes/plants.ts'
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

export function jetty(pen: Pen, { home, row }: Home): Drawing {
  const far = pen.plane('middle', 'brownDark')
  const y = home.y - 4
  // From the edge of the page, where nothing is before it.
  const [left, right] = [home.x - row.x < 10 ? 4 : home.x - 2, home.x + home.width + 1]
  const posts = Array.from({ length: Math.floor((right - left - 2) / 15) }, (_, i) => left + 8 + i * 15)
  return [
    posts.map((x) => far.shape(box(x, y, 2.6, 15, 0.6), 'woodDark', 0.7)),
    far.shape(box(left, y - 3, right - left, 4.6, 0.8), 'wood', 0.8),
    far.line(posts.map((x) => `M${x + 6} ${r(y - 3)}v4.600`).join(''), 0.6, 'brownDark'),
    posts.map((x) => far.shape(box(x - 0.2, y - 7, 3, 5.6, 1), 'woodDark', 0.7)),
  ]
}

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
    pen.shade(
      smooth([
        [home.x + 2, top],
        [home.x + home.width - 2, top],
        [home.x + home.width + 3, groundOf(row) + 1],
        [home.x - 1, groundOf(row) + 1],
      ]),
      'sand',
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

/** A plate on the table, seen from the front and a little above. */
export function dishBelow(pen: Pen, { home, row }: Home): Drawing {
  const far = pen.plane('far', 'waterLine')
  const [x, y] = [middleOf(home), (home.y + groundOf(row)) / 2 + 1]
  const [rx, ry] = [home.width / 2, (groundOf(row) - home.y) / 2 + 1]
  return [
    pen.shade(ellipse(x, y + 1.6, rx, ry), 'brown', 0.2),
    far.shape(ellipse(x, y, rx, ry), 'white'),
    far.shape(ellipse(x, y, rx - 3.4, ry - 2.6), 'foam', 0.5),
  ]
}

/** A bed of a garden: soil between stones. */
export function flowerBed(pen: Pen, { home, row, staying, size }: Home): Drawing {
  const far = pen.plane('far', 'brownDark')
  // All of its things stand on it.
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

/** A bank of cloud below the things. */
export function cloudBank(pen: Pen, { home, row }: Home): Drawing {
  const far = pen.plane('far', 'seaLine')
  const foot = groundOf(row) + 2
  const count = Math.max(5, Math.round(home.width / 9))
  const spots = Array.from({ length: count }, (_, i): Spot => {
    const t = i / (count - 1)
    return [home.x + home.width * t, foot - 3 - Math.sin(t * Math.PI) * 3.4]
  })
  return far.shape(
    `${scallop(spots, 0.6, false)}Q${r(home.x + home.width)} ${foot + 3} ${r(home.x + home.width - 4)} ${foot + 3}H${r(home.x + 4)}Q${r(home.x)} ${foot + 3} ${r(home.x)} ${r(foot - 3)}z`,
    'cloud',
  )
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
    middle.shape(tier(home.y, home.y + third, half * 0.3, half * 0.66), 'leaf'),
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
