/** Scope and findings of an attack. */
export interface Looked {
  readonly looked: number
  readonly faults: readonly string[]
}

/** Summary with the number of attempts. @throws Error with every fault */
export function judged({ looked, faults }: Looked, what: string): string {
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return `${looked} ${what}`
}
