/** The actions of the cast, and how one of them comes onto a page. */
import { boundsOf } from '../../../lettering/bounds.ts'
import { group, round } from '../../../scene/marks.ts'
import { type Drawing, marksOf, Pen } from '../../pen.ts'
import { figure } from '../figure.ts'
import { figurePen, placed } from '../figure-pen.ts'
import { SKIN } from '../inks.ts'
import { CAST, type CastName } from '../people.ts'
import type { Person } from '../person.ts'
import { BATH } from './bath.ts'
import { CALM } from './calm.ts'
import { CARE } from './care.ts'
import { COMPANY } from './company.ts'
import { HOME } from './home.ts'
import { MEALS } from './meals.ts'
import { OUTDOORS } from './outdoors.ts'
import { PLAY } from './play.ts'
import { SCHOOL } from './school.ts'
import type { Action, Stage } from './stage.ts'
import { TABLE } from './table.ts'
import { TELLING } from './telling.ts'

const ALL = {
  ...{ ...HOME, ...BATH, ...SCHOOL, ...OUTDOORS, ...PLAY, ...CALM },
  ...{ ...CARE, ...MEALS, ...TABLE, ...COMPANY, ...TELLING },
}

export type ActionName = keyof typeof ALL

/** By its name in words, as on a card. */
export const ACTIONS: Readonly<Record<ActionName, Action>> = ALL

export const ACTION_NAMES = Object.keys(ALL) as readonly ActionName[]

export interface Acting {
  /** Somebody else than usual. */
  readonly who?: CastName
  /** Without sun and moon: a window shows the hour. */
  readonly sky?: boolean
  readonly wear?: Partial<Person>
  /** As large as it fits, whoever acts. */
  readonly fitted?: boolean
}

const HEADPHONES: Partial<Person> = { aids: ['ear-defenders'] }

const inShorts = (person: Person): Person =>
  person.bottom.kind === 'skirt' ? { ...person, bottom: { ...person.bottom, kind: 'shorts' } } : person

/** Somebody doing something, their feet on (0, 0), 60 mm high at scale 1. */
function performed(pen: Pen, scale: number, name: ActionName, { who, sky = true, wear }: Acting): Drawing {
  const own = figurePen(pen, scale)
  const action = ACTIONS[name]
  const hero = CAST[who ?? action.usual]
  const stage: Stage = {
    pen: own,
    sky,
    skin: SKIN[hero.skin],
    person: (usual, pose, extra, { x = 0, scale: larger = 1, beside, seated, headphones } = {}) => {
      // A person never meets themselves: the usual actor takes the part beside `who`.
      const other = usual === who ? action.usual : usual
      const shown: Person = { ...CAST[beside ? other : (who ?? usual)], ...wear, ...(headphones && HEADPHONES) }
      const person = seated ? inShorts(shown) : shown
      const near = own.at(larger)
      return placed(figure(near, person, pose, extra?.(near, SKIN[person.skin])), x, 0, larger)
    },
  }
  return action.draw(stage)
}

/** The square that holds all that is drawn, so that whoever acts, hair and hat are inside. */
function squareAround(pen: Pen, name: ActionName, acting: Acting): readonly [x: number, y: number, side: number] {
  const drawn = boundsOf(marksOf(performed(pen, 1, name, acting)))
  if (!drawn) return [0, 0, 1]
  const side = Math.max(drawn.width, drawn.height)
  return [drawn.x + (drawn.width - side) / 2, drawn.y + (drawn.height - side) / 2, side]
}

/** The action in a square. */
export function actionCard(
  pen: Pen,
  name: ActionName,
  x: number,
  y: number,
  side: number,
  acting: Acting = {},
): Drawing {
  const { box }: Action = ACTIONS[name]
  const [left, top, reach] = box && !acting.fitted ? box : squareAround(pen, name, acting)
  const scale = round((side / reach) * 100) / 100
  return group(x - left * scale, y - top * scale, marksOf(performed(pen, scale, name, acting)), { scale })
}

/** The action in a wide picture: feet on a place, a child 60 mm high at scale 1. */
export const acted = (pen: Pen, name: ActionName, x: number, foot: number, scale: number, who: CastName): Drawing =>
  group(x, foot, marksOf(performed(pen, scale, name, { who, sky: false })), { scale })

/** A person with hips at or above this height stands, rides or swings. */
const STANDING_HIP = -17.5

/** True if the action shows the actor upright on their legs. */
function stands(name: ActionName): boolean {
  const own = figurePen(new Pen(true), 1)
  let found = false
  const stage: Stage = {
    pen: own,
    sky: false,
    skin: SKIN.s1,
    person: (_, { hide, hip }, __, { beside } = {}) => {
      const [, height = Number.NEGATIVE_INFINITY] = hip ?? []
      if (!beside && !hide?.includes('legL') && height < STANDING_HIP) found = true
      return []
    },
  }
  ACTIONS[name].draw(stage)
  return found
}

const STANDING: ReadonlySet<ActionName> = new Set(ACTION_NAMES.filter(stands))

/** True if this child can perform the action: Lia uses a wheelchair, and does not stand or ride. */
export const suits = (name: ActionName, who: CastName): boolean => who !== 'lia' || !STANDING.has(name)
