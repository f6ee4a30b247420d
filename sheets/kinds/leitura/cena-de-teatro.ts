/** Scenes for the stage: read one, find who speaks and the directions, make one from a story. */
import type { PagesFacts } from '../../page/compose.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import type { Pen } from '../../studio/pen.ts'
import { STAGE_SETS, type StageSet } from '../../studio/places/theatre-stage.ts'
import { type Draw, goingRound, wholePages } from '../escrita/whole-pages.ts'
import { OPEN_SCENES, SHORT_SCENES, type StageScene } from './scene-facts.ts'
import { openScenePage, shortScenePage, toldScenePage } from './scene-pages.ts'
import { TOLD_SCENES, type ToldScene } from './told-scenes.ts'

export interface SceneFacts {
  readonly set: StageSet
  readonly scene: StageScene | null
  readonly told: ToldScene | null
}

interface Drawn {
  readonly facts: SceneFacts
  readonly marks: readonly PageMark[]
}

const PAGES: Readonly<Record<Level, (pen: Pen, set: StageSet) => Drawn>> = {
  facil: (pen, set) => {
    const scene = SHORT_SCENES[set]
    return { facts: { set, scene, told: null }, marks: shortScenePage(pen, set, scene) }
  },
  medio: (pen, set) => {
    const scene = OPEN_SCENES[set]
    return { facts: { set, scene, told: null }, marks: openScenePage(pen, set, scene) }
  },
  desafio: (pen, set) => {
    const told = TOLD_SCENES[set]
    return { facts: { set, scene: null, told }, marks: toldScenePage(pen, set, told) }
  },
}

/** The first page has the theme's set, the next ones go round the sets. */
export const cenaDeTeatro: SheetKind<PagesFacts<SceneFacts>> = {
  id: 'cena-de-teatro',
  category: 'alfabetizacao',
  themes: STAGE_SETS,
  draw: (options) => {
    const setOf = goingRound(options, STAGE_SETS)
    const draw: Draw<SceneFacts> = (pen, _random, _look, index) => {
      const set = setOf(index)
      const { facts, marks } = PAGES[options.level](pen, set)
      const { cast, shows } = facts.scene ?? facts.told ?? { cast: [], shows: [] }
      return { facts, marks, items: [`${set}: ${cast.join(', ')}`], pictures: [...shows] }
    }
    return wholePages(options, draw, 1)
  },
}
