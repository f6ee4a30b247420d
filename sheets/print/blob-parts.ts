/** A file that leaves the thread's memory while it is written: the browser may put its parts on the disk. */

/** Bytes that are gathered before they become a part. */
const PART_BYTES = 1 << 20

export function blobOf(type: string) {
  let parts: Blob[] = []
  let waiting: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const settle = () => {
    parts.push(new Blob(waiting))
    waiting = []
    bytes = 0
  }
  return {
    write(chunk: Uint8Array<ArrayBuffer>): void {
      waiting.push(chunk)
      bytes += chunk.length
      if (bytes >= PART_BYTES) settle()
    },

    /** All that was written. */
    whole(): Blob {
      settle()
      const file = new Blob(parts, { type })
      parts = []
      return file
    },
  }
}
