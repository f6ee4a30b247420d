/** Whole scenes to colour: who has to be there comes from the piece, everybody else from the seed. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { idOfName } from '../../pictures/vocabulary.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castScene, drawScene } from '../../scenes/composer.ts'
import { findPlace, PLACES } from '../../scenes/places.ts'
import { uncovered } from '../../scenes/uncover.ts'
import { castWish } from './colouring-cast.ts'

const FRAME = { x: CONTENT.x, y: CONTENT.y, width: CONTENT.width, height: CONTENT.height }

/** Themes that have another name than their place. */
const PLACE_OF: Readonly<Record<string, string>> = { fazenda: 'sitio', festa: 'aniversario', cidade: 'transito' }

/** Lines, mm: broad ones forgive more. */
const STROKES: Readonly<Record<Level, number>> = { facil: 1.15, medio: 0.85, desafio: 0.7 }

export interface SceneFacts {
  readonly things: readonly string[]
}

function drawPage(options: SheetOptions, random: Random, seen: Set<string>) {
  const { level } = options
  const theme = options.theme ?? 'fazenda'
  const place = findPlace(PLACE_OF[theme] ?? theme)
  const must = (options.must ?? []).flatMap((name) => idOfName(name) ?? [])
  const look = { frame: FRAME, color: false, stroke: STROKES[level], simple: level === 'facil', broad: true }
  const cast = castScene(place, castWish(level, FRAME, must, seen), random)
  const things = uncovered(cast, place, { level, frame: FRAME, must })
  for (const { picture } of things) seen.add(picture)
  return { marks: drawScene(place, things, look, random), facts: { things: things.map(({ picture }) => picture) } }
}

export const colorirCena: SheetKind<PagesFacts<SceneFacts>> = {
  id: 'colorir-cena',
  category: 'colorir',
  themes: [
    'fazenda',
    'mar',
    'espaco',
    'festa',
    'jardim',
    'cidade',
    ...PLACES.map(({ id }) => id).filter((id) => !['mar', 'espaco', 'jardim'].includes(id)),
  ],
  draw: (options) => {
    const seen = new Set<string>()
    return composeSheet(options, 'colour', (random) => drawPage(options, random, seen))
  },
}
