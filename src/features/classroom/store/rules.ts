import type { LetterStyle, Level } from '../../../../sheets/scene/scene.ts'
import type { InkChoice } from '../../../../sheets/variants/choices.ts'
import { DAY_MS } from '../../../platform/time.ts'

/** Parts of the curriculum, each with a level. */
export const AREAS = ['matematica', 'leitura', 'coordenacao'] as const
export type Area = (typeof AREAS)[number]

/** A level; `sheet`: that of each sheet, as it was chosen (docs/adr/0067). */
export type LevelChoice = Level | 'sheet'

/** School years and, last, therapy or support groups. */
export const YEARS = ['infantil', '1', '2', '3', '4', '5', 'atendimento'] as const
export type Year = (typeof YEARS)[number]
export type SchoolYear = Exclude<Year, 'atendimento'>
export const SCHOOL_YEARS = YEARS.filter((year) => year !== 'atendimento')

/** The one school year of a class; null without a class, and for children of several years. */
export const schoolYear = (year: Year | null): SchoolYear | null => (year === 'atendimento' ? null : year)

export const MOST_CHILDREN = 60
export const MOST_CLASSES = 20
/** Characters of a child's name, and of a class's. */
export const LONGEST_NAME = 40

/** One child. Absent and null properties are as in the class (rule: the class). */
export interface Child {
  readonly id: string
  /** A first name or nickname, as printed. */
  readonly name: string
  /** A colour and a picture: 0 to {@link MOST_CHILDREN} - 1, as many as children. */
  readonly mark: number
  readonly levels: Readonly<Partial<Record<Area, LevelChoice>>>
  readonly letters: LetterStyle | null
  readonly ink: InkChoice | null
  /** Id of an interest (sheets/pictures/interests.ts). */
  readonly interest: string | null
  readonly fewer: boolean
  /** Day on which the child is away, as a date key. */
  readonly awayOn: string | null
}

/** Choices for every child of a class. */
export interface ClassRule {
  readonly levels: Readonly<Record<Area, LevelChoice>>
  readonly letters: LetterStyle
  readonly ink: InkChoice
}

export interface SchoolClass {
  readonly id: string
  readonly name: string
  readonly year: Year
  readonly rule: ClassRule
  /** In the order of the register. */
  readonly children: readonly Child[]
}

/** Everything about children that a device keeps for one account. */
export interface Room {
  readonly classes: readonly SchoolClass[]
  /** When a copy was last saved, ms since 1970. */
  readonly copiedAt: number | null
  /** When the first child was written here, ms since 1970. */
  readonly begunAt: number | null
  /** When the reminder of a copy was last put off, ms since 1970. */
  readonly remindedAt: number | null
}

export const EMPTY_ROOM: Room = { classes: [], copiedAt: null, begunAt: null, remindedAt: null }

export const newChild = (id: string, name: string, mark: number): Child => ({
  id,
  name,
  mark: mark % MOST_CHILDREN,
  levels: {},
  letters: null,
  ink: null,
  interest: null,
  fewer: false,
  awayOn: null,
})

/** The first marks that no child of a class has, from `from` on; those of others once all are taken. */
export function freeMarks(children: readonly Child[], count: number, from = 0): number[] {
  const taken = new Set(children.map(({ mark }) => mark))
  const all = Array.from({ length: MOST_CHILDREN }, (_, i) => (from + i) % MOST_CHILDREN)
  return [...all.filter((mark) => !taken.has(mark)), ...all].slice(0, count)
}

/** The room with one class changed; unchanged without it. */
export function withClass(room: Room, id: string, change: (one: SchoolClass) => SchoolClass): Room {
  return { ...room, classes: room.classes.map((one) => (one.id === id ? change(one) : one)) }
}

/** The class with some children changed. */
export function withChildren(one: SchoolClass, ids: readonly string[], change: (child: Child) => Child): SchoolClass {
  return { ...one, children: one.children.map((child) => (ids.includes(child.id) ? change(child) : child)) }
}

/** The room with another class, where there is room for one. */
export function withNewClass(room: Room, one: SchoolClass, now: number): Room {
  if (room.classes.length >= MOST_CLASSES) return room
  return { ...room, classes: [...room.classes, one], begunAt: room.begunAt ?? now }
}

export const childCount = (room: Room): number => room.classes.reduce((count, one) => count + one.children.length, 0)

/** Days without a copy after which the page reminds. */
const REMINDER_DAYS = 30

/** Days since the last copy, or since the first child, when a reminder is due; null otherwise. */
export function daysWithoutCopy({ copiedAt, begunAt, remindedAt }: Room, now: number): number | null {
  const since = copiedAt ?? begunAt
  if (since === null || now - since < REMINDER_DAYS * DAY_MS) return null
  if (remindedAt !== null && now - remindedAt < REMINDER_DAYS * DAY_MS) return null
  return Math.floor((now - since) / DAY_MS)
}
