export interface TrustCase {
  readonly group: string
  readonly name: string
  run(): Promise<{ happened: string; lost: number }>
}
