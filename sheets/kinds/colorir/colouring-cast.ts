/** Pictures for colouring pages: broad regions, easy to separate from their neighbours. */
import type { Box } from '../../lettering/bounds.ts'
import type { Level } from '../../scene/scene.ts'
import type { SceneWish } from '../../scenes/composer.ts'

/** Width from which a hand of the level colours a region with ease, mm. */
export const EASY_ACROSS: Readonly<Record<Level, number>> = { facil: 6, medio: 4, desafio: 3 }

/** Drawings that are mostly black, of soldiers, of squares, or a head without its body. */
const WITHOUT: ReadonlySet<string> = new Set(
  'helmet alien-monster telescope flag battery party-popper office house-garden blowfish shark fountain hibiscus snail heart storm comet tractor'.split(
    ' ',
  ),
)

export const castWish = (
  level: Level,
  frame: Box,
  must: readonly string[] = [],
  seen?: ReadonlySet<string>,
): SceneWish => ({
  level,
  frame,
  color: false,
  must,
  ...(seen && { seen }),
  apart: true,
  least: EASY_ACROSS[level],
  without: WITHOUT,
})
