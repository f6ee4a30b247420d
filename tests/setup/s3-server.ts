import { createHash, createHmac } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join, relative } from 'node:path'
import { buffer } from 'node:stream/consumers'

export const S3_KEYS = {
  region: 'us-east-1',
  bucket: 'activities',
  accessKeyId: 'TEST',
  secretAccessKey: 'TEST-SECRET',
}
/** Amazon's own bound of one list; the next one follows by a token. */
const LIST_MAX = 1000

interface Answer {
  readonly status: number
  readonly body?: string | Buffer
  readonly headers?: Record<string, string>
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const refusal = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
})

/** Amazon's signature, version 4, of a request as it came. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const parts = /Credential=(([^/]+)\/(.+)), ?SignedHeaders=([^,]+), ?Signature=(\w+)/
  const [, , id, scope = '', names = '', signature] = parts.exec(request.headers.authorization ?? '') ?? []
  const hash = String(request.headers['x-amz-content-sha256'])
  if (id !== S3_KEYS.accessKeyId || hash !== sha256(body)) return false
  const [path, query = ''] = (request.url ?? '').split('?')
  const parameters = query.split('&').filter(Boolean).sort().join('&')
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, path, parameters, headers.join(''), names, hash].join('\n')
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${S3_KEYS.secretAccessKey}`)
  return hmac(key, text).toString('hex') === signature
}

/** A server that speaks as much S3 as the product asks for: one bucket, whose objects are the files of a folder. */
export async function startS3(folder: string): Promise<{ port: number; close(): Promise<void> }> {
  const objects = join(folder, S3_KEYS.bucket)
  const incoming = join(folder, 'incoming')
  await mkdir(objects, { recursive: true })
  await mkdir(incoming, { recursive: true })
  let writes = 0

  async function list(query: URLSearchParams): Promise<Answer> {
    const after = query.get('continuation-token') ?? ''
    const entries = await readdir(objects, { recursive: true, withFileTypes: true })
    const keys = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    const matching = keys
      .map((place) => relative(objects, place))
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort()
    const page = matching.slice(0, LIST_MAX)
    const next = page.length < matching.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
    return {
      status: 200,
      body: `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents}</ListBucketResult>`,
    }
  }

  async function object(method: string | undefined, place: string, body: Buffer): Promise<Answer> {
    if (method === 'PUT') {
      const file = join(incoming, String(writes++))
      await writeFile(file, body)
      await mkdir(dirname(place), { recursive: true })
      await rename(file, place)
      return { status: 200 }
    }
    if (method === 'DELETE') {
      await rm(place, { force: true })
      return { status: 204 }
    }
    const found = await stat(place).catch(() => null)
    if (!found?.isFile()) return refusal(404, 'NoSuchKey')
    return { status: 200, body: await readFile(place), headers: { 'last-modified': found.mtime.toUTCString() } }
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const body = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const [, bucket, ...key] = pathname.split('/').map(decodeURIComponent)
    if (!isSigned(request, body)) return refusal(403, 'SignatureDoesNotMatch')
    if (bucket !== S3_KEYS.bucket) return refusal(404, 'NoSuchBucket')
    if (key.join('') !== '') return object(request.method, join(objects, ...key), body)
    return request.method === 'HEAD' ? { status: 200 } : list(searchParams)
  }

  const server = createServer(async (request, response) => {
    const { status, body = '', headers = {} } = await answer(request)
    response.writeHead(status, { ...headers, ...(status === 204 ? {} : { 'content-length': Buffer.byteLength(body) }) })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}
