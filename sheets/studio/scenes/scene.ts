/**
 * A scene is a place drawn in planes with somebody of the cast who does something there. The place has a law of scale:
 * what is farther up the ground is smaller.
 */
import { isAtLeast } from '../../scene/levels.ts'
import type { Level } from '../../scene/scene.ts'
import { person, type Standing } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import type { Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

/** The height of a child of the cast, metres, and in the units of its drawing. */
const CHILD = { metres: 1.2, units: 60 }
/** At the horizon things keep this share of their size in front: a stage for children, no true perspective. */
const FARTHEST = 0.45

/** Support of whoever is at a spot. */
export type Support = 'ground' | 'floor' | 'water' | 'seat' | 'table' | 'air'

/** A place where somebody or something may be: its foot, its room in mm about the foot, and what bears it. */
export interface Standpoint {
  readonly at: Spot
  readonly width: number
  readonly height: number
  readonly on: Support
}

export interface Scene {
  /** As the themes of the sheets name it. */
  readonly id: string
  /** In a sentence: «na fazenda». */
  readonly name: string
  /** Height of the horizon, or of the foot of the wall, and of the feet of whoever is nearest, mm from the top. */
  readonly horizon: number
  readonly front: number
  /** A metre in front, mm. */
  readonly metre: number
  readonly spots: Readonly<Record<string, Standpoint>>
  /** Things that are put into it are by moonlight, too. */
  readonly isNight?: true
  /** Names of the pictures that a child would say are there, as the vocabulary knows them. */
  readonly shows: readonly string[]
  /** Names of what is there on the hardest level alone. */
  readonly rich?: readonly string[]
  /** The camera of the easiest level: the middle of what it sees, and how much larger; the foot of the picture stays. */
  readonly close: { readonly x: number; readonly zoom: number }
  readonly draw: (stage: Stage) => Drawing
}

type Ground = Pick<Scene, 'horizon' | 'front' | 'metre'>

/** A metre in mm for something whose foot is at this height of the page. */
export function metreAt({ horizon, front, metre }: Ground, foot: number): number {
  const near = Math.max(0, (foot - horizon) / (front - horizon))
  return metre * (FARTHEST + (1 - FARTHEST) * near)
}

/** Scale of a child of the cast at this height of the page. */
export const childScale = (ground: Ground, foot: number) =>
  Math.round(((metreAt(ground, foot) * CHILD.metres) / CHILD.units) * 100) / 100

/** Look of somebody at a spot in another version of the picture. */
export type Restyling = (spot: string, who: CastName, standing: Standing) => Standing

interface Staging {
  /** A wide picture of whoever is in front. */
  readonly isWide?: boolean
  readonly restyle?: Restyling
}

/** Everything a scene is drawn with: the pen, the level and the children of this page. */
export class Stage {
  readonly pen: Pen
  readonly level: Level
  /** True for a wide picture of whoever is in front. */
  readonly isWide: boolean
  private readonly scene: Scene
  private readonly cast: readonly CastName[]
  private readonly restyle: Restyling

  constructor(scene: Scene, pen: Pen, level: Level, cast: readonly CastName[], staging: Staging = {}) {
    const { isWide = false, restyle = (_spot, _who, standing) => standing } = staging
    this.scene = scene
    this.pen = pen
    this.level = level
    this.cast = cast
    this.isWide = isWide
    this.restyle = restyle
  }

  /** The same stage by moonlight. */
  byNight(): Stage {
    const { scene, pen, level, cast, isWide, restyle } = this
    return new Stage(scene, pen.byNight(), level, cast, { isWide, restyle })
  }

  /** Drawn where the whole height of the scene is seen: the upper edge of a wide picture would cut it in two. */
  tall(draw: () => Drawing): Drawing {
    return this.isWide ? [] : draw()
  }

  /** Drawn from this level on: the easiest pages have fewer and larger things. */
  from(level: Level, draw: () => Drawing): Drawing {
    return isAtLeast(this.level, level) ? draw() : []
  }

  who(index: number): CastName {
    return this.cast[index % this.cast.length] ?? 'bia'
  }

  /** Scale for a thing so many metres high whose drawing is so many units high, with its foot at this height. */
  size(foot: number, metres: number, units: number): number {
    return Math.round(((metreAt(this.scene, foot) * metres) / units) * 100) / 100
  }

  /** Somebody at a spot of the scene, as large as the law of scale asks: one of the page's children, or by name. */
  person(spot: string, who: number | CastName, standing: Standing = {}): Drawing {
    const place = this.scene.spots[spot]
    if (!place) throw new RangeError(`${this.scene.id} has no spot ${spot}`)
    const [x, foot] = place.at
    const name = typeof who === 'number' ? this.who(who) : who
    return person(this.pen, name, x, foot, childScale(this.scene, foot), this.restyle(spot, name, standing))
  }
}
