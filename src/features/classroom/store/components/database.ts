import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** The database of this browser; /cookies names it. */
const NAME = 'sala-de-aula'
const VERSION = 1

/** One document an account, by its id. */
interface Shelves extends DBSchema {
  rooms: { key: string; value: unknown }
  baskets: { key: string; value: unknown }
}

export const SHELVES = ['rooms', 'baskets'] as const
export type Shelf = (typeof SHELVES)[number]

let opened: Promise<IDBPDatabase<Shelves>> | null = null

function database(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('rooms')
      db.createObjectStore('baskets')
    },
    // A newer version in another tab waits for this one.
    blocking: () => {
      void opened?.then((db) => db.close())
      opened = null
    },
    terminated: () => {
      opened = null
    },
  }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

/** The document of an account, or null. @throws when storage is blocked */
export async function readShelf(shelf: Shelf, owner: string): Promise<unknown> {
  return (await (await database()).get(shelf, owner)) ?? null
}

/**
 * Changes the document of an account in one transaction, as it is now and not as a tab saw it last: two tabs lose no
 * change of each other. Returns the written document. @throws when storage is blocked or full
 */
export async function changeShelf<T>(shelf: Shelf, owner: string, change: (stored: unknown) => T): Promise<T> {
  // A class is work of an hour; a basket is pressed together again, and people leave the page right after.
  const durability = shelf === 'rooms' ? 'strict' : 'relaxed'
  const transaction = (await database()).transaction(shelf, 'readwrite', { durability })
  const stored = await transaction.store.get(owner)
  const value = change(stored ?? null)
  await Promise.all([transaction.store.put(value, owner), transaction.done])
  return value
}

/** Removes the documents of an account. @throws when storage is blocked */
export async function emptyShelves(owner: string): Promise<void> {
  const transaction = (await database()).transaction(SHELVES, 'readwrite')
  await Promise.all([...SHELVES.map((shelf) => transaction.objectStore(shelf).delete(owner)), transaction.done])
}
