/** The actions of the cast, and how one of them comes onto a page. */
import { group, round } from '../../../scene/marks.ts'
import { type Drawing, marksOf, type Pen } from '../../pen.ts'
import { figure } from '../figure.ts'
import { figurePen, placed } from '../figure-pen.ts'
import { SKIN } from '../inks.ts'
import { CAST, type CastName } from '../people.ts'
import type { Person } from '../person.ts'
import { BATH } from './bath.ts'
import { CALM } from './calm.ts'
import { HOME } from './home.ts'
import { PLAY } from './play.ts'
import { SCHOOL } from './school.ts'
import type { Action, Stage } from './stage.ts'

const ALL = { ...HOME, ...BATH, ...SCHOOL, ...PLAY, ...CALM }

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
      const shown: Person = { ...(beside ? CAST[usual] : CAST[who ?? usual]), ...wear, ...(headphones && HEADPHONES) }
      const person = seated ? inShorts(shown) : shown
      const near = own.at(larger)
      return placed(figure(near, person, pose, extra?.(near, SKIN[person.skin])), x, 0, larger)
    },
  }
  return action.draw(stage)
}

/** The action in a square, as a card shows it. */
export function actionCard(
  pen: Pen,
  name: ActionName,
  x: number,
  y: number,
  side: number,
  acting: Acting = {},
): Drawing {
  const [left, top, reach] = ACTIONS[name].box
  const scale = round((side / reach) * 100) / 100
  return group(x - left * scale, y - top * scale, marksOf(performed(pen, scale, name, acting)), { scale })
}
