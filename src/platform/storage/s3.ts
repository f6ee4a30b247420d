import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { S3Config } from '../config-values.ts'
import { wholeBody } from './body.ts'
import { assertPrefix, contentTypeOf, InvalidKeyError } from './key.ts'
import type { Storage } from './storage.ts'

/** Time limits of one attempt, in ms. */
interface S3Timeouts {
  readonly connect: number
  /** Until the answer begins. */
  readonly answer: number
  /** Silence in the middle of an answer. */
  readonly silence: number
}

/** A person waits: a silent store is tried twice within half a minute. */
const TIMEOUTS: S3Timeouts = { connect: 3_000, answer: 12_000, silence: 12_000 }
const ATTEMPTS = 2

/** The object is missing; a missing bucket is a mistake in the settings and stays an error. */
const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket'

function createClient(config: S3Config, timeouts: S3Timeouts): S3Client {
  return new S3Client({
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    ...(config.endpoint === null ? {} : { endpoint: config.endpoint, forcePathStyle: true }),
    // The newer checksums are Amazon's own; many compatible services refuse or ignore them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: timeouts.connect,
      requestTimeout: timeouts.answer,
      socketTimeout: timeouts.silence,
      // Otherwise the limit only writes a warning.
      throwOnRequestTimeout: true,
    },
  })
}

/** Objects in a bucket of Amazon S3 or of a compatible service. The bucket has to exist. */
export function openS3Storage(config: S3Config, timeouts: S3Timeouts = TIMEOUTS): Storage {
  const client = createClient(config, timeouts)
  const Bucket = config.bucket

  return {
    // No object ACL, which many services lack: this product and the bucket's policy decide who reads.
    async put(key, body, { contentType, cacheControl }) {
      if (contentTypeOf(key) !== contentType) throw new InvalidKeyError()
      const Body = await wholeBody(body)
      await client.send(
        new PutObjectCommand({ Bucket, Key: key, Body, ContentType: contentType, CacheControl: cacheControl }),
      )
    },

    async get(key) {
      const contentType = contentTypeOf(key)
      try {
        // One request for size and bytes, so both are of the same version.
        const { Body, ContentLength, LastModified } = await client.send(new GetObjectCommand({ Bucket, Key: key }))
        if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error('S3 answered without a body')
        return { stream: Body, size: ContentLength, contentType, lastModified: LastModified }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async exists(key) {
      contentTypeOf(key)
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key: key }))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },

    async delete(key) {
      contentTypeOf(key)
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }))
    },

    async *list(prefix) {
      assertPrefix(prefix)
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
        for (const { Key } of Contents) if (Key !== undefined) yield Key
      }
    },

    async check() {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
  }
}
