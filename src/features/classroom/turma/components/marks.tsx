import { Bird, Cat, Dog, Fish, Rabbit, Snail, Squirrel, Turtle } from 'lucide-react'
import type { Level } from '../../../../../sheets/scene/scene.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { LEVEL_NAMES } from '../texts.ts'

const MARKS = [
  [Cat, 'bg-matematica-soft text-matematica'],
  [Bird, 'bg-colorir-soft text-colorir'],
  [Snail, 'bg-labirinto-soft text-labirinto'],
  [Dog, 'bg-pontilhar-soft text-pontilhar'],
  [Rabbit, 'bg-tracejar-soft text-tracejar'],
  [Squirrel, 'bg-percepcao-soft text-percepcao'],
  [Fish, 'bg-alfabetizacao-soft text-alfabetizacao'],
  [Turtle, 'bg-pareamento-soft text-pareamento'],
] as const

/** The colour and animal of a child. */
export function ChildMark({ mark, small = false }: { mark: number; small?: boolean }) {
  const [Animal, colours] = MARKS[mark % MARKS.length] ?? MARKS[0]
  return (
    <span
      aria-hidden
      className={classNames('grid shrink-0 place-items-center rounded-full', small ? 'size-7' : 'size-10', colours)}
    >
      <Animal size={small ? 16 : 20} />
    </span>
  )
}

const BARS = [5, 9, 13]
const FULL: Readonly<Record<Level, number>> = { facil: 1, medio: 2, desafio: 3 }

/** One to three bars, beside the name of a level. */
export function LevelBars({ level }: { level: Level }) {
  return (
    <span aria-hidden className="inline-flex h-3.25 items-end gap-0.5">
      {BARS.map((height, i) => (
        <span
          key={height}
          style={{ height }}
          className={classNames('w-1 rounded-[1px] bg-current', i >= FULL[level] && 'opacity-28')}
        />
      ))}
    </span>
  )
}

/** A level by bars and name. */
export function LevelName({ level, area }: { level: Level; area?: string | undefined }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <LevelBars level={level} />
      {area ? `${area}: ` : ''}
      {LEVEL_NAMES[level]}
    </span>
  )
}
