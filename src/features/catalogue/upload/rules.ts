import { slugOf } from '../../../platform/slug.ts'
import { DAY_MS } from '../../../platform/time.ts'

/** Target of an upload: pictures of the cards, or downloadable files. */
export const UPLOAD_FOLDERS = ['thumbnails', 'activities'] as const
export type UploadFolder = (typeof UPLOAD_FOLDERS)[number]

const MEGABYTE = 1024 * 1024

/** Largest file of each folder, in megabytes (rule: upload limits). */
export const UPLOAD_MB: Readonly<Record<UploadFolder, number>> = { thumbnails: 5, activities: 10 }
/** The same in bytes. */
export const uploadBytes = (folder: UploadFolder) => UPLOAD_MB[folder] * MEGABYTE
/** Largest file of any folder, in bytes. */
export const UPLOAD_BYTES_MAX = Math.max(...UPLOAD_FOLDERS.map(uploadBytes))

/** Pages a PDF may have (rule: upload limits). */
export const PDF_PAGES_MAX = 50

/** An upload no activity took up within this time is given up, in ms: longer than any form stays open. */
export const ORPHAN_AGE_MS = DAY_MS

/** Type of a file, by its content. */
export type FileKind = 'pdf' | 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

const text = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end))

/**
 * Type of a file by its first bytes, independent of its name and declared type; null for types that are not accepted.
 */
export function kindOf(bytes: Uint8Array): FileKind | null {
  if (text(bytes, 0, 5) === '%PDF-') return 'pdf'
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif'
  if (/^ftypavi[fs]$/.test(text(bytes, 4, 12))) return 'avif'
  return null
}

/** Longest part of a stored name that comes from the original one, in characters. */
const NAME_LENGTH_MAX = 80

/**
 * The name of a stored file: a generated prefix, then what is harmless of the original name (rule: stored file names).
 * Folders and extension of the original do not survive. `prefix`: lower-case letters and digits, different for every
 * upload.
 */
export function uploadName(prefix: string, original: string): string {
  const base = original.slice(Math.max(original.lastIndexOf('/'), original.lastIndexOf('\\')) + 1)
  const plain = slugOf(base.replace(/\.[^.]*$/, ''), NAME_LENGTH_MAX)
  return plain === '' ? prefix : `${prefix}-${plain}`
}
