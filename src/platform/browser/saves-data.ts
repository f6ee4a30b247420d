interface Connection {
  readonly saveData?: boolean
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string
}

/** True where the user asked to save data, or the network is 2G: only requested bytes are loaded there. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false)
}
