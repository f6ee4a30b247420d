/** Shirts, dresses and skirts, in the torso's own lengths: the hips are 0, the neck is above. */
import { round } from '../../scene/marks.ts'
import { disc, heart, points, star } from '../paths.ts'
import type { Drawing } from '../pen.ts'
import type { FigurePen } from './figure-pen.ts'
import { CLOTH, SKIN } from './inks.ts'
import type { Person } from './person.ts'
import { type Pose, type Skeleton, sin } from './skeleton.ts'

const HEM = 1.6
const DRESS_LENGTH = 8
const SKIRT_LENGTH = 7.4
const DOTS = points('-3.4,-11.4 3.2,-11 0,-7.6 -4,-4 4,-4 0,-0.6 -5.4,3 5.4,3 0,5.4')
/** Stripes below the armpits, from the neck. */
const STRIPES = [8.4, 12.2, 16, 19.8]

/** Legs are hidden: the picture ends at the chest. */
export const isBust = ({ hide = [] }: Pose) => hide.includes('legL') && hide.includes('legR')

export const isDress = ({ top }: Person) => top.kind === 'dress'

interface Cut {
  readonly outline: string
  readonly chest: number
  readonly hips: number
  readonly hem: number
}

export function cutOf(who: Person, pose: Pose, { body, narrow }: Skeleton): Cut {
  const [chest, hips, high] = [body.chest * narrow, body.hips * (narrow + 0.04), body.torso]
  const shoulders = `M-2.4,${round(-high)}C${round(-chest + 0.9)},${round(-high)} ${round(-chest)},${round(-high + 1.2)} ${round(-chest)},${round(-high + 4)}`
  const back = `${round(chest)},${round(-high + 4)}C${round(chest)},${round(-high + 1.2)} ${round(chest - 0.9)},${round(-high)} 2.4,${round(-high)}Z`
  if (isDress(who) && !isBust(pose)) {
    const [hem, flare] = [who.top.length ?? DRESS_LENGTH, 3.4]
    const outline = `${shoulders}C${round(-chest + 0.2)},${round(-high * 0.5)} ${round(-hips - 1)},-2 ${round(-hips - flare)},${hem}Q0,${hem + 2} ${round(hips + flare)},${hem}C${round(hips + 1)},-2 ${round(chest - 0.2)},${round(-high * 0.5)} ${back}`
    return { outline, chest, hips, hem }
  }
  const hem = pose.hem ?? HEM
  const outline = `${shoulders}C${round(-chest + 0.2)},${round(-high * 0.5)} ${round(-hips - 0.2)},${round(-high * 0.35)} ${round(-hips - 0.1)},${round(hem - 0.8)}Q${round(-hips)},${round(hem)} ${round(-hips + 1)},${round(hem + 0.2)}Q0,${round(hem + 0.9)} ${round(hips - 1)},${round(hem + 0.2)}Q${round(hips)},${round(hem)} ${round(hips + 0.1)},${round(hem - 0.8)}C${round(hips + 0.2)},${round(-high * 0.35)} ${round(chest - 0.2)},${round(-high * 0.5)} ${back}`
  return { outline, chest, hips, hem }
}

function print(pen: FigurePen, who: Person, { hem }: Cut, { body, turn }: Skeleton): Drawing {
  const { top } = who
  const tone = top.printTone ?? CLOTH.branco
  const [high, x] = [body.torso, sin(turn) * 2.4]
  switch (top.print) {
    case 'stripes':
      return STRIPES.map((below) => round(below - high))
        .filter((y) => y < hem - 1)
        .map((y) => {
          const [upper, lower] = [`M-12,${y}Q0,${round(y + 0.9)} 12,${y}`, round(y + 1.9)]
          const end = round(y + 2.8)
          return pen.inLine
            ? pen.ink(`${upper}M-12,${lower}Q0,${end} 12,${lower}`)
            : pen.tint(`${upper}V${lower}Q0,${end} -12,${lower}Z`, tone)
        })
    case 'dots':
      return DOTS.map(([dx, dy]) => pen.detail(disc(dx + x, dy, 1), tone))
    case 'star':
      return pen.detail(star(x, -high * 0.52, 3.1), tone)
    case 'sun':
      return pen.detail(star(x, -high * 0.52, 3.2, 9, 0.68), tone)
    case 'heart':
      return pen.detail(heart(x, -high * 0.52, 2.3), tone)
    default:
      return []
  }
}

export interface Torso {
  readonly drawing: Drawing
  readonly cut: Cut
  /** The print, to be drawn again where an arm's seam is painted over it. */
  readonly print: Drawing
}

export function torsoOf(pen: FigurePen, who: Person, pose: Pose, skeleton: Skeleton): Torso {
  const { top, bottom } = who
  const { bare } = pose
  const cut = cutOf(who, pose, skeleton)
  const { outline, chest, hips, hem } = cut
  const high = skeleton.body.torso
  const skin = SKIN[who.skin]
  const shaded = `M${round(-chest - 3)},${round(-high)}H${round(-chest + 1.9)}Q${round(-chest + 0.6)},${round(-high * 0.4)} ${round(-hips + 1.4)},${round(hem + 3)}H${round(-hips - 8)}Z`
  const inner = bare || pose.plain ? [] : print(pen, who, cut, skeleton)
  const apron =
    top.apron && !bare
      ? pen.shape(
          `M-4.6,${round(-high * 0.72)}H4.6V${round(-high * 0.4)}H${round(hips + 3)}V40H${round(-hips - 3)}V${round(-high * 0.4)}H-4.6Z`,
          top.apron,
          pen.inner,
        )
      : []
  const skirted = bottom.kind === 'skirt' && !isDress(who) && !isBust(pose) && !bare
  const waist = round(hem - 3)
  const skirt = `M${round(-hips)},${waist}L${round(hips)},${waist}Q${round(hips + 2)},3 ${round(hips + 3.2)},${SKIRT_LENGTH}Q0,${SKIRT_LENGTH + 2} ${round(-hips - 3.2)},${SKIRT_LENGTH}Q${round(-hips - 2)},3 ${round(-hips)},${waist}Z`
  const drawing: Drawing = [
    skirted ? [pen.shape(skirt, bottom.tone), pen.ink('M-2.4,3.4Q-3,5.4 -3.2,7M2.8,3.4Q3.2,5.4 3.4,7')] : [],
    pen.shape(outline, bare ? skin : top.tone),
    pen.inside(outline, [pen.tint(shaded, bare ? skin[1] : top.tone[1]), inner, apron]),
    bare ? pen.ink(`M.2,${round(-high * 0.22)}v.9`, pen.inner * 1.4) : [],
  ]
  return { drawing, cut, print: top.print === 'dots' ? inner : [] }
}

/** A shawl over the shoulders. */
export function shawlOf(pen: FigurePen, who: Person, { chest }: Cut, high: number): Drawing {
  if (!who.top.shawl) return []
  const [wide, top] = [round(chest + 2), round(-high)]
  const d = `M-3,${round(top - 0.6)}Q${-wide},${round(top + 1)} ${-wide},${round(top + 7)}Q-4,${round(top + 12)} 0,${round(top + 11)}Q4,${round(top + 12)} ${wide},${round(top + 7)}Q${wide},${round(top + 1)} 3,${round(top - 0.6)}Q0,${round(top + 3.4)} -3,${round(top - 0.6)}Z`
  const fold = `M${round(-chest)},${round(top + 6.4)}Q0,${round(top + 12)} ${round(chest)},${round(top + 6.4)}`
  return [pen.shape(d, who.top.shawl), pen.ink(fold)]
}
