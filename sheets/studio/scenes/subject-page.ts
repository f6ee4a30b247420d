/** A subject on a page: alone and huge, with little around it, in rich company. */

import { type Box, boundsOf, overlaps } from '../../lettering/bounds.ts'
import { isAtLeast } from '../../scene/levels.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { WAVE } from '../cast/poses.ts'
import { type Drawing, marksOf, type Pen } from '../pen.ts'
import type { Portrait } from '../portraits/portrait.ts'
import type { Setting } from './habitat.ts'
import { HABITATS } from './habitats.ts'
import type { Subject } from './subjects.ts'

/** Room of the subject on the page, mm: alone it is huge. */
const ROOM: Readonly<Record<Level, readonly [width: number, height: number]>> = {
  facil: [172, 176],
  medio: [140, 134],
  desafio: [124, 118],
}
/** The middle of what flies or swims. */
const [CENTRE, MIDDLE] = [105, 166]

/** Subjects beside which a child has ground and room. */
const WITH_CHILD = new Set(['horse', 'cake', 'gift', 'car', 'truck', 'elephant', 'unicorn', 'dog', 'house', 'cat'])
/** Foot and scale of that child. */
const CHILD = { x: 32, y: 281, scale: 1.25 }
/** Kept free of what is drawn in front, mm. */
const CHILD_ROOM: Box = { x: 14, y: 202, width: 40, height: 82 }

/** True if there is room for a child beside the subject. */
export const hasRoomBeside = ({ picture }: Subject): boolean => WITH_CHILD.has(picture)

/** Pages after the first two have the subject a little aside and smaller. */
const ASIDE = [0, 0, -12, 12, -6, 6]
const SMALLER = [1, 1, 0.92, 0.92, 0.86, 0.86]

/** A subject goes so far to the right of the child, unless it would leave the page, mm. */
const [MOST_ASIDE, RIGHT_EDGE] = [24, 194]
const roomForChild = (half: number) => Math.max(0, Math.min(MOST_ASIDE, RIGHT_EDGE - CENTRE - half))

const homeOf = ({ homes }: Subject, index: number) => HABITATS[homes[index % homes.length] ?? homes[0]]

/** The page drawn for the subject alone; pages beyond those show it at home. */
export const portraitOf = ({ portraits = [] }: Subject, index: number): Portrait | undefined => portraits[index]

/** Names of what a page of the subject shows. */
export function subjectShows(subject: Subject, level: Level, index: number): readonly string[] {
  const portrait = portraitOf(subject, index)
  if (portrait) return [subject.picture, ...portrait.shows]
  const home = homeOf(subject, index)
  const rich = level === 'desafio' && 'rich' in home ? home.rich : []
  return [subject.picture, ...(subject.company ?? []), ...rich]
}

interface OnPage {
  readonly level: Level
  /** From 0: each page has another home, and every second one looks the other way; with one home only the whole page does. */
  readonly index: number
  /** A child beside it, where there is room. */
  readonly child?: CastName | undefined
  /** Children who act on a page of its own. */
  readonly cast?: readonly CastName[]
}

function settingOf(level: Level, pen: Pen): Setting {
  const from = (least: Level) => (drawn: () => Drawing) => (isAtLeast(level, least) ? drawn() : [])
  return { pen, more: from('medio'), most: from('desafio'), rich: level === 'desafio' }
}

/** The subject on a page of a sheet. */
export function drawSubject(subject: Subject, pen: Pen, onPage: OnPage): Drawing {
  const { level, index, cast = [] } = onPage
  const portrait = portraitOf(subject, index)
  if (!portrait) return drawAtHome(subject, pen, onPage)
  return portrait.draw({ ...settingOf(level, pen), who: (i) => cast[i % cast.length] ?? 'bia' })
}

function drawAtHome(subject: Subject, pen: Pen, { level, index, child }: OnPage): Drawing {
  const { homes, reach, foot, fine } = subject
  const setting = (own: Pen) => settingOf(level, own)
  const draw = (own: Pen): Drawing => [subject.draw(own), fine ? setting(own).most(() => fine(own)) : []]
  const home = homeOf(subject, index)
  const [left, top, width, height] = reach
  const [wide, high] = ROOM[level]
  const place = index % ASIDE.length
  const turned = index % 2 === 1
  const turnsWhole = turned && homes.length === 1
  const scale = Math.round(Math.min(wide / width, high / height) * (SMALLER[place] ?? 1) * 100) / 100
  const beside = child !== undefined && hasRoomBeside(subject)
  const aside = beside ? roomForChild((width * scale) / 2) : (ASIDE[place] ?? 0)
  const x = CENTRE + (beside && turnsWhole ? -aside : aside) - (left + width / 2) * scale
  const y = foot ?? MIDDLE - (top + height / 2) * scale
  const behind = (own: Pen): Drawing => {
    const flip = turned && !turnsWhole
    const hero = own.plane('hero').at(flip ? 2 * (beside ? CENTRE + aside : CENTRE) - x : x, y, scale, draw, { flip })
    return [home.behind(setting(own)), hero]
  }
  const taken = turnsWhole ? { ...CHILD_ROOM, x: 2 * CENTRE - CHILD_ROOM.x - CHILD_ROOM.width } : CHILD_ROOM
  const isFree = (mark: Mark) => {
    const reach = boundsOf([mark])
    return reach === null || !overlaps(reach, taken)
  }
  const before = (own: Pen): Drawing => {
    const things = 'before' in home ? marksOf(home.before(setting(own))) : []
    return beside ? things.filter(isFree) : things
  }
  const placed = (drawn: (own: Pen) => Drawing) =>
    turnsWhole ? pen.at(2 * CENTRE, 0, 1, drawn, { flip: true }) : drawn(pen)
  return [
    placed((own) => [behind(own), before(own)]),
    beside ? person(pen.plane('hero'), child, CHILD.x, CHILD.y, CHILD.scale, { pose: WAVE }) : [],
  ]
}
