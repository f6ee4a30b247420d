/** The head: skull, ears, face, hair, and what helps to see and to hear. */
import { round } from '../../scene/marks.ts'
import { box, disc } from '../paths.ts'
import type { Drawing } from '../pen.ts'
import { face, PROFILE } from './face.ts'
import { type FigurePen, placed } from './figure-pen.ts'
import { cacheado, pompons, power } from './hair/curly.ts'
import type { Hair, HairContext } from './hair/hair.ts'
import { chanel, chiquinha, liso, ondulado, rabo, trancas } from './hair/long.ts'
import { bone, cachos, coque, curto, fogo, pai } from './hair/short.ts'
import { CLOTH, HAIR, SKIN, type Tone } from './inks.ts'
import type { HairName, Person } from './person.ts'
import { clamp, cos, lerp, type Pose, type Skeleton, sin } from './skeleton.ts'

type Style = (pen: FigurePen, context: HairContext) => Hair

const STYLES: Readonly<Record<HairName, Style>> = {
  ...{ curto, bone, cachos, pai, coque, fogo },
  ...{ liso, chanel, ondulado, rabo, chiquinha, trancas },
  ...{ pompons, power, cacheado },
}

const hairTone = ({ hairColour }: Person): Tone => (typeof hairColour === 'string' ? HAIR[hairColour] : hairColour)

/** Beyond this turn only the near ear is seen, and hair covers part of it. */
const ONE_EAR = 14
/** Hair and nose turn no further. */
const MOST_TURN = 64

/** Jaw and moustache: the cheeks stay free, or the beard would be a mask. */
function beard(pen: FigurePen, { tone, middle, temple, side }: HairContext, skin: Tone, turn: number): Drawing {
  const m = middle * 0.9
  const d = `M${round(Math.max(-10.1, temple - 0.6))},.2C-10,8.2 -5.4,10.1 ${round(side * 1.6)},10.1C5.8,10.1 10,8.4 10.1,.2L${round(lerp(8.5, 9.9, side))},.2C${round(lerp(8.2, 9.8, side))},4 ${round(6.4 + m * 0.6)},6 ${round(4.2 + m)},5.3Q${round(2 + m)},4.2 ${round(m)},4.7Q${round(-2 + m)},4.2 ${round(-4.4 + m)},5.3C${round(-6.6 + m)},6 ${round(temple + 1.6)},4 ${round(temple + 0.8)},.2Z`
  const mouthX = 10.1 * sin(clamp((turn > PROFILE ? -14 : 0) + turn, -88, 88)) * 0.94
  return [pen.shape(d, tone, pen.inner * 0.9), pen.fill(disc(mouthX, 6.8, 2.9 * Math.max(0.6, cos(turn)), 1.55), skin)]
}

function hearingAid(pen: FigurePen, x: number): Drawing {
  const shell = `M${round(x - 0.4)},-1.4C${round(x - 3.4)},-2 ${round(x - 3.6)},2.6 ${round(x - 1.6)},4.4C${round(x - 0.6)},4.6 ${round(x - 0.7)},3.4 ${round(x - 1)},3C${round(x - 1.8)},1.6 ${round(x - 1.4)},.4 ${round(x)},0Z`
  return [pen.detail(shell, CLOTH.azul), pen.ink(`M${round(x - 0.2)},-.6Q${round(x + 2)},-.4 ${round(x + 1.2)},1.8`)]
}

function earDefenders(pen: FigurePen, hair: Hair, turn: number, side: number, earX: number): Drawing {
  const [high, wide] = hair.far ? [17.4, 12.4] : [13.2, 11.6]
  const cup = (x: number, width: number): Drawing => [
    pen.shape(box(x - width / 2, -3, width, 9.6, 2.4), CLOTH.vermelho),
    pen.ink(`M${round(x - width / 4)},-.4V4`),
  ]
  const front = turn < ONE_EAR
  const band = front
    ? `M${-wide},-1C${round(-wide - 1.4)},${round(-high * 1.12)} ${round(wide + 1.4)},${round(-high * 1.12)} ${wide},-1`
    : `M${round(earX + 0.4)},-1C${round(earX - 1)},${round(-high * 0.8)} ${round(-4 * side)},${round(-high * 0.96)} 2,${round(-high * 0.9)}C8,${round(-high * 0.9)} 10.6,-8 10.4,-5`
  return [
    pen.rope(band, CLOTH.marinho, 1.7),
    front ? [cup(-wide + 0.2, 4.6), cup(wide - 0.2, 4.6)] : cup(earX + 0.4, 6.4),
  ]
}

export interface HeadDrawing {
  /** Hair behind the body. */
  readonly back: Drawing
  readonly front: Drawing
}

export function headOf(pen: FigurePen, who: Person, pose: Pose, skeleton: Skeleton): HeadDrawing {
  const signed = pose.face ?? skeleton.turn
  const turn = Math.abs(signed)
  const side = sin(Math.min(turn, MOST_TURN))
  const nod = pose.nod ?? 0
  const skin = SKIN[who.skin]
  const temple = 10.1 * sin(clamp(-66 + turn, -88, 88))
  const context: HairContext = { who, side, middle: 5.2 * side, temple, tone: hairTone(who) }
  const hair = STYLES[who.hair](pen, context)
  const skull = `M-10.1,-.4C-10.1,-6.7 -5.6,-9.9 0,-9.9C5.6,-9.9 10.1,-6.7 10.1,-.4C10.5,5 6.2,9.1 ${round(side * 1.6)},9.1C-6.2,9.1 -10.5,5 -10.1,-.4Z`
  const ear = (x: number): Drawing => [
    pen.shape(who.hasDownSyndrome ? disc(x, 2, 1.55, 1.7) : disc(x, 1.7, 1.95, 2.2), skin),
    pen.ink(`M${round(x + 0.5)},.9q-1.3,.7 0,1.8`, pen.inner * 0.8),
  ]
  const earX = -10.6 * cos(turn)
  const front = turn < ONE_EAR
  const brow = `M-12,-12H12V${round(-3 + nod * 0.5)}Q0,-5.6 -12,${round(-3 + nod * 0.5)}Z`
  const drawn: Drawing = [
    front && !hair.hideEar ? [ear(-10.5), ear(10.5)] : [],
    pen.shape([skull, ...(turn > PROFILE ? [disc(9.9, 3.4, 1.35)] : [])], skin),
    pen.inside(skull, pen.tint(brow, skin[1], 0.5, skin)),
    who.beard ? beard(pen, context, skin, turn) : [],
    face(pen, who, { expression: pose.expr ?? 'neutro', turn, nod, look: pose.look ?? 0 }),
    hair.front,
    !front && !hair.hideEar ? ear(earX + 0.6) : [],
    hair.after ?? [],
    who.aids?.includes('hearing-aid') ? hearingAid(pen, front ? -10.6 : earX + 0.4) : [],
    who.aids?.includes('ear-defenders') ? earDefenders(pen, hair, turn, side, earX) : [],
  ]
  const [x, y] = skeleton.head
  const place = (drawing: Drawing) =>
    placed(drawing, x, y, skeleton.body.head, skeleton.lean * 0.55 + skeleton.tilt, signed < 0)
  return { back: hair.back ? place(hair.back) : [], front: place(drawn) }
}
