import type { Kind, Person } from '../people.ts'
import type { World } from '../world.ts'

/**
 * The columns of the matrix. `other`: a signed-in person on the free plan who names another person wherever possible.
 */
export const COLUMNS = ['visitor', 'free', 'premium', 'cancelled', 'expired', 'admin', 'other'] as const
export type Column = (typeof COLUMNS)[number]

/** How premium comes about; the column `premium` has one of them behind it where a row says so. */
export const WAYS_TO_PREMIUM = ['subscribed', 'pass', 'granted'] as const satisfies readonly Kind[]

/** A status; after a space, a word the row's `verdict` says about the body, or the beginning of `Location`. */
export type Cell = number | `${number} ${string}`
export type Cells = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell]

/** Who asks, and whom the request names: the same person but in the column `other`. */
export interface Asked {
  readonly self: Person
  readonly target: Person
  readonly world: World
}

/** One request of a row. */
export interface Ask {
  /** Fills `{id}` and the like. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly form?: FormData | URLSearchParams
  readonly headers?: Readonly<Record<string, string>>
}

export interface Row {
  /** `GET /rest/v1/profiles/{id}`, as the OpenAPI document has it; for a screen its address in src/web/routes.ts. */
  readonly endpoint: string
  /** What is asked for, where an endpoint has several rows. */
  readonly about?: string
  /**
   * Which person the column `premium` uses, and is named in the column `other`, where it is about how one became so.
   */
  readonly premium?: Kind
  readonly expected: Cells
  /** Of a screen asked for as data, where it is not what follows from `expected`. */
  readonly asData?: Cells
  readonly ask?: (asked: Asked) => Ask | Promise<Ask>
  /** One word about the body, when the status alone does not say how it was decided. */
  readonly verdict?: (body: unknown) => string
}

/** The same for everybody. */
export const everybody = (cell: Cell): Cells => [cell, cell, cell, cell, cell, cell, cell]

/** For signed-in people; `other` when naming another person makes a difference. */
export const members = (cell: Cell, other: Cell = cell): Cells => [401, cell, cell, cell, cell, cell, other]

/** For administrators alone. */
export const admins = (cell: Cell): Cells => [401, 403, 403, 403, 403, cell, 403]
