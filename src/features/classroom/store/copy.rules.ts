import { isRecord } from '../../../platform/is-record.ts'
import { type Basket, readBasket } from '../caderno/rules.ts'
import { type Child, MOST_CHILDREN, MOST_CLASSES, type Room, type SchoolClass } from './rules.ts'
import { roomSchema } from './schema.ts'

/** First property of every copy. */
const FORMAT = 'sala-de-aula'
/** Version of the format that this product writes; it reads earlier ones. Basket since 3, level `sheet` since 2. */
const VERSION = 3
/** Largest file that is read, bytes: twenty full classes are under a third of it. */
export const LARGEST_COPY = 2_000_000

export interface CopyContents {
  readonly room: Room
  /** Null in copies of the first versions. */
  readonly basket: Basket | null
}

/** Contents that only a password opens. Binary values are base64. */
export interface Sealed {
  readonly salt: string
  readonly iv: string
  readonly rounds: number
  readonly data: string
}

/** Why a file is no copy of a class. */
export type CopyFault = 'huge' | 'cut' | 'other' | 'newer' | 'password'

export type ReadCopy = CopyContents | { readonly sealed: Sealed } | { readonly fault: CopyFault }

/** The text of a copy; its contents may be sealed. */
export function copyText(contents: CopyContents | { readonly sealed: Sealed }, madeAt: Date): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, madeAt: madeAt.toISOString(), ...contents })
}

const MOST_ROUNDS = 5_000_000

const isSealed = (value: unknown): value is Sealed =>
  isRecord(value) &&
  [value.salt, value.iv, value.data].every((part) => typeof part === 'string' && /^[A-Za-z0-9+/=]+$/.test(part)) &&
  typeof value.rounds === 'number' &&
  value.rounds > 0 &&
  value.rounds <= MOST_ROUNDS

/** Reads the contents of a copy, also as the first versions sealed them: a room by itself. Null where they are damaged. */
export function readContents(value: unknown): CopyContents | null {
  if (!isRecord(value)) return null
  const room = roomSchema.safeParse(value.room ?? value)
  return room.success ? { room: room.data, basket: readBasket(value.basket) } : null
}

/** Reads a copy without throwing, whatever the file holds. */
export function readCopy(text: string): ReadCopy {
  if (text.length > LARGEST_COPY) return { fault: 'huge' }
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return { fault: text.trimStart().startsWith(`{"format":"${FORMAT}"`) ? 'cut' : 'other' }
  }
  if (!isRecord(said) || said.format !== FORMAT || typeof said.version !== 'number') return { fault: 'other' }
  if (said.version > VERSION) return { fault: 'newer' }
  if (isSealed(said.sealed)) return { sealed: said.sealed }
  return readContents(said) ?? { fault: 'cut' }
}

/** Names of the children and the classes that a copy brings, and of those that it changes. */
export interface CopyChanges {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly kept: number
  readonly newClasses: readonly string[]
  /** Classes whose name, year or rule are others in the copy. */
  readonly changedClasses: readonly string[]
  /** The copy does not fit beside what is here. */
  readonly tooMany: boolean
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const aboutClass = ({ name, year, rule }: SchoolClass) => [name, year, rule]

function mergedClass(here: SchoolClass, copy: SchoolClass): SchoolClass {
  const fromCopy = new Map(copy.children.map((child) => [child.id, child]))
  const known = new Set(here.children.map(({ id }) => id))
  const children: Child[] = here.children.map((child) => fromCopy.get(child.id) ?? child)
  return { ...copy, children: [...children, ...copy.children.filter(({ id }) => !known.has(id))] }
}

/** The room after a copy is opened into it: the copy's version of a child wins, and no child leaves. */
export function mergeCopy(here: Room, copy: Room): { readonly room: Room; readonly changes: CopyChanges } {
  const copied = new Map(copy.classes.map((one) => [one.id, one]))
  const known = new Set(here.classes.map(({ id }) => id))
  const added = copy.classes.filter(({ id }) => !known.has(id))
  const classes = [
    ...here.classes.map((one) => {
      const other = copied.get(one.id)
      return other ? mergedClass(one, other) : one
    }),
    ...added,
  ]
  const before = new Map(here.classes.flatMap(({ children }) => children.map((child) => [child.id, child])))
  const after = classes.flatMap(({ children }) => children)
  const isChanged = (child: Child) => before.has(child.id) && !same(before.get(child.id), child)
  return {
    room: { ...here, classes, begunAt: here.begunAt ?? copy.begunAt, copiedAt: here.copiedAt ?? copy.copiedAt },
    changes: {
      added: after.filter(({ id }) => !before.has(id)).map(({ name }) => name),
      changed: after.filter(isChanged).map(({ name }) => name),
      kept: after.filter((child) => before.has(child.id) && !isChanged(child)).length,
      newClasses: added.map(({ name }) => name),
      changedClasses: here.classes.flatMap((one) => {
        const other = copied.get(one.id)
        return other && !same(aboutClass(one), aboutClass(other)) ? [other.name] : []
      }),
      tooMany: classes.length > MOST_CLASSES || classes.some(({ children }) => children.length > MOST_CHILDREN),
    },
  }
}
