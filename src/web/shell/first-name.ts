/** The first word of a name, for the greeting; empty when there is none. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
