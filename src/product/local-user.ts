import { isRecord } from '../platform/is-record.ts'
import { MINUTE_MS } from '../platform/time.ts'
import { BILLING_PERIODS, PLANS } from './plans.ts'

/** Lifetime of the administrator's flag after a clean-up, in ms (rule: local snapshot). */
export const ADMIN_FLAG_SURVIVES_MS = 5 * MINUTE_MS

/** Names in local storage (rule: local snapshot). */
const USER = 'user'
const IS_ADMIN = 'isAdmin'
const WELCOME = 'showPremiumSuccessPopup'
const LAST_CHECK = 'lastSubscriptionCheck'

/**
 * The snapshot of the person that the browser keeps for display while the server gives no answer (rule: local
 * snapshot). It holds no credential and the server never reads it (rule: session cookie).
 */
export interface LocalUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly plan?: (typeof PLANS)[number] | undefined
  readonly billingPeriod?: (typeof BILLING_PERIODS)[number] | null | undefined
  /** ISO 8601. */
  readonly subscriptionEnd?: string | null | undefined
  readonly subscriptionStatus?: string | undefined
}

const isText = (value: unknown) => typeof value === 'string'
const isAbsent = (value: unknown) => value === undefined
const isNothing = (value: unknown) => value === undefined || value === null
const isOneOf = (options: readonly string[]) => (value: unknown) => isText(value) && options.includes(value as string)

/** Checks each field by hand: every page carries this code, and a schema library weighs more. */
const FIELDS: Readonly<Record<keyof LocalUser, (value: unknown) => boolean>> = {
  id: isText,
  name: isText,
  email: isText,
  plan: (value) => isAbsent(value) || isOneOf(PLANS)(value),
  billingPeriod: (value) => isNothing(value) || isOneOf(BILLING_PERIODS)(value),
  subscriptionEnd: (value) => isNothing(value) || isText(value),
  subscriptionStatus: (value) => isAbsent(value) || isText(value),
}

function isLocalUser(value: unknown): value is LocalUser {
  return isRecord(value) && Object.entries(FIELDS).every(([name, holds]) => holds(value[name]))
}

function isAdminFlag(value: unknown): value is { value: boolean; at: number } {
  return isRecord(value) && typeof value.value === 'boolean' && typeof value.at === 'number'
}

/**
 * The local record in a storage. A storage that is full, disabled or corrupt reads as empty and never throws: no
 * decision depends on it.
 * @param storage a function, because access to local storage may throw
 * @param now milliseconds since 1970
 */
export function createLocalRecord(storage: () => Storage, now: () => number) {
  function read(name: string): unknown {
    try {
      return JSON.parse(storage().getItem(name) ?? 'null')
    } catch {
      return null
    }
  }

  function write(name: string, value: unknown): void {
    try {
      if (value === null) storage().removeItem(name)
      else storage().setItem(name, JSON.stringify(value))
    } catch {
      // Storage is unavailable.
    }
  }

  function user(): LocalUser | null {
    const stored = read(USER)
    return isLocalUser(stored) ? stored : null
  }

  function adminFlag() {
    const stored = read(IS_ADMIN)
    return isAdminFlag(stored) ? stored : null
  }

  return {
    /** The last user of this browser, or null. */
    user,
    keepUser: (stored: LocalUser): void => write(USER, stored),
    /** Changes part of the snapshot; no effect without one. */
    changeUser(part: Partial<Omit<LocalUser, 'id'>>): void {
      const known = user()
      if (known) write(USER, { ...known, ...part })
    },

    /** True if the last check found an administrator. For display only. */
    isAdmin: (): boolean => adminFlag()?.value ?? false,
    keepIsAdmin: (value: boolean): void => write(IS_ADMIN, value ? { value, at: now() } : null),

    /** True until the welcome to Premium was shown (rule: local snapshot). */
    awaitsWelcome: (): boolean => read(WELCOME) === true,
    keepAwaitsWelcome: (value: boolean): void => write(WELCOME, value || null),

    /** When the subscription was last asked for, in ms since 1970; null for never. */
    lastSubscriptionCheck(): number | null {
      const at = read(LAST_CHECK)
      return typeof at === 'number' && at <= now() ? at : null
    },
    keepSubscriptionCheck: (): void => write(LAST_CHECK, now()),

    /** Forgets the person; the administrator's flag stays while it is under 5 minutes old (rule: local snapshot). */
    wipe(): void {
      for (const name of [USER, WELCOME, LAST_CHECK]) write(name, null)
      const flag = adminFlag()
      if (!flag || now() - flag.at >= ADMIN_FLAG_SURVIVES_MS || flag.at > now()) write(IS_ADMIN, null)
    },
  }
}

/** The record of this browser. */
export const localRecord = createLocalRecord(() => globalThis.localStorage, Date.now)

/**
 * Calls `changed` when another tab of this browser changes or removes the user. Returns a function that unsubscribes.
 */
export function onOtherTab(changed: (user: LocalUser | null) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // No key: everything was emptied.
    if (key === USER || key === null) changed(localRecord.user())
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
