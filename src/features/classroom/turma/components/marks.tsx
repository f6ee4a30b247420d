import {
  Apple,
  Bird,
  Bug,
  Car,
  Carrot,
  Cat,
  Cherry,
  Dog,
  Fish,
  Flower2,
  Leaf,
  type LucideIcon,
  Moon,
  Panda,
  Rabbit,
  Rocket,
  Sailboat,
  Shrimp,
  Snail,
  Squirrel,
  Star,
  Sun,
  TreePalm,
  Turtle,
  Umbrella,
} from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'
import type { LevelChoice } from '../../store/rules.ts'
import { MARKS, type Mark, pictureOfMark } from '../marks.rules.ts'
import { GROUP_NAMES } from '../texts.ts'

const ICONS: Readonly<Record<Mark, LucideIcon>> = {
  cat: Cat,
  bird: Bird,
  snail: Snail,
  dog: Dog,
  rabbit: Rabbit,
  squirrel: Squirrel,
  fish: Fish,
  turtle: Turtle,
  flower: Flower2,
  rocket: Rocket,
  cherry: Cherry,
  panda: Panda,
  boat: Sailboat,
  ladybug: Bug,
  sun: Sun,
  leaf: Leaf,
  apple: Apple,
  shrimp: Shrimp,
  palm: TreePalm,
  star: Star,
  car: Car,
  umbrella: Umbrella,
  carrot: Carrot,
  moon: Moon,
}

const COLOURS = [
  'bg-matematica-soft text-matematica',
  'bg-colorir-soft text-colorir',
  'bg-labirinto-soft text-labirinto',
  'bg-pontilhar-soft text-pontilhar',
  'bg-tracejar-soft text-tracejar',
  'bg-percepcao-soft text-percepcao',
  'bg-alfabetizacao-soft text-alfabetizacao',
  'bg-pareamento-soft text-pareamento',
]

/** The colour and picture of a child. */
export function ChildMark({ mark, small = false }: { mark: number; small?: boolean }) {
  const Picture = ICONS[pictureOfMark(mark)]
  const colours = COLOURS[(mark + Math.floor(mark / MARKS.length)) % COLOURS.length]
  return (
    <span
      aria-hidden
      className={classNames('grid shrink-0 place-items-center rounded-full', small ? 'size-7' : 'size-10', colours)}
    >
      <Picture size={small ? 16 : 20} />
    </span>
  )
}

const BARS = [5, 9, 13]
const FULL: Readonly<Partial<Record<LevelChoice, number>>> = { facil: 1, medio: 2, desafio: 3 }

/** One to three bars, beside the name of a level; none for that of each sheet. */
export function LevelBars({ level }: { level: LevelChoice }) {
  const full = FULL[level]
  if (full === undefined) return null
  return (
    <span aria-hidden className="inline-flex h-3.25 items-end gap-0.5">
      {BARS.map((height, i) => (
        <span
          key={height}
          style={{ height }}
          className={classNames('w-1 rounded-[1px] bg-current', i >= full && 'opacity-28')}
        />
      ))}
    </span>
  )
}

/** A level by bars and name. */
export function LevelName({ level, area }: { level: LevelChoice; area?: string | undefined }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <LevelBars level={level} />
      {area ? `${area}: ` : ''}
      {GROUP_NAMES[level]}
    </span>
  )
}
