import { type DeviceList, type Outbox, readDeviceList, readOutbox } from '../device/rules.ts'

/** Names in local storage; /cookies names them. */
const DEVICE = 'favoritos'
const OUTBOX = 'favoritos.pendentes'

export interface LocalStoreOptions {
  /** A function, because reaching for local storage may already throw. */
  readonly storage: () => Storage
  readonly newId: () => string
}

/** Whether a change of local storage under this name is about saved activities. */
export const concerns = (name: string | null): boolean => name === null || name === DEVICE || name === OUTBOX

/** What this device holds: a visitor's saved activities, and presses of a member that have not arrived. */
export function createLocalStore({ storage, newId }: LocalStoreOptions) {
  /** Presses of a member where the browser stores nothing: they wait in this page alone. */
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
