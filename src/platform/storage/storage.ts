import type { Readable } from 'node:stream'

/** Largest object that is accepted, in bytes: well above the largest upload (rule: upload limits). */
export const OBJECT_BYTES_MAX = 32 * 1024 * 1024

export interface StoredObject {
  readonly stream: Readable
  /** Bytes. */
  readonly size: number
  readonly contentType: string
  readonly lastModified?: Date
}

/**
 * Stores files on a disk or in an S3-compatible service, with the same behaviour (storage.test.ts runs against both).
 * Keys look like `activities/thumbnails/gato-360.webp`; see key.ts. A hostile key throws {@link InvalidKeyError}.
 */
export interface Storage {
  /**
   * Writes an object whole or not at all, replacing the one there was. A reader sees the old one or the new one.
   * @param options.contentType has to be the one of the key's extension
   * @throws InvalidKeyError, ObjectTooLargeError, or whatever broke the body's stream
   */
  put(key: string, body: Uint8Array | Readable, options: { contentType: string; cacheControl?: string }): Promise<void>
  /** The object, or null. The caller consumes or destroys the stream. */
  get(key: string): Promise<StoredObject | null>
  exists(key: string): Promise<boolean>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
  /** Keys that start with `prefix` (`''` for all), in no promised order. */
  list(prefix: string): AsyncIterable<string>
  /** Proves that the store can be used; throws when it cannot. For readiness checks. */
  check(): Promise<void>
}

/** The body is larger than {@link OBJECT_BYTES_MAX}. No part of it was written. */
export class ObjectTooLargeError extends Error {
  override readonly name = 'ObjectTooLargeError'

  constructor() {
    super(`the object is larger than ${OBJECT_BYTES_MAX} bytes`)
  }
}
