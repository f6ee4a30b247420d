/** Longest key, in characters: inside S3's 1024 bytes and what file systems allow for a path. */
const KEY_LENGTH_MAX = 512
/** Longest part between two slashes, inside the 255 bytes of file systems. */
const PART_LENGTH_MAX = 200

const PART = /^[A-Za-z0-9][A-Za-z0-9_-]*$/
const PREFIX = /^(?:[A-Za-z0-9][A-Za-z0-9_-]*\/)*(?:[A-Za-z0-9][A-Za-z0-9_-]*)?$/

/** Allowed extensions and their types. An object has the type of its extension in every store. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
}

/** The key (or prefix, or type for the key) is not one this product makes; often a probe. */
export class InvalidKeyError extends Error {
  override readonly name = 'InvalidKeyError'

  constructor() {
    super('not a valid storage key')
  }
}

function extensionOf(key: string): string | null {
  if (key.length > KEY_LENGTH_MAX) return null
  const match = /^([^.]+)\.([a-z0-9]+)$/.exec(key)
  const [, path = '', extension = ''] = match ?? []
  const wellFormed = path.split('/').every((part) => part.length <= PART_LENGTH_MAX && PART.test(part))
  return wellFormed && Object.hasOwn(CONTENT_TYPES, extension) ? extension : null
}

/**
 * The content type of a well-formed key: ASCII letters, digits, `_` and `-` in parts joined by `/`, then one known
 * extension. Dots occur nowhere else, so no key climbs out of a folder or is hidden.
 * @throws InvalidKeyError
 */
export function contentTypeOf(key: string): string {
  const extension = extensionOf(key)
  const type = extension === null ? undefined : CONTENT_TYPES[extension]
  if (type === undefined) throw new InvalidKeyError()
  return type
}

/** True for a key {@link contentTypeOf} accepts. Routes use it to answer 404 without asking the store. */
export function isValidKey(key: string): boolean {
  return extensionOf(key) !== null
}

/** @throws InvalidKeyError unless the prefix could begin a key (`''`, `activities/`, `activities/thumbnails/gat`) */
export function assertPrefix(prefix: string): void {
  if (prefix.length > KEY_LENGTH_MAX || !PREFIX.test(prefix)) throw new InvalidKeyError()
}
