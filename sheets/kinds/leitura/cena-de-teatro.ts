/** Scenes for the stage: read one, find who speaks and the directions, make one from a story. */
import type { PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import type { Pen } from '../../studio/pen.ts'
import { CURTAINS, STAGE_SETS, type StageSet } from '../../studio/places/theatre-stage.ts'
import { type Draw, goingRound, wholePages } from '../escrita/whole-pages.ts'
import { mixedAsks } from './asked-rows.ts'
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

const withMixedAsks = (random: Random, scene: StageScene): StageScene => ({
  ...scene,
  asks: mixedAsks(random, scene.asks),
})

const PAGES: Readonly<Record<Level, (pen: Pen, set: StageSet, look: number, random: Random) => Drawn>> = {
  facil: (pen, set, look, random) => {
    const scene = withMixedAsks(random, SHORT_SCENES[set])
    return { facts: { set, scene, told: null }, marks: shortScenePage(pen, set, scene, look) }
  },
  medio: (pen, set, look, random) => {
    const scene = withMixedAsks(random, OPEN_SCENES[set])
    return { facts: { set, scene, told: null }, marks: openScenePage(pen, set, scene, look) }
  },
  desafio: (pen, set, look) => {
    const told = TOLD_SCENES[set]
    return { facts: { set, scene: null, told }, marks: toldScenePage(pen, set, told, look) }
  },
}

/** The first page has the theme's set, the next ones go round the sets. */
export const cenaDeTeatro: SheetKind<PagesFacts<SceneFacts>> = {
  id: 'cena-de-teatro',
  category: 'alfabetizacao',
  themes: STAGE_SETS,
  draw: (options) => {
    const setOf = goingRound(options, STAGE_SETS)
    const draw: Draw<SceneFacts> = (pen, random, look, index) => {
      const set = setOf(index)
      const { facts, marks } = PAGES[options.level](pen, set, look, random)
      const { cast, shows } = facts.scene ?? facts.told ?? { cast: [], shows: [] }
      return { facts, marks, items: [`${set}: ${cast.join(', ')}`], pictures: [...shows] }
    }
    return wholePages(options, draw, CURTAINS.length)
  },
}
