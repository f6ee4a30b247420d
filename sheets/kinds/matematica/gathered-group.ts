/** A group strewn in its place: a pen, a plate, a flower bed. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import type { Mark } from '../../scene/scene.ts'
import { centred } from '../../studio/fit.ts'
import type { Spot } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { gatheredThing } from './gathered-things.ts'
import { type Gathering, holderOf } from './gatherings.ts'
import { strewnInPlace } from './strewn.ts'

/** Of an ellipse: things in its corners would be over the edge. */
const ROUNDED = 0.14
/** From the top of a place to where its things may be, of a flower bed too, and from its sides. */
const [BELOW_FENCE, BELOW_EDGE, FROM_SIDE] = [4, 8, 3]
const ABOVE_FOOT = 2

interface GatheredGroup {
  readonly name: string
  readonly count: number
  /** Of the row that the group is in, its own part. */
  readonly x: number
  readonly width: number
  readonly index: number
  /** Things are no larger than this. */
  readonly largest?: number
}

interface Roomy {
  readonly home: Box
  readonly inner: Box
}

/** The place of a group, and what of it bears things. */
function roomOf(row: Box, gathering: Gathering, { name, x, width }: GatheredGroup): Roomy {
  const holder = holderOf(gathering, name)
  const { side, top, bottom } = holder.inset
  const home = {
    x: x + side,
    y: row.y + top,
    width: width - 2 * side,
    height: row.height - top - bottom - ABOVE_FOOT,
  }
  const [aside, above] = holder.round
    ? [home.width * ROUNDED, home.height * ROUNDED]
    : [holder.rim ?? FROM_SIDE, holder.airy ? BELOW_EDGE : BELOW_FENCE]
  const inner = {
    x: home.x + aside,
    y: home.y + above,
    width: home.width - 2 * aside,
    height: home.height - above - (holder.round ? above : (holder.rim ?? 0)),
  }
  return { home, inner }
}

export interface Strewn {
  readonly spots: readonly Spot[]
  readonly size: number
  readonly marks: readonly Mark[]
}

export function drawGathered(pen: Pen, row: Box, gathering: Gathering, group: GatheredGroup, random: Random): Strewn {
  const { home, inner } = roomOf(row, gathering, group)
  const thing = gatheredThing(group.name)
  const { spots, size } = strewnInPlace(inner, group.count, thing, random, group.largest)
  const place = holderOf(gathering, group.name).draw(pen, { row, home, staying: spots, size, index: group.index })
  return { spots, size, marks: [...marksOf(place), ...spots.map(([x, y]) => centred(pen, thing, x, y, size))] }
}
