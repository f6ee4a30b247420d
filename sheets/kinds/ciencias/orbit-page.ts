/** The Sun at one side, eight planets on their orbits, a plate for each name and a paper with the bank and two riddles. */
import type { Box } from '../../lettering/bounds.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { GREY } from '../../scene/inks.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import {
  eveningSky,
  notePaper,
  skyNotes,
  type WatchPlace,
  watchers,
  watchGround,
} from '../../studio/places/sky-watch.ts'
import { drawnPlanet, hugeSun, type PlanetName } from '../../studio/shapes/solar-system.ts'
import { bankPaper } from './bank-paper.ts'
import { PLANETS, type Riddle } from './planets.ts'

export interface OrbitFacts {
  /** Planets whose names the child writes; the others have theirs. */
  readonly asked: readonly PlanetName[]
  readonly riddles: readonly Riddle[]
  /** The bank in its order on the paper. */
  readonly bank: readonly string[]
  /** The Sun is at the right. */
  readonly isMirrored: boolean
}

const SUN = { x: 4, y: 140, r: 29 }
const ORBITS: Readonly<Record<PlanetName, { readonly orbit: number; readonly angle: number; readonly r: number }>> = {
  Mercúrio: { orbit: 54, angle: -39, r: 3.6 },
  Vênus: { orbit: 71, angle: 30, r: 6 },
  Terra: { orbit: 89, angle: -9, r: 6.3 },
  Marte: { orbit: 109, angle: 21, r: 4.6 },
  Júpiter: { orbit: 128, angle: -28, r: 15.5 },
  Saturno: { orbit: 148, angle: 14, r: 12 },
  Urano: { orbit: 168, angle: -23, r: 9 },
  Netuno: { orbit: 187, angle: -3, r: 8.7 },
}
const PLATE = { width: 37, height: 11.6, gap: 2.4 }
const [LEFTMOST, RIGHTMOST] = [12, 198]

export const planetAt = (name: PlanetName) => {
  const { orbit, angle, r } = ORBITS[name]
  const turn = (angle * Math.PI) / 180
  return { x: SUN.x + orbit * Math.cos(turn), y: SUN.y + orbit * Math.sin(turn), r }
}

/** The middle of a planet's plate: below it, but above Mercury, which is close to the Sun. */
const plateAt = (name: PlanetName) => {
  const { x, y, r } = planetAt(name)
  const half = PLATE.width / 2
  const away = (r + PLATE.gap + PLATE.height / 2) * (name === 'Mercúrio' ? -1 : 1)
  return { x: Math.min(Math.max(x, LEFTMOST + half), RIGHTMOST - half), y: y + away }
}

function skyOf(pen: Pen, side: (x: number) => number): Drawing {
  return [
    Object.values(ORBITS).map(({ orbit }) => stroke(circle(side(SUN.x), SUN.y, orbit), GREY, 0.35)),
    hugeSun(pen, side(SUN.x), SUN.y, SUN.r),
    pen.text(side(SUN.x + 17), SUN.y + 2.4, 'Sol', 7),
    PLANETS.map(({ name }) => {
      const { x, y, r } = planetAt(name)
      return drawnPlanet(pen, name, side(x), y, r)
    }),
  ]
}

const NAME_SIZE = 5.6

function plates(pen: Pen, { asked }: OrbitFacts, side: (x: number) => number): PageMark[] {
  return PLANETS.flatMap(({ name }, i): PageMark[] => {
    const { x, y } = plateAt(name)
    const [left, top] = [side(x) - PLATE.width / 2, y - PLATE.height / 2]
    const cx = left + 8 + (PLATE.width - 8) / 2
    const isAsked = asked.includes(name)
    return [
      ...marksOf([
        pen.shape(box(left, top, PLATE.width, PLATE.height, 2.4), 'white', 0.8),
        pen.shape(circle(left + 5, y, 3.6), 'yellowPale', 0.6),
        pen.text(left + 5, y + 1.6, i + 1, 4.6),
        isAsked ? [] : pen.text(cx, y + NAME_SIZE * 0.35, name, NAME_SIZE, { font: 'text' }),
      ]),
      ...(isAsked ? [writtenAnswer(cx, y, name, NAME_SIZE)] : []),
    ]
  })
}

/** Words below the riddles, for whoever compares sizes. */
function scaleNote(pen: Pen, { x, y, width }: Box): Drawing {
  return pen.text(x + width / 2, y + 56, 'Tamanhos e distâncias fora de escala.', 3.4, { font: 'text' })
}

export function orbitPage(pen: Pen, place: WatchPlace, variant: number, facts: OrbitFacts): PageMark[] {
  const side = (x: number) => (facts.isMirrored ? 210 - x : x)
  const notes = skyNotes(facts.isMirrored)
  return [
    ...marksOf([
      eveningSky(pen),
      skyOf(pen, side),
      watchGround(pen, place, 216),
      notePaper(pen, notes),
      scaleNote(pen, notes),
      watchers(pen, variant, facts.isMirrored),
    ]),
    ...plates(pen, facts, side),
    ...bankPaper(pen, notes, facts.bank, facts.riddles),
  ]
}
