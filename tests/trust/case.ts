/** One case of `npm run trust`. It fails by throwing. */
export interface TrustCase {
  readonly group: string
  readonly name: string
  /** `happened`: what was seen, for the table. `lost`: acknowledged things that are gone; must be 0. */
  run(): Promise<{ happened: string; lost: number }>
}
