import { type DeviceList, type Outbox, readDeviceList, readOutbox } from '../device/rules.ts'

/** Keys in local storage; /cookies names them. */
const DEVICE = 'favoritos'
const OUTBOX = 'favoritos.pendentes'

export interface LocalStoreOptions {
  /** A function, because the access to local storage may throw. */
  readonly storage: () => Storage
  readonly newId: () => string
}

/** True if this key of local storage concerns saved activities. */
export const concerns = (name: string | null): boolean => name === null || name === DEVICE || name === OUTBOX

/** A visitor's saved activities, and a member's pending presses. */
export function createLocalStore({ storage, newId }: LocalStoreOptions) {
  /** A member's pending presses in a browser without storage. */
  const memory = new Map<string, string>()

  function stored(name: string): string | null {
    try {
      return memory.get(name) ?? storage().getItem(name)
    } catch {
      return null
    }
  }

  function store(name: string, value: object | null): boolean {
    try {
      if (value === null) storage().removeItem(name)
      else storage().setItem(name, JSON.stringify(value))
      return true
    } catch {
      return false
    }
  }

  const storeDevice = (list: DeviceList | null): boolean => store(DEVICE, list)

  const device = () => readDeviceList(stored(DEVICE), newId)
  const outbox = (owner: string) => readOutbox(stored(OUTBOX), owner)

  function storeOutbox(waiting: Outbox): void {
    memory.delete(OUTBOX)
    if (!store(OUTBOX, waiting.batches.length > 0 ? waiting : null)) memory.set(OUTBOX, JSON.stringify(waiting))
  }

  return { device, outbox, storeDevice, storeOutbox }
}
