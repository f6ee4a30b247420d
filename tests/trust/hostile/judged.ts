/** What an attack looked at, and what it found. */
export interface Looked {
  readonly looked: number
  readonly faults: readonly string[]
}

/** Says how many were tried. @throws Error with every fault */
export function judged({ looked, faults }: Looked, what: string): string {
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return `${looked} ${what}`
}
