/** Levels from the easiest to the hardest. */
import type { Level } from './scene.ts'

const RANK: Readonly<Record<Level, number>> = { facil: 1, medio: 2, desafio: 3 }

export const isAtLeast = (level: Level, least: Level): boolean => RANK[level] >= RANK[least]
