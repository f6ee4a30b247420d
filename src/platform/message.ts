/** An outcome in words for a user: in a toast, in a notice, in an answer of the API. */
export interface Message {
  readonly title: string
  readonly description: string
}
