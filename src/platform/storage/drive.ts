import type { Disk } from 'flydrive'
import { assertPrefix, contentTypeOf } from './key.ts'
import type { Storage } from './storage.ts'

/** What both stores leave to flydrive, after the key has been looked at. */
export function driveOperations(disk: Disk): Pick<Storage, 'exists' | 'delete' | 'list'> {
  return {
    async exists(key) {
      contentTypeOf(key)
      return disk.exists(key)
    },

    async delete(key) {
      contentTypeOf(key)
      await disk.delete(key)
    },

    async *list(prefix) {
      assertPrefix(prefix)
      // The folder is read, then filtered: a prefix may end in the middle of a name.
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll(folder, { recursive: true, paginationToken })
        for (const entry of page.objects) {
          if (entry.isFile && entry.key.startsWith(prefix)) yield entry.key
        }
        paginationToken = page.paginationToken
      } while (paginationToken !== undefined)
    },
  }
}
