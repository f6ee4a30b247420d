/** The answer to one code. */
export interface ErrorEntry {
  /** HTTP status of the answer. */
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503
  /** Toast title, pt-BR. */
  readonly title: string
  /** Toast description, pt-BR; may be empty. */
  readonly description: string
  /** True when a person of the team has to look at it. */
  readonly reportable: boolean
}
