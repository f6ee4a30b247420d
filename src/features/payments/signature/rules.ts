/** Parts of a notification's signature. */
export interface SignedParts {
  /** `data.id` of the query, as it came. */
  readonly dataId: string | null
  /** The `x-request-id` header. */
  readonly requestId: string | null
  /** The `x-signature` header: `ts=…,v1=…`. */
  readonly signature: string | null
}

/** Longest header that is looked at, in characters. */
const SIGNATURE_MAX_LENGTH = 512

/** Splits `ts=…,v1=…`; null for another format. `v1` is 64 hexadecimal digits. */
export function parseSignature(header: string | null): { ts: string | null; v1: string } | null {
  if (!header || header.length > SIGNATURE_MAX_LENGTH) return null
  const parts = new Map(
    header.split(',').map((part) => {
      const [name = '', ...value] = part.split('=')
      return [name.trim().toLowerCase(), value.join('=').trim()]
    }),
  )
  const v1 = parts.get('v1')?.toLowerCase()
  return v1 && /^[0-9a-f]{64}$/.test(v1) ? { ts: parts.get('ts') || null, v1 } : null
}

/**
 * Texts whose HMAC the signature may be: `id:…;request-id:…;ts:…;`, without absent parts. The provider lower-cases ids
 * of letters and digits in some notifications, so both spellings count. Empty without a part to sign.
 */
export function manifests({ dataId, requestId }: SignedParts, ts: string | null): string[] {
  const ids = dataId ? [...new Set([dataId, dataId.toLowerCase()])] : [null]
  return ids.flatMap((id) => {
    const parts = [
      ['id', id],
      ['request-id', requestId],
      ['ts', ts],
    ]
    const text = parts.flatMap(([name, value]) => (value ? [`${name}:${value};`] : [])).join('')
    return text === '' ? [] : [text]
  })
}
