/** Grounds of the pictures of an encyclopedia, composed for a frame whose foot's middle is (0, 0). Lengths in mm. */
import { box, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { birdsAfar, blades, ripples } from '../scenes/ground.ts'
import { savannaTree } from '../shapes/food-web.ts'
import { bush, cloud, tree, tuft } from '../shapes/nature.ts'
import { fern, reed } from '../shapes/plants.ts'

export interface Frame {
  readonly width: number
  readonly height: number
}

const sky = (pen: Pen, { width, height }: Frame, fill: Fill): Drawing =>
  pen.shape(box(-width / 2 - 4, -height - 4, width + 8, height + 8), fill, null)

/** Ground from its soft upper edge down; the edge rises and falls by 3 mm. */
const band = (pen: Pen, { width }: Frame, y: number, fill: Fill, weight?: number): Drawing => {
  const [left, quarter] = [-width / 2 - 6, (width + 12) / 4]
  return pen.shape(
    `M${left} ${y}q${quarter / 2} -5 ${quarter} 0t${quarter} 0t${quarter} 0t${quarter} 0V8H${left}z`,
    fill,
    weight,
  )
}

/** Middle of a tree at a share of the half width, its crown within the frame. */
const inside = ({ width }: Frame, share: number, scale: number) => {
  const reach = width / 2 - 17 * scale
  return Math.max(-reach, Math.min(reach, (share * width) / 2))
}

/** Trees on the far bank at `y`, whole below the frame's upper edge: places in shares of the half width. */
const farTrees = (pen: Pen, frame: Frame, y: number, shares: readonly number[]): Drawing => {
  const scale = Math.min(1.1, (frame.height + y - 6) / 32)
  return shares.map((share, i) =>
    tree(pen, inside(frame, share, scale), y + 2, scale * (i % 2 ? 0.82 : 1), i % 2 ? 'lime' : 'leaf'),
  )
}

/** Places of the trees on the bank of a wide lagoon. */
const BANK_TREES: readonly number[] = [-0.86, -0.7, 0.58, 0.73, 0.88]

/** A lagoon in front of a far bank, grass at the foot; `side` of the reed: -1 the left one, 0 none. */
export function lakeGround(pen: Pen, frame: Frame, shore = 30, side: -1 | 0 = -1, trees = BANK_TREES): Drawing {
  const { width, height } = frame
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  const bank = -Math.max(shore + 18, height * 0.6)
  return [
    sky(pen, frame, 'sky'),
    height > 90
      ? [cloud(far, width * 0.24, -height + 14, 0.6), birdsAfar(far, `${-width * 0.1},${-height + 16},9`)]
      : [],
    band(far, frame, bank - 4, 'hillFar'),
    farTrees(middle, frame, bank, width > 150 ? trees : [0.84]),
    band(middle, frame, bank + 2, 'hill'),
    band(middle, frame, bank + 9, 'water'),
    ripples(
      middle,
      points('-0.36,0.3 0.2,0.2 -0.05,0.6 0.3,0.66')
        .map(([a, b]) => `${a * width},${bank + 12 + b * (-shore - bank - 14)}`)
        .join(' '),
    ),
    band(pen, frame, -shore, 'grass'),
    blades(
      middle,
      points('-0.4,0.5 -0.2,0.3 0.1,0.25 0.28,0.6 0.4,0.4')
        .map(([a, b]) => `${a * width},${-shore * b}`)
        .join(' '),
    ),
    side ? [reed(pen, side * (width / 2 - 14), -shore + 8, 0.8, -3), tuft(pen, -side * (width / 2 - 12), -6, 0.8)] : [],
  ]
}

/** The lagoon from nearer: water down to the foot. */
export function riverGround(pen: Pen, frame: Frame, bank = 0.6): Drawing {
  const { width, height } = frame
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  const y = -height * bank
  return [
    sky(pen, frame, 'sky'),
    height > 90 ? cloud(far, -width * 0.2, -height + 14, 0.6) : [],
    band(far, frame, y - 6, 'hillFar'),
    farTrees(middle, frame, y - 1, width > 150 ? [-0.84, -0.7, 0.3, 0.66, 0.84] : [-0.72, 0.7]),
    band(middle, frame, y, 'hill'),
    band(middle, frame, y + 8, 'water'),
    ripples(
      middle,
      points('-0.42,0.3 0.26,0.22 -0.36,0.86 0.3,0.8')
        .map(([a, b]) => `${a * width},${(y + 10) * (1 - b)}`)
        .join(' '),
    ),
  ]
}

/** Flooded land seen from the tree tops: crowns at the foot, the lagoon below and behind them. */
export function canopyGround(pen: Pen, frame: Frame): Drawing {
  const { width, height } = frame
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  return [
    sky(pen, frame, 'sky'),
    birdsAfar(far, `${width * 0.14},${-height + 14},9 ${width * 0.3},${-height + 24},7`),
    band(far, frame, -height * 0.56, 'hillFar'),
    band(middle, frame, -height * 0.49, 'hill'),
    band(middle, frame, -height * 0.41, 'water'),
    ripples(middle, `${-width * 0.36},-25 ${width * 0.16},-26 ${width * 0.36},-23`),
    [-0.96, -0.58, 0.22, 0.6, 0.98].map((share, i) =>
      tree(middle, (share * width) / 2, 26 + (i % 2) * 5, 1.3 + (i % 2) * 0.1, i % 2 ? 'lime' : 'leaf'),
    ),
  ]
}

/** A clearing of the rain forest. */
export function forestGround(pen: Pen, frame: Frame): Drawing {
  const { width, height } = frame
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  const y = -height * 0.5
  const scale = Math.min(1.9, (height * 0.5 - 5) / 31)
  return [
    sky(pen, frame, 'skyLow'),
    band(far, frame, y - 8, 'hillFar'),
    (width > 150 ? [-0.86, -0.6, -0.3, 0.02, 0.34, 0.62, 0.87] : [-1, -0.34, 0.32, 1]).map((share, i) =>
      tree(middle, inside(frame, share, scale), y + 3, scale * (i % 2 ? 0.84 : 1), i % 2 ? 'leaf' : 'leafDark'),
    ),
    band(middle, frame, y + 2, 'meadow'),
    fern(middle, -width / 2 + 18, y + 18, 0.7),
    band(pen, frame, -22, 'grass'),
    blades(
      middle,
      points('-0.4,0.5 -0.1,0.3 0.2,0.6 0.4,0.3')
        .map(([a, b]) => `${a * width},${-22 * b}`)
        .join(' '),
    ),
  ]
}

/** Grassland with crooked trees and red earth. */
export function savannaGround(pen: Pen, frame: Frame): Drawing {
  const { width, height } = frame
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  const y = -height * 0.55
  const scale = Math.min(0.62, (height * 0.45 - 5) / 76)
  return [
    sky(pen, frame, 'skyLow'),
    height > 90
      ? [cloud(far, -width * 0.24, -height + 13, 0.6), birdsAfar(far, `${width * 0.16},${-height + 14},9`)]
      : [],
    far.shape(
      `M${-width / 2 - 6} ${y}L${-width * 0.36} ${y - 13}H${-width * 0.12}L${-width * 0.02} ${y}H${width * 0.12}L${width * 0.2} ${y - 10}H${width * 0.4}L${width / 2 + 6} ${y}V8H${-width / 2 - 6}z`,
      'hillFar',
    ),
    band(middle, frame, y, 'hill'),
    (width > 150 ? [-0.82, -0.5, 0.56, 0.82] : [-0.68, 0.68]).map((share, i) =>
      savannaTree(middle, (share * width) / 2, y + 4, scale * (i % 2 ? 0.8 : 1)),
    ),
    band(middle, frame, y + 14, 'straw'),
    width > 150 ? bush(middle, width / 2 - 18, y + 24, 0.6, 'lime') : [],
    band(pen, frame, -24, 'yellowPale'),
    blades(
      middle,
      points('-0.42,0.5 -0.24,0.9 0.1,0.2 0.3,0.7 0.42,0.3')
        .map(([a, b]) => `${a * width},${-24 * b}`)
        .join(' '),
    ),
  ]
}

/** Dusk above the river, the moon in its corner. */
export const duskRiver = (pen: Pen, frame: Frame): Drawing => {
  const { width, height } = frame
  return [riverGround(pen, frame, 0.72), pen.shape(ellipse(-width * 0.12, -height * 0.93 + 4, 6, 6), 'sun', 0.9)]
}
