interface Listed {
  readonly test: string
  readonly since: string
}
interface Found {
  readonly test: string
  readonly line: number
}
export const FLAKY: readonly Listed[]
export function flakyTests(suites: readonly unknown[]): Found[]
export function unexcused(found: readonly Found[], list?: readonly Listed[]): Found[]
