/** One request of the tools. `body` null sends no body; an empty text sends an empty body. */
export interface ProbeRequest {
  readonly method: 'GET' | 'OPTIONS' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** Result of a request: an answer of any quality, or the reason for its absence. */
export type Outcome =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      /** Its beginning: at most {@link BODY_MAX_BYTES}. */
      readonly body: string
      readonly tookMs: number
    }
  /** `error` is pt-BR or the system's own words (ECONNREFUSED, …). */
  | { readonly kind: 'failure'; readonly error: string; readonly tookMs: number }

/** Bytes of an answer's body that are looked at. */
export const BODY_MAX_BYTES = 4_096

/** Longest address an administrator may give, in characters. */
export const TARGET_MAX_LENGTH = 500

/** Sends one request to an address. Never rejects. */
export type Reach = (url: string, request: ProbeRequest) => Promise<Outcome>
