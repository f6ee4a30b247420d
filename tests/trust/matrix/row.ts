import type { Kind, Person } from '../people.ts'
import type { World } from '../world.ts'

/**
 * The columns of the matrix. `other`: a signed-in person on the free plan who names another person wherever possible.
 */
export const COLUMNS = ['visitor', 'free', 'premium', 'cancelled', 'expired', 'admin', 'other'] as const
export type Column = (typeof COLUMNS)[number]

/** Sources of premium; the column `premium` uses one of them if a row names it. */
export const WAYS_TO_PREMIUM = ['subscribed', 'pass', 'granted'] as const satisfies readonly Kind[]

/** A status; after a space, a word of the row's `verdict` about the body, or the start of `Location`. */
export type Cell = number | `${number} ${string}`
export type Cells = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell]

/** The caller, and the user that the request names: the same except in the column `other`. */
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
  /** The subject, if an endpoint has several rows. */
  readonly about?: string
  /** The user of the column `premium`, also named in the column `other`, where the source of premium matters. */
  readonly premium?: Kind
  readonly expected: Cells
  /** Of a screen asked for as data, where it is not what follows from `expected`. */
  readonly asData?: Cells
  readonly ask?: (asked: Asked) => Ask | Promise<Ask>
  /** One word about the body, if the status alone does not show the decision. */
  readonly verdict?: (body: unknown) => string
}

/** The same for everybody. */
export const everybody = (cell: Cell): Cells => [cell, cell, cell, cell, cell, cell, cell]

/** For signed-in people; `other` when naming another person makes a difference. */
export const members = (cell: Cell, other: Cell = cell): Cells => [401, cell, cell, cell, cell, cell, other]

/** For administrators alone. */
export const admins = (cell: Cell): Cells => [401, 403, 403, 403, 403, cell, 403]
