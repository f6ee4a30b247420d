import { Zip, ZipPassThrough } from 'fflate'
import { blobOf } from '../../../../../sheets/print/blob-parts.ts'

/** Files one after the other; PDFs are packed already. */
export function openZip() {
  const whole = blobOf('application/zip')
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    whole.write(chunk)
  })
  return {
    async add(name: string, file: Blob): Promise<void> {
      const entry = new ZipPassThrough(name)
      zip.add(entry)
      entry.push(new Uint8Array(await file.arrayBuffer()), true)
    },
    end(): Blob {
      zip.end()
      return whole.whole()
    },
  }
}
