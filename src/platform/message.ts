/** What a person reads about an outcome: as a toast, in a notice, in an answer of the API. */
export interface Message {
  readonly title: string
  readonly description: string
}
